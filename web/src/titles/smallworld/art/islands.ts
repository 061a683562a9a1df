/** Land in the pixels of the table, and how the islands lie for a number of players. */
import { art } from './art';
import url from './islands.json?url';
import type { FaceSize, Terrain } from '../view';

export type Point = [number, number];
export type Box = [number, number, number, number];

export interface Land {
  path: string;
  box: Box;
  terrain: Terrain;
  /** Where tokens stand. */
  stack: Point;
  /** Forts and walls stand left of the stack; right of it otherwise. */
  left: boolean;
  tile: Point;
  spare: Point;
  /** What is painted on it, and where. */
  printed: [string, number, number][];
}

export interface Face {
  size: FaceSize;
  width: number;
  height: number;
  land: string;
  hull: Point[];
  /** A line along the coast for the name. */
  name: string;
  regions: Record<string, Land>;
}

export const FACES: Record<string, Face> =
  import.meta.env.MODE === 'test'
    ? ((await import('./islands.json')).default as unknown as Record<string, Face>)
    : await art<Record<string, Face>>(url);
const images = import.meta.glob<string>('./land/*.avif', { query: '?url', import: 'default', eager: true });
const drawn = { ...FACES };
/** Faces that the pack of the table has drawn anew. */
let own: Record<string, string> = {};
export const imageOf = (face: string): string => own[face] ?? images[`./land/${face}.avif`] ?? '';

/** Lays these faces on the table instead of ours, with their pictures. */
export function lay(faces: Record<string, { land: Face; picture: string }>): void {
  Object.assign(FACES, drawn);
  own = {};
  for (const [face, { land, picture }] of Object.entries(faces)) {
    FACES[face] = land;
    own[face] = picture;
  }
  charts.clear();
}

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

/** Land keeps this far from the edge; hulls run 14 outside the land. */
const RIM = 20;
const ROOM = 16;
/** Under an island runs its name. */
const NAME = 26;
/** Islands by row, as numbers in the order large, medium, small; with the step down inside a row. */
const ROWS: Record<number, { at: number; down: number }[][]> = {
  1: [[{ at: 0, down: 0 }]],
  2: [
    [
      { at: 0, down: 0 },
      { at: 1, down: 250 },
    ],
  ],
  3: [
    [
      { at: 0, down: 0 },
      { at: 1, down: 10 },
    ],
    [{ at: 2, down: 0 }],
  ],
  4: [
    [
      { at: 0, down: 0 },
      { at: 1, down: 0 },
    ],
    [
      { at: 2, down: 0 },
      { at: 3, down: 20 },
    ],
  ],
  5: [
    [
      { at: 0, down: 0 },
      { at: 1, down: 0 },
    ],
    [
      { at: 3, down: 0 },
      { at: 2, down: 96 },
      { at: 4, down: 10 },
    ],
  ],
};

const charts = new Map<string, Chart>();

/** The same faces always lie the same way, so that nothing jumps. */
export function chart(faces: readonly string[]): Chart {
  const key = faces.join();
  const known = charts.get(key) ?? layOut(faces);
  charts.set(key, known);
  return known;
}

function layOut(faces: readonly string[]): Chart {
  const rows = (ROWS[faces.length] ?? []).map((row) =>
    pushTogether(row.map(({ at, down }) => placed(faces[at]!, 0, down))),
  );
  const width = Math.max(0, ...rows.map((row) => right(row) - left(row)));
  const islands: Placed[] = [];
  for (const row of rows) {
    const [west, slack] = [left(row), (width - right(row) + left(row)) / Math.max(1, row.length - 1)];
    row.forEach((island, at) => (island.x += at * slack - west + (row.length === 1 ? slack * 0.42 : 0)));
    if (islands.length) sink(row, islands);
    islands.push(...row);
  }
  const top = Math.min(...islands.map((island) => island.y + extent(island)[1]));
  for (const island of islands) {
    island.x = Math.round(island.x + RIM);
    island.y = Math.round(island.y - top + RIM);
  }
  const size = {
    width: Math.round(width + 2 * RIM),
    height: Math.round(Math.max(...islands.map((island) => island.y + extent(island)[3])) + RIM + 12),
  };
  return { islands, ...size, open: openWater(islands, size.width, size.height) };
}

