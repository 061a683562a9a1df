/** Closed lines of points: distances, smoothing, coasts, lines that run beside them. */
import { inside, type Point } from './islands';

export const around = <Item>(ring: readonly Item[]): [Item, Item][] =>
  ring.map((point, at) => [point, ring[(at + 1) % ring.length]!]);

/** How far a point lies from a stretch. */
export function offStretch([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const at = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

/** Asked thousands of times for one island: no stretch is made an object here. */
function offRing([x, y]: Point, ring: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j]!;
    const [dx, dy] = [ring[i]![0] - ax, ring[i]![1] - ay];
    const long = dx * dx + dy * dy;
    const at = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
    const [u, v] = [x - ax - at * dx, y - ay - at * dy];
    least = Math.min(least, u * u + v * v);
  }
  return Math.sqrt(least);
}

/** How far a point lies inside; negative outside. */
export const inland = (ring: readonly Point[], point: Point): number =>
  offRing(point, ring) * (inside(point, ring) ? 1 : -1);

export const area = (ring: readonly Point[]): number =>
  around(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;

/** Points no further apart than that. */
const dense = (ring: readonly Point[], step: number): Point[] =>
  around(ring).flatMap(([[ax, ay], [bx, by]]): Point[] => {
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    return Array.from({ length: count }, (_, at): Point => [
      ax + ((bx - ax) * at) / count,
      ay + ((by - ay) * at) / count,
    ]);
  });

/** The same line with as few points as an eye needs. */
function simple(line: readonly Point[], error: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [worst, at] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const off = offStretch(line[i]!, first, last);
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= error) return [first, last];
  return [...simple(line.slice(0, at + 1), error).slice(0, -1), ...simple(line.slice(at), error)];
}

export function simpleRing(ring: readonly Point[], error: number): Point[] {
  const half = Math.floor(ring.length / 2);
  const [one, other] = [ring.slice(0, half + 1), [...ring.slice(half), ring[0]!]];
  return [...simple(one, error).slice(0, -1), ...simple(other, error).slice(0, -1)];
}

/** Corners cut off twice; the ends stay. */
function chaikin(line: readonly Point[], times = 2): Point[] {
  let points = [...line];
  for (let time = 0; time < times; time++)
    points = [
      points[0]!,
      ...points.slice(0, -1).flatMap(([ax, ay], at): Point[] => {
        const [bx, by] = points[at + 1]!;
        return [
          [0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
          [0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
        ];
      }),
      points.at(-1)!,
    ];
  return points;
}

export const nameOf = ([x, y]: Point): string => `${x} ${y}`;

/** Where three lines meet: both neighbours end their smoothing there. */
export function joints(rings: readonly (readonly Point[])[]): Set<string> {
  const near = new Map<string, Set<string>>();
  const meet = (a: string, b: string): unknown => near.set(a, (near.get(a) ?? new Set()).add(b));
  for (const ring of rings)
    for (const [a, b] of around(ring)) {
      meet(nameOf(a), nameOf(b));
      meet(nameOf(b), nameOf(a));
    }
  return new Set([...near].flatMap(([point, others]) => (others.size >= 3 ? [point] : [])));
}

/** The same line for both neighbours: always from the smaller end. */
function softened(arc: Point[]): Point[] {
  const [first, last] = [arc[0]!, arc.at(-1)!];
  const turned = first[0] > last[0] || (first[0] === last[0] && first[1] > last[1]);
  const points = simple(chaikin(turned ? arc.toReversed() : arc), 0.3);
  return turned ? points.reverse() : points;
}

export function smooth(ring: readonly Point[], ends: ReadonlySet<string>): Point[] {
  const first = ring.findIndex((point) => ends.has(nameOf(point)));
  if (first < 0) return chaikin([...ring, ring[0]!]).slice(0, -1);
  const turned = [...ring.slice(first), ...ring.slice(0, first + 1)];
  const done: Point[] = [];
  let arc: Point[] = [turned[0]!];
  for (const point of turned.slice(1)) {
    arc.push(point);
    if (!ends.has(nameOf(point))) continue;
    done.push(...softened(arc).slice(0, -1));
    arc = [point];
  }
  return done;
}

/** The outermost line around rings that share their borders point by point. */
export function coastOf(rings: readonly (readonly Point[])[]): Point[] {
  const next = new Map<string, Point[]>();
  const shared = new Set(rings.flatMap((ring) => around(oriented(ring)).map(([a, b]) => `${nameOf(a)}>${nameOf(b)}`)));
  for (const ring of rings)
    for (const [a, b] of around(oriented(ring)))
      if (!shared.has(`${nameOf(b)}>${nameOf(a)}`)) next.set(nameOf(a), [...(next.get(nameOf(a)) ?? []), b]);
  const found: Point[][] = [];
  for (;;) {
    const start = next.keys().next().value;
    if (start === undefined) break;
    const ring: Point[] = [];
    for (let at = start; next.has(at);) {
      const to = next.get(at)!.pop()!;
      if (!next.get(at)!.length) next.delete(at);
      ring.push(to);
      at = nameOf(to);
    }
    found.push(ring);
  }
  return found.reduce((most, ring) => (Math.abs(area(ring)) > Math.abs(area(most)) ? ring : most), [] as Point[]);
}

export const oriented = (ring: readonly Point[]): Point[] => (area(ring) < 0 ? ring.toReversed() : [...ring]);

/** A line that runs so far outside; where the coast folds in, its loops are cut off. */
export function beside(ring: readonly Point[], off: number): Point[] {
  const points = dense(oriented(ring), 5);
  const moved = points.map(([x, y], at): Point => {
    const [ax, ay] = points[(at + points.length - 1) % points.length]!;
    const [bx, by] = points[(at + 1) % points.length]!;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return [x + ((by - ay) / long) * off, y - ((bx - ax) / long) * off];
  });
  return moved.filter((point) => !inside(point, ring) && offRing(point, ring) >= off - 0.6);
}

/** The `d` of an SVG path, each point as its way from the one before: near ones are short to write, and much alike. */
export function line(points: readonly Point[], digits = 1): string {
  const short = (n: number): number => +n.toFixed(digits);
  const corners = points.map(([x, y]): Point => [short(x), short(y)]);
  const steps = corners.map(([x, y], at) => {
    const [ax, ay] = corners[at - 1] ?? [0, 0];
    return `${short(x - ax)} ${short(y - ay)}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ')}`.replaceAll(' -', '-');
}
export const closed = (points: readonly Point[], digits = 1): string =>
  points.length ? `${line(points, digits)}Z` : '';
