/** Land in the pixels of the table, and how the islands lie for a number of players. */
import data from './islands.json';
import type { FaceSize, Terrain } from './view';

export type Point = [number, number];
export type Box = [number, number, number, number];

export interface Land {
  path: string;
  /** The same, a little inside. */
  inner: string;
  box: Box;
  terrain: Terrain;
  /** Where tokens stand. */
  stack: Point;
  /** Forts and walls stand left of the stack; right of it otherwise. */
  left: boolean;
  tile: Point;
  spare: Point;
}

export interface Face {
  size: FaceSize;
  width: number;
  height: number;
  land: string;
  foam: string[];
  hull: Point[];
  /** A line along the coast for the name. */
  name: string;
  regions: Record<string, Land>;
}

export const FACES = data as unknown as Record<string, Face>;
const images = import.meta.glob<string>('./land/*.webp', { query: '?url', import: 'default', eager: true });
export const imageOf = (face: string): string => images[`./land/${face}.webp`] ?? '';

export interface Placed {
  face: string;
  x: number;
  y: number;
  land: Face;
}

export interface Chart {
  islands: Placed[];
  width: number;
  height: number;
  /** Free water, the roomiest spot first. */
  open: Point[];
}

/** Sea between the pictures, which carry a margin of their own. */
const GAP: Point = [-22, -16];
const RIM = 12;
/** Room for the names under the last row. */
const NAME = 10;
/** Islands by row, as numbers in the order large, medium, small. */
const ROWS: Record<number, number[][]> = { 1: [[0]], 2: [[0], [1]], 3: [[0, 1], [2]], 4: [[0, 1], [2, 3]], 5: [[0, 1], [3, 2, 4]] };
/** Rows that are shorter than the widest one: to the left, to the right or in the middle. */
const LEAN: Record<number, number[]> = { 2: [0, 1], 3: [0.5, 0.42] };

export function chart(faces: readonly string[]): Chart {
  const rows = (ROWS[faces.length] ?? [faces.map((_, at) => at)]).map((row) => row.map((at) => faces[at]!));
  const wide = rows.map((row) => row.reduce((sum, face) => sum + FACES[face]!.width, GAP[0] * (row.length - 1)));
  const width = Math.max(...wide) * (faces.length === 2 ? 1.34 : 1);
  const islands: Placed[] = [];
  let y = -RIM;
  rows.forEach((row, number) => {
    const tall = Math.max(...row.map((face) => FACES[face]!.height));
    const spread = row.length > 1 ? (width - wide[number]!) / (row.length - 1) : 0;
    let x = row.length > 1 ? -RIM : (width - wide[number]!) * (LEAN[faces.length]?.[number] ?? 0.5) - RIM;
    for (const face of row) {
      const land = FACES[face]!;
      islands.push({ face, x: Math.round(x), y: Math.round(y + (tall - land.height) * (number === 0 ? 0.35 : 0.7)), land });
      x += land.width + GAP[0] + spread;
    }
    y += tall + GAP[1];
  });
  const size = { width: Math.round(width - 2 * RIM), height: Math.round(y - GAP[1] - RIM + NAME) };
  return { islands, ...size, open: openWater(islands, size.width, size.height) };
}

function openWater(islands: Placed[], width: number, height: number): Point[] {
  const coast = islands.flatMap(({ x, y, land }) => land.hull.map(([a, b]): Point => [a + x, b + y]));
  const spots: { at: Point; room: number }[] = [];
  for (let x = 26; x < width - 20; x += 13)
    for (let y = 26; y < height - 20; y += 13) {
      if (islands.some((island) => inside([x - island.x, y - island.y], island.land.hull))) continue;
      const room = Math.min(...coast.map(([a, b]) => Math.hypot(a - x, b - y)), x + 8, y + 8, width - x + 8, height - y + 8);
      spots.push({ at: [x, y], room });
    }
  const chosen: Point[] = [];
  for (const { at, room } of spots.sort((a, b) => b.room - a.room)) if (room > 22 && chosen.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 95)) chosen.push(at);
  return chosen;
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Small waves scattered over the sea; the same ones every time. */
export function waves(islands: Placed[], area: Box): { x: number; y: number; kind: number }[] {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const found: { x: number; y: number; kind: number }[] = [];
  for (let tries = 0; tries < 900 && found.length < 130; tries++) {
    const [x, y] = [area[0] + random() * area[2], area[1] + random() * area[3]];
    if (found.some((one) => Math.hypot(one.x - x, one.y - y) < 36)) continue;
    const near = islands.some((island) => [[0, 0], [26, 0], [-26, 0], [0, 26], [0, -26]].some(([dx, dy]) => inside([x + dx! - island.x, y + dy! - island.y], island.land.hull)));
    if (!near) found.push({ x: Math.round(x), y: Math.round(y), kind: Math.floor(random() * 6) });
  }
  return found;
}