const placed = (face: string, x: number, y: number): Placed => ({ face, x, y, land: FACES[face]! });
function extent({ land }: Placed): Box {
  const [xs, ys] = [land.hull.map(([x]) => x), land.hull.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
const left = (row: Placed[]): number => Math.min(...row.map((island) => island.x + extent(island)[0]));
const right = (row: Placed[]): number => Math.max(...row.map((island) => island.x + extent(island)[2]));

/** Coast as points no further apart than 14. */
function coastline({ x, y, land }: Placed): Point[] {
  return land.hull.flatMap(([ax, ay], at): Point[] => {
    const [bx, by] = land.hull[(at + 1) % land.hull.length]!;
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 14);
    return Array.from({ length: steps }, (_, step): Point => [
      x + ax + ((bx - ax) * step) / steps,
      y + ay + ((by - ay) * step) / steps,
    ]);
  });
}
const apart = (a: Point[], b: Point[], dx: number, dy: number, room: number): boolean =>
  a.every(([x, y]) => b.every(([u, v]) => Math.hypot(u + dx - x, v + dy - y) >= room));

function pushTogether(row: Placed[]): Placed[] {
  for (let at = 1; at < row.length; at++) {
    const island = row[at]!;
    const before = row.slice(0, at).flatMap(coastline);
    const own = coastline(island);
    let dx = right(row.slice(0, at)) - extent(island)[0] + ROOM;
    while (dx > 0 && apart(before, own, dx - 6, 0, ROOM)) dx -= 6;
    island.x += dx;
  }
  return row;
}

/** Lets a row come up from below until it would touch; names need more room than coasts. */
function sink(row: Placed[], above: Placed[]): void {
  const before = above.flatMap(coastline);
  const own = row.flatMap(coastline);
  let dy = Math.max(...before.map(([, y]) => y)) + NAME;
  while (dy > 0 && apart(before, own, 0, dy - 6, ROOM + NAME)) dy -= 6;
  row.forEach((island) => (island.y += dy));
}

function openWater(islands: Placed[], width: number, height: number): Point[] {
  const coast = islands.flatMap(({ x, y, land }) => land.hull.map(([a, b]): Point => [a + x, b + y]));
  const spots: { at: Point; room: number }[] = [];
  for (let x = 26; x < width - 20; x += 13)
    for (let y = 26; y < height - 20; y += 13) {
      if (islands.some((island) => inside([x - island.x, y - island.y], island.land.hull))) continue;
      const room = Math.min(
        ...coast.map(([a, b]) => Math.hypot(a - x, b - y)),
        x + 8,
        y + 8,
        width - x + 8,
        height - y + 8,
      );
      spots.push({ at: [x, y], room });
    }
  const chosen: Point[] = [];
  for (const { at, room } of spots.sort((a, b) => b.room - a.room))
    if (room > 22 && chosen.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 95)) chosen.push(at);
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

/** An outline of steps, so far away from its middle; inside of it where that is negative. */
export function beyond(path: string, by: number): string {
  const steps = path.match(/-?[\d.]+/g)!.map(Number);
  const points: Point[] = [];
  for (let at = 0, [x, y] = [0, 0]; at < steps.length; at += 2) points.push([(x += steps[at]!), (y += steps[at + 1]!)]);
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as Point;
  const moved = points.map((point) => {
    const far = Math.hypot(point[0] - middle[0], point[1] - middle[1]) || 1;
    return point.map((value, axis) => (value + ((value - middle[axis]!) / far) * by).toFixed(1)).join(' ');
  });
  return `M${moved.join('L')}Z`;
}

/** Small waves scattered over the sea; the same ones every time. */
export function waves(islands: Placed[], area: Box): { x: number; y: number; kind: number }[] {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const found: { x: number; y: number; kind: number }[] = [];
  for (let tries = 0; tries < 900 && found.length < 130; tries++) {
    const [x, y] = [area[0] + random() * area[2], area[1] + random() * area[3]];
    if (found.some((one) => Math.hypot(one.x - x, one.y - y) < 36)) continue;
    const near = islands.some((island) =>
      [
        [0, 0],
        [26, 0],
        [-26, 0],
        [0, 26],
        [0, -26],
      ].some(([dx, dy]) => inside([x + dx! - island.x, y + dy! - island.y], island.land.hull)),
    );
    if (!near) found.push({ x: Math.round(x), y: Math.round(y), kind: Math.floor(random() * 6) });
  }
  return found;
}
