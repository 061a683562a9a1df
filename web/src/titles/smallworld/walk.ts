/** Regions on the chart, and the way from one to the next with the arrow keys. */
import type { Chart, Land, Point } from './art/islands';
import type { SmallWorldView } from './view';

export interface Place {
  slug: string;
  land: Land;
  x: number;
  y: number;
}

export function placesOf(chart: Chart, view: SmallWorldView): Place[] {
  return chart.islands.flatMap(({ face, x, y, land }) =>
    (view.faces.find((one) => one.face === face)?.regions ?? []).map((slug) => ({
      slug,
      land: land.regions[slug]!,
      x,
      y,
    })),
  );
}

const AHEAD: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const isArrow = (key: string): boolean => key in AHEAD;

const middle = ({ x, y, land: { box } }: Place): Point => [x + (box[0] + box[2]) / 2, y + (box[1] + box[3]) / 2];

/** The region that lies next in the direction of the key. */
export function ahead(places: readonly Place[], from: Place, key: string): Place | null {
  const way = AHEAD[key]!;
  const [x, y] = middle(from);
  const far = (other: Place): number => {
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
    const along = dx * way[0] + dy * way[1];
    return along < 8 ? Infinity : along + 2.2 * Math.abs(dx * way[1] + dy * way[0]);
  };
  const next = places.filter((other) => other !== from).sort((a, b) => far(a) - far(b))[0];
  return next && far(next) < Infinity ? next : null;
}
