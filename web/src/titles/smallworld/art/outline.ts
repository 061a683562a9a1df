/** An island from the outlines of its regions: in the pixels of the table, with the places of all that lies on it. */
import type { Face, Land, Point } from './islands';
import { beside, closed, coastOf, inland, joints, line, simpleRing, smooth } from './rings';
import type { FaceSize, Terrain } from '../view';

/** A region as a pack writes it. */
export interface Drawn {
  slug: string;
  terrain: Terrain;
  symbols: string[];
  polygon: Point[];
  label: Point;
}

export interface Region extends Drawn {
  ring: Point[];
  stack: Point;
  peak: Point | null;
  left: boolean;
  tile: Point;
  spare: Point;
  printed: { name: string; at: Point }[];
  taken: [number, number, number][];
}

export interface Island {
  face: string;
  size: FaceSize;
  width: number;
  height: number;
  regions: Region[];
  coast: Point[];
}

export const SCALE: Record<FaceSize, number> = { L: 0.53, M: 0.478, S: 0.425 };
export const MARGIN = 34;
const TOKEN = 21;
const PRINTED = ['anchor', 'cave', 'magic'];

/** From the units of a pack to the pixels of the table. */
function placing(size: FaceSize, shapes: readonly Pick<Drawn, 'polygon'>[]): (point: Point) => Point {
  const all = shapes.flatMap(({ polygon }) => polygon);
  const [x0, y0] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const fixed = (value: number): number => Math.round(value * 100) / 100;
  return ([x, y]) => [fixed((x - x0) * SCALE[size] + MARGIN), fixed((y - y0) * SCALE[size] + MARGIN)];
}

export function outline(face: string, size: FaceSize, shapes: readonly Drawn[]): Island {
  const place = placing(size, shapes);
  const rings = shapes.map(({ polygon }) => polygon.map(place));
  const ends = joints(rings);
  const regions = shapes.map((shape, at) => settled(shape, smooth(rings[at]!, ends), place(shape.label)));
  const all = rings.flat();
  return {
    face,
    size,
    width: Math.round(Math.max(...all.map(([x]) => x)) + MARGIN),
    height: Math.round(Math.max(...all.map(([, y]) => y)) + MARGIN),
    regions,
    coast: coastOf(regions.flatMap(({ terrain, ring }) => (terrain === 'sea' ? [] : [ring]))),
  };
}

/** Where pieces lie: the stack in the roomiest spot, the rest around it as far as there is room. */
function settled(shape: Drawn, ring: Point[], [x, y]: Point): Region {
  const region: Region = {
    ...shape,
    ring,
    stack: [x, y + 3],
    peak: null,
    left: true,
    tile: [x, y],
    spare: [x, y],
    printed: [],
    taken: [],
  };
  if (shape.terrain === 'mountain') {
    const [px, py] = roomiest(ring, [x, y]);
    region.peak = [px - 16, py - 9];
    region.stack = [px + 12, py + 9];
    region.taken.push([...region.peak, 24]);
  }
  region.taken.push([...region.stack, TOKEN + 1]);
  const [sx, sy] = region.stack;
  const [west, east] = [inland(ring, [sx - 28, sy + 5]), inland(ring, [sx + 28, sy + 5])];
  region.left = shape.terrain !== 'mountain' && west >= east - 2;
  furnish(region);
  return region;
}

function furnish(region: Region): void {
  const hasTile = region.symbols.includes('tile');
  if (hasTile) {
    region.tile = free(region, 16, region.taken);
    region.taken.push([...region.tile, 16]);
  }
  for (const name of region.symbols.filter((one) => PRINTED.includes(one))) {
    const at = free(region, 10, region.taken);
    region.printed.push({ name, at });
    region.taken.push([...at, 11]);
  }
  const hidden = [...region.taken];
  if (!hasTile) {
    region.tile = free(region, 15, region.taken);
    hidden.push([...region.tile, 14]);
  }
  region.spare = free(region, 11, hidden);
}

