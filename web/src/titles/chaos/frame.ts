import { MAP_HEIGHT, MAP_WIDTH } from './art/land';

/** Width of the victory track around the map, in design pixels. */
export const RIM = 19;
export const FRAME_WIDTH = MAP_WIDTH + 2 * RIM;
export const FRAME_HEIGHT = MAP_HEIGHT + 2 * RIM;
