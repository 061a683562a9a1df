/** Drawing land: regions share their borders point by point, so that there is neither gap nor overlap between them. */
import clipping from 'polygon-clipping';
import { inside, type Point } from '../art/islands';
import type { Drawn } from '../art/outline';
import { area, around, coastOf, inland, nameOf, offStretch, oriented } from '../art/rings';

/** Regions that share so much of a line are neighbours. */
const BORDER = 10;
/** Points closer than this are one. */
const CLOSE = 2;

const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Which regions share how much of a line. */
function contacts(regions: readonly Drawn[]): Map<string, number> {
  const sides = new Map<string, string>();
  const found = new Map<string, number>();
  for (const { slug, polygon } of regions)
    for (const [a, b] of around(oriented(polygon))) {
      sides.set(`${nameOf(a)}>${nameOf(b)}`, slug);
      const other = sides.get(`${nameOf(b)}>${nameOf(a)}`);
      if (other === undefined) continue;
      const pair = [slug, other].sort().join(' ');
      found.set(pair, (found.get(pair) ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
  return found;
}

/** Borders as the drawing has them. */
export function neighbours(regions: readonly Drawn[]): Record<string, string[]> {
  const found: Record<string, string[]> = Object.fromEntries(regions.map(({ slug }) => [slug, []]));
  for (const [pair, long] of contacts(regions)) {
    const [one, other] = pair.split(' ') as [string, string];
    if (long < BORDER) continue;
    found[one]!.push(other);
    found[other]!.push(one);
  }
  const place = new Map(regions.map(({ slug }, at) => [slug, at]));
  for (const list of Object.values(found)) list.sort((a, b) => place.get(a)! - place.get(b)!);
  return found;
}

/** Regions with a line that they share with nobody. */
export function coastal(regions: readonly Drawn[]): Set<string> {
  const sides = new Set(
    regions.flatMap(({ polygon }) => around(oriented(polygon)).map(([a, b]) => `${nameOf(a)}>${nameOf(b)}`)),
  );
  const isFree = ([a, b]: [Point, Point]): boolean => !sides.has(`${nameOf(b)}>${nameOf(a)}`);
  return new Set(regions.filter(({ polygon }) => around(oriented(polygon)).some(isFree)).map(({ slug }) => slug));
}

/** Pairs that touch, but too little for a border. */
export const tooShort = (regions: readonly Drawn[]): [string, string][] =>
  [...contacts(regions)].flatMap(([pair, long]) => (long < BORDER ? [pair.split(' ') as [string, string]] : []));

/** The line that two regions share, grown from its middle until it is a border. */
export function makeBorder(regions: readonly Drawn[], one: string, other: string): Drawn[] {
  const [ring, beside] = [one, other].map((slug) => regions.find((region) => region.slug === slug)!.polygon);
  const shared = ring!.filter((point) => beside!.some((near) => nameOf(near) === nameOf(point)));
  const middle = [0, 1].map((axis) => shared.reduce((sum, point) => sum + point[axis]!, 0) / shared.length);
  const grown = (BORDER + 2) / (contacts(regions).get([one, other].sort().join(' ')) ?? BORDER);
  return shared.reduce<Drawn[]>(
    (land, [x, y]) =>
      movePoint(land, [x, y], [middle[0]! + (x - middle[0]!) * grown, middle[1]! + (y - middle[1]!) * grown]),
    [...regions],
  );
}

/** All regions that have a point there have it here now. */
export function movePoint(regions: readonly Drawn[], from: Point, to: Point): Drawn[] {
  const target = round(to);
  return regions.map((region) =>
    region.polygon.some((point) => nameOf(point) === nameOf(from))
      ? labelled({
          ...region,
          polygon: region.polygon.map((point) => (nameOf(point) === nameOf(from) ? target : point)),
        })
      : region,
  );
}

/** The spot that is furthest from every border. */
function middle(ring: readonly Point[]): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  let [best, spot] = [-Infinity, ring[0]!];
  const step = Math.max(4, (Math.max(...xs) - Math.min(...xs)) / 24);
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
      const room = inland(ring, [x, y]);
      if (room > best) [best, spot] = [room, [x, y]];
    }
  return round(spot);
}

/** A label that fell out of its land goes to the middle. */
const labelled = (region: Drawn): Drawn =>
  inside(region.label, region.polygon) && inland(region.polygon, region.label) > 30
    ? region
    : { ...region, label: middle(region.polygon) };

/** Every point of a region that lies on a line of another becomes a point of that line too. */
function welded(regions: readonly Drawn[]): Drawn[] {
  const points: Point[] = [];
  const snap = (wanted: Point): Point => {
    const near = points.find(([x, y]) => Math.hypot(x - wanted[0], y - wanted[1]) < CLOSE);
    if (near) return near;
    points.push(round(wanted));
    return points.at(-1)!;
  };
  const snapped = regions.map((region) => ({ ...region, polygon: unique(region.polygon.map(snap)) }));
  return snapped.map((region) => ({
    ...region,
    polygon: unique(
      around(region.polygon).flatMap(([a, b]) => {
        const between = points
          .filter((point) => point !== a && point !== b && offStretch(point, a, b) < 0.8)
          .sort((p, q) => Math.hypot(p[0] - a[0], p[1] - a[1]) - Math.hypot(q[0] - a[0], q[1] - a[1]));
        return [a, ...between];
      }),
    ),
  }));
}

const unique = (ring: readonly Point[]): Point[] =>
  ring.filter((point, at) => nameOf(point) !== nameOf(ring[(at + 1) % ring.length]!));

/** Where two stretches cross. */
function crossing([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | null {
  const under = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (!under) return null;
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / under;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / under;
  return s >= 0 && s <= 1 && u >= 0 && u <= 1 ? [ax + s * (bx - ax), ay + s * (by - ay)] : null;
}

/** The two parts of a ring that a stroke makes; null where it does not go all the way through. */
function cutRing(ring: readonly Point[], stroke: readonly Point[]): [Point[], Point[]] | null {
  const hits: { side: number; leg: number; at: Point }[] = [];
  for (let leg = 0; leg + 1 < stroke.length; leg++)
    around(ring).forEach(([a, b], side) => {
      const at = crossing(stroke[leg]!, stroke[leg + 1]!, a, b);
      if (at) hits.push({ side, leg, at });
    });
  const along = ({ leg, at }: { leg: number; at: Point }): number =>
    leg + Math.hypot(at[0] - stroke[leg]![0], at[1] - stroke[leg]![1]) / 1e5;
  hits.sort((one, other) => along(one) - along(other));
  const [first, last] = [hits[0], hits.at(-1)];
  if (!first || !last || first.side === last.side) return null;
  const through = [first.at, ...stroke.slice(first.leg + 1, last.leg + 1), last.at];
  const walk = (from: number, to: number): Point[] => {
    const points: Point[] = [];
    for (let at = (from + 1) % ring.length; ; at = (at + 1) % ring.length) {
      points.push(ring[at]!);
      if (at === to) return points;
    }
  };
  return [
    [...through, ...walk(last.side, first.side)],
    [...through.toReversed(), ...walk(first.side, last.side)],
  ];
}

/** A region in two parts; the smaller one gets the free name. */
export function cut(regions: readonly Drawn[], slug: string, stroke: readonly Point[], free: string): Drawn[] | null {
  const region = regions.find((one) => one.slug === slug)!;
  const parts = cutRing(region.polygon, stroke)?.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  if (!parts || Math.abs(area(parts[1]!)) < 400) return null;
  const [large, small] = parts as [Point[], Point[]];
  const rest = regions.map((one) => (one === region ? { ...one, polygon: large } : one));
  return welded([...rest, { ...region, slug: free, symbols: [], polygon: small }]).map(labelled);
}

/** Two neighbours as one, under the first one's name. */
export function join(regions: readonly Drawn[], slug: string, other: string): Drawn[] | null {
  const pair = regions.filter((one) => one.slug === slug || one.slug === other);
  if (pair.length < 2 || !contacts(pair).size) return null;
  const polygon = coastOf(pair.map((one) => one.polygon));
  return regions
    .filter((one) => one.slug !== other)
    .map((one) => (one.slug === slug ? labelled({ ...one, polygon }) : one));
}

/** New land along a closed line; what lay under it gives way. */
export function drawNew(regions: readonly Drawn[], ring: readonly Point[], slug: string): Drawn[] | null {
  if (ring.length < 3 || Math.abs(area(ring)) < 400) return null;
  const closed = [[...ring, ring[0]!]] as Parameters<typeof clipping.difference>[0];
  const rest = regions.flatMap((region) => {
    const left = clipping.difference([[...region.polygon, region.polygon[0]!]], closed);
    const outer = left
      .map(([one]) => one!.slice(0, -1) as Point[])
      .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0];
    return outer ? [{ ...region, polygon: outer }] : [];
  });
  const made: Drawn = { slug, terrain: 'field', symbols: [], polygon: [...ring], label: middle(ring) };
  return welded([...rest, made]).map(labelled);
}

/** The table of regions as a record has it. */
export function written(
  regions: readonly Drawn[],
  before: Record<string, Record<string, unknown>>,
): Record<string, unknown> {
  const [borders, coasts] = [neighbours(regions), coastal(regions)];
  return Object.fromEntries(
    regions.map(({ slug, terrain, symbols, polygon, label }) => [
      slug,
      { ...before[slug], terrain, symbols, coastal: coasts.has(slug), neighbors: borders[slug], polygon, label },
    ]),
  );
}