/** The spot around which a peak with a stack before it fits best. */
function roomiest(ring: Point[], [x, y]: Point): Point {
  const corners = [
    [-36, 3, 0],
    [-16, -24, 0],
    [28, 8, 4],
    [14, 28, 4],
    [-30, 8, 0],
  ] as const;
  let [best, spot] = [-Infinity, [x, y] as Point];
  for (let dx = -18; dx < 31; dx += 4)
    for (let dy = -16; dy < 17; dy += 4) {
      const room = Math.min(...corners.map(([cx, cy, pad]) => inland(ring, [x + dx + cx, y + dy + cy]) - pad));
      if (room > best) [best, spot] = [room, [x + dx, y + dy]];
    }
  return spot;
}

function free(region: Region, radius: number, taken: readonly [number, number, number][]): Point {
  return search(region, radius, radius + 1.5, taken) ?? search(region, radius, radius * 0.7, taken) ?? region.stack;
}

function search(
  { ring, stack }: Region,
  radius: number,
  inset: number,
  taken: readonly [number, number, number][],
): Point | null {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  let [best, spot]: [number, Point | null] = [-Infinity, null];
  for (let y = Math.min(...ys) + inset; y < Math.max(...ys) - inset; y += 3)
    for (let x = Math.min(...xs) + inset; x < Math.max(...xs) - inset; x += 3) {
      const gap = Math.min(...taken.map(([a, b, c]) => Math.hypot(x - a, y - b) - c - radius));
      const far = Math.hypot(x - stack[0], y - stack[1]);
      const worth = Math.min(gap, 7) * 3 - 0.05 * far;
      if (worth + 15 <= best) continue;
      const deep = inland(ring, [x, y]);
      const score = worth + Math.min(deep - radius, 5) * 3;
      if (deep >= inset && score > best) [best, spot] = [score, [Math.round(x * 10) / 10, Math.round(y * 10) / 10]];
    }
  return spot;
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

function land({ ring, terrain, stack, left, tile, spare, printed, peak }: Region): Land {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return {
    path: closed(ring, 0),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round) as Land['box'],
    terrain,
    stack: whole(stack),
    left,
    tile: whole(tile),
    spare: whole(spare),
    printed: [...printed, ...(peak ? [{ name: 'mountain', at: peak }] : [])].map(({ name, at }) => [
      name,
      ...whole(at),
    ]),
  };
}

/** Where a name runs: along the lower coast or the upper one, from and to which share of it, how far off. */
type NamePlace = [lower: boolean, from: number, to: number, off: number];
const NAMES: Record<string, NamePlace> = {
  l1a: [true, 0.16, 0.46, 31],
  l1b: [true, 0.09, 0.34, 29],
  l2a: [true, 0.12, 0.4, 29],
  m1a: [false, 0.03, 0.4, 17],
  m2a: [true, 0.36, 0.8, 34],
  s2a: [true, 0.3, 0.72, 32],
};

/** The island as the table needs it. */
export function faceOf(island: Island): Face {
  const { size, width, height, coast, regions } = island;
  return {
    size,
    width,
    height,
    land: closed(simpleRing(coast, 0.6), 0),
    hull: simpleRing(beside(coast, 14), 5).map(whole),
    name: line(nameLine(coast, NAMES[island.face] ?? [true, 0.28, 0.72, 32]), 0),
    regions: Object.fromEntries(regions.map((region) => [region.slug, land(region)])),
  };
}

/** A soft line along the coast, from left to right. */
function nameLine(coast: Point[], [lower, from, to, off]: NamePlace): Point[] {
  const ring = beside(coast, off);
  const west = ring.reduce((least, [x], at) => (x < ring[least]![0] ? at : least), 0);
  const turned = [...ring.slice(west), ...ring.slice(0, west)];
  const east = turned.reduce((most, [x], at) => (x > turned[most]![0] ? at : most), 0);
  const mean = (points: Point[]): number => points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const halves = [turned.slice(0, east + 1), [...turned.slice(east), turned[0]!].reverse()];
  const [upper, under] = halves.sort((one, other) => mean(one) - mean(other)) as [Point[], Point[]];
  const half = lower ? under : upper;
  let points = Array.from(
    { length: 25 },
    (_, at) => half[Math.round((from + ((to - from) * at) / 24) * (half.length - 1))]!,
  );
  for (let time = 0; time < 8; time++)
    points = points.map(([x, y], at): Point => {
      const [before, after] = [points[at - 1], points[at + 1]];
      return before && after ? [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4] : [x, y];
    });
  return points.filter((_, at) => at % 2 === 0);
}
