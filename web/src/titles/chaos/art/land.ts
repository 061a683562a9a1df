/** The land in design pixels: what 1440x900 shows one to one. Neighbours share their border arcs, so borders are adjacencies. */
import land from './land.json';
import layout from './layout.json';
import { NAMES, type RegionSlug } from '../view';

type Point = [number, number];

const SCALE = 0.64;
const [X0, Y0, WIDE, HIGH] = layout.window as [number, number, number, number];
export const MAP_WIDTH = Math.round(WIDE * SCALE);
export const MAP_HEIGHT = Math.round(HIGH * SCALE);

export const REGIONS = NAMES.region;

const project = ([x, y]: number[]): Point => [((x ?? 0) - X0) * SCALE, ((y ?? 0) - Y0) * SCALE];
const arcs = land.arcs as Record<string, { kind: string; points: number[][] }>;

function arcPoints(id: string): number[][] {
  const reverse = id.startsWith('-');
  const points = arcs[reverse ? id.slice(1) : id]?.points ?? [];
  return reverse ? [...points].reverse() : points;
}

function path(points: number[][], close = false): string {
  return (
    'M' +
    points
      .map((p) =>
        project(p)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L') +
    (close ? 'Z' : '')
  );
}

export function ring(region: RegionSlug): number[][] {
  return land.regions[region].arcs.flatMap((id) => arcPoints(id).slice(0, -1));
}

const ofKind = (kind: string): string =>
  Object.values(arcs)
    .filter((arc) => arc.kind === kind)
    .map((arc) => path(arc.points))
    .join('');
export const BORDERS = ofKind('border');
export const COAST = ofKind('coast');

/** A long name runs on beyond its curve. */
const NAME_TAIL = 60;

export interface Spot {
  outline: string;
  border: Point[];
  centre: Point;
  /** Extent in design pixels: left, top, right, bottom. */
  box: [number, number, number, number];
  /** Curve the name stands on. */
  name: string;
  /** What the name covers: left, top, right, bottom. */
  nameBox: [number, number, number, number];
  nameSize: number;
  medallion: Point;
  slots: [Point, Point];
  /** Where figures stand: rows from front to back as [left, right, foot]. */
  rows: [number, number, number][];
  tokens: Point[];
  cost: Point;
  ruin: Point;
  /** Where figures stand beside the ruination card. */
  ruinRows: [number, number, number][];
}

type RawSpot = {
  name: number[][];
  size: number;
  med: number[];
  slots: number[][];
  rows: number[][];
  tokens: number[][];
  cost: number[];
  ruin: number[];
  ruin_row: number[];
};

const rowOf = ([left = 0, right = 0, foot = 0]: number[]): [number, number, number] => [
  project([left, 0])[0],
  project([right, 0])[0],
  project([0, foot])[1],
];

function spotOf(region: RegionSlug): Spot {
  const raw = (layout.regions as Record<RegionSlug, RawSpot>)[region];
  const outline = ring(region);
  const points = outline.map(project);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [a, m, b] = raw.name.map(project) as [Point, Point, Point];
  const bend = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2];
  const fixed = (p: number[]): string => p.map((n) => n.toFixed(1)).join(' ');
  const beyond = (from: number[], to: number[]): number[] => {
    const long = Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!);
    return [to[0]! + ((to[0]! - from[0]!) / long) * NAME_TAIL, to[1]! + ((to[1]! - from[1]!) / long) * NAME_TAIL];
  };
  return {
    outline: path(outline, true),
    border: points,
    centre: project(land.regions[region].centre),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    name: `M${fixed(beyond(bend, a))}L${fixed(a)}Q${fixed(bend)} ${fixed(b)}L${fixed(beyond(bend, b))}`,
    nameBox: [a[0], Math.min(a[1], m[1], b[1]) - raw.size * 0.75, b[0], Math.max(a[1], b[1]) + 4],
    nameSize: raw.size,
    medallion: project(raw.med),
    slots: raw.slots.map(project) as [Point, Point],
    rows: raw.rows.map(rowOf),
    ruinRows: [rowOf(raw.ruin_row)],
    tokens: raw.tokens.map(project),
    cost: project(raw.cost),
    ruin: project(raw.ruin),
  };
}

export const SPOTS = Object.fromEntries(REGIONS.map((region) => [region, spotOf(region)])) as Record<RegionSlug, Spot>;

/** The region one reaches from `from` with an arrow key: the nearest one that lies mostly in that direction. */
export function neighbour(from: RegionSlug, dx: number, dy: number): RegionSlug {
  const [x, y] = SPOTS[from].centre;
  let best = from;
  let bestScore = Infinity;
  for (const region of REGIONS) {
    if (region === from) continue;
    const ox = SPOTS[region].centre[0] - x;
    const oy = SPOTS[region].centre[1] - y;
    const ahead = ox * dx + oy * dy;
    const aside = Math.abs(ox * dy) + Math.abs(oy * dx);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const score = ahead + aside * 1.5;
    if (score < bestScore) [best, bestScore] = [region, score];
  }
  return best;
}
