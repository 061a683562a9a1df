/**
 * Where figures stand. Own first, then power order; nobody stands behind another: where a row is too short they spread
 * over the free ground of the region, crowds of one class become one figure with a count, and all grow smaller.
 */
import type { Ground } from './freeGround';
import type { Box } from './forecastPlacement';
import type { Figures, Kind } from './view';

type Standing = Pick<Figures, 'seat' | 'owner' | 'kind' | 'variant' | 'count' | 'shielded' | 'down'>;

/** With a count above 1 one figure stands for so many. */
export interface Piece extends Standing {
  key: string;
  /** Less than 1 where many stand in little room. */
  size: number;
  x: number;
  y: number;
}

const WIDTH: Record<Kind, number> = { cultist: 25, warrior: 33, greater_daemon: 56 };
const HEIGHT: Record<Kind, number> = { cultist: 32, warrior: 45, greater_daemon: 66 };
const TALL_FIRST: Kind[] = ['greater_daemon', 'warrior', 'cultist'];
/** Below the foot: shadow and letter. */
const FOOT = 6;
/** What is tried one after the other: at most so many of a class stand alone, at this share of their size. */
const TRIES: [crowd: number, size: number][] = [
  [6, 1],
  [6, 0.88],
  [3, 1],
  [3, 0.85],
  [2, 0.85],
  [1, 1],
  [1, 0.85],
  [1, 0.72],
];
const LEAST: [number, number][] = [
  [1, 0.62],
  [1, 0.54],
];

/** What a figure covers with its foot at this point. */
export function bodyOf(kind: Kind, x: number, y: number, scale: number): Box {
  const [wide, high] = [WIDTH[kind] * scale, HEIGHT[kind] * scale];
  return [x - wide / 2, y - high, x + wide / 2, y + FOOT * scale];
}

function unfold(groups: Figures[], limit: number): Standing[] {
  return groups
    .filter((group) => !group.entrenched)
    .flatMap((group) => {
      const { seat, owner, kind, variant, shielded, down, count } = group;
      if (count > limit) return [{ seat, owner, kind, variant, shielded, down, count }];
      return Array.from({ length: count }, () => ({ seat, owner, kind, variant, shielded, down, count: 1 }));
    });
}

function order(groups: Figures[], own: number | null, powerOrder: number[]): Figures[] {
  const rank = (seat: number): number => (seat === own ? -1 : powerOrder.indexOf(seat));
  const weight: Record<Kind, number> = { greater_daemon: 0, warrior: 1, cultist: 2 };
  return [...groups].sort(
    (a, b) => rank(a.seat) - rank(b.seat) || weight[a.kind] - weight[b.kind] || a.owner - b.owner,
  );
}

export function arrange(
  groups: Figures[],
  ground: Ground,
  own: number | null,
  powerOrder: number[],
  scale = 1,
  crowd = 6,
): Piece[] {
  const sorted = order(groups, own, powerOrder);
  const tries = TRIES.filter(([limit]) => limit <= crowd);
  const row = inRow(unfold(sorted, crowd), ground, scale);
  if (row) return row;
  const all = [...ground.taken, ...ground.shy];
  const grounds: Room[][] = [
    [
      { taken: all, reach: 75, upright: true },
      { taken: all, reach: 115, upright: true },
    ],
    [{ taken: ground.taken, reach: 140, upright: true }],
    [{ taken: ground.taken, reach: Infinity, upright: true }],
    [{ taken: [], reach: Infinity, upright: false }],
  ];
  for (const rooms of grounds)
    for (const [limit, size] of [...tries, ...(rooms[0]!.upright ? [] : LEAST)])
      for (const room of rooms) {
        const found = spread(unfold(sorted, limit), ground, room, scale, size);
        if (found) return found;
      }
  return [];
}

/** Side by side, if that is wide enough. */
function inRow(line: Standing[], { row: [left, right, foot] }: Ground, scale: number): Piece[] | null {
  const wide = line.reduce((sum, one) => sum + WIDTH[one.kind] * scale, 0);
  if (wide > right - left) return null;
  let x = (left + right - wide) / 2;
  const points = line.map((one, at): [number, number] => {
    const step = WIDTH[one.kind] * scale;
    x += step;
    return [x - step / 2, foot + (at % 2 ? 3 : 0) - (one.kind === 'greater_daemon' ? 7 : 0)];
  });
  return pieces(line, points, 1);
}

interface Room {
  /** What must not be covered. */
  taken: Box[];
  /** How far from the row one may stand. */
  reach: number;
  /** Heads stay in the region too. */
  upright: boolean;
}
/** Over the free ground, near the row: the tall first, for they need most. */
function spread(line: Standing[], ground: Ground, room: Room, scale: number, size: number): Piece[] | null {
  const drawn = scale * size;
  const stood = [...room.taken];
  const far = ground.reached(room.reach);
  const points = new Map<Standing, [number, number]>();
  for (const kind of TALL_FIRST) {
    const half = WIDTH[kind] * drawn * 0.35;
    // A point that was no place for one is none for the next of its class.
    let at = 0;
    for (const one of line.filter((some) => some.kind === kind)) {
      const isFree = ([x, y]: [number, number]): boolean => {
        const body = bodyOf(kind, x, y, drawn);
        if (!ground.holds(x - half, y) || !ground.holds(x + half, y)) return false;
        if (room.upright && !ground.holds(x, y - HEIGHT[kind] * drawn * 0.6)) return false;
        return !stood.some((box) => meet(box, body));
      };
      while (at < far && !isFree(ground.points[at]!)) at++;
      const free = at < far ? ground.points[at] : undefined;
      if (!free) return null;
      stood.push(bodyOf(kind, ...free, drawn));
      points.set(one, free);
    }
  }
  return pieces(line, inOrder(line, points), size);
}

/** Those of one class stand from left to right in the order of the table. */
function inOrder(line: Standing[], points: Map<Standing, [number, number]>): [number, number][] {
  const places = new Map<Kind, [number, number][]>();
  for (const [one, point] of points) places.set(one.kind, [...(places.get(one.kind) ?? []), point]);
  for (const some of places.values()) some.sort((a, b) => a[0] - b[0]);
  return line.map((one) => places.get(one.kind)!.shift()!);
}

/** Drawn from back to front. */
function pieces(line: Standing[], points: [number, number][], size: number): Piece[] {
  const seen = new Map<string, number>();
  return line
    .map((one, at) => {
      const name = `${one.owner}-${one.seat}-${one.variant}-${one.down}`;
      const number = seen.get(name) ?? 0;
      seen.set(name, number + 1);
      return { ...one, key: `${name}-${number}`, size, x: points[at]![0], y: points[at]![1] };
    })
    .sort((a, b) => a.y - b.y);
}

export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
