/** What an example points at: numbered seals at things of its picture, and arrows between them. */

/** `#things-kislev slot=0`: elements by id or data, one inside the other. */
export const selectorOf = (thing: string): string =>
  thing
    .split(' ')
    .map((part) => (part.startsWith('#') ? part : part.replace(/^(\w+)=(.*)$/, '[data-$1="$2"]')))
    .join(' ');

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Point = [number, number];

export interface Arrow {
  from: number[];
  to: number;
  kind: 'move' | 'attack' | 'defence';
  /** What goes that way: damage, hits, tokens. */
  amount: string;
}
/** `2+3>4 attack 2` */
export function arrowOf(written: string): Arrow {
  const [way = '', kind = 'move', amount = ''] = written.split(' ');
  const [from = '', to = ''] = way.split('>');
  return { from: from.split('+').map(Number), to: Number(to), kind: kind as Arrow['kind'], amount };
}

const R = 13;
/** Of the disc with an amount. */
const DISC = 17;
/** What is wider has its seal at a corner. */
const WIDE = 130;
const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
const around = ([x, y]: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** A thing of the picture; land has an outline and is told by a point in it. */
export interface Thing {
  box: Box;
  has?: ((point: Point) => boolean) | undefined;
}
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step / 10);
const CORNERS: Point[] = [
  [0, 0],
  [R, 0],
  [-R, 0],
  [0, R],
  [0, -R],
];
/** Places for the seal of a thing: on its land, else on its rim and just outside it. */
function places({ box, has }: Thing): Point[] {
  const { x, y, width, height } = box;
  if (has)
    return STEPS.flatMap((down) => STEPS.map((across): Point => [x + across * width, y + down * height])).filter(
      ([px, py]) => CORNERS.every(([dx, dy]) => has([px + dx, py + dy])),
    );
  return [0.5 * R, 0].flatMap((out): Point[] => {
    const [left, top, right, bottom] = [x - out, y - out, x + width + out, y + height + out];
    const [cx, cy] = middle(box);
    const corners: Point[] = [
      [right, top],
      [left, top],
    ];
    return [
      ...(width > WIDE ? corners : []),
      [cx, top],
      ...(width > WIDE ? [] : corners),
      [left, cy],
      [right, cy],
      [left, bottom],
      [right, bottom],
      [cx, bottom],
    ];
  });
}

/** Every seal lies inside the picture, clear of other seals, of what they point at, and of what is to be read. */
function sealSpots(things: readonly Thing[], lying: readonly Box[], width: number, height: number): Point[] {
  const placed: Point[] = [];
  const within = (at: number, size: number): number => Math.max(R + 2, Math.min(size - R - 2, at));
  for (const thing of things) {
    const spots = places(thing).map(([x, y]): Point => [within(x, width), within(y, height)]);
    const others = things.filter((other) => other !== thing && !other.has).map(({ box }) => box);
    const cost = (spot: Point): number =>
      placed.reduce((sum, one) => sum + 40 * overlap(around(spot, R), around(one, R + 2)), 0) +
      [...lying, ...others].reduce((sum, box) => sum + overlap(around(spot, R), box), 0);
    placed.push(spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), spots[0] ?? middle(thing.box)));
  }
  return placed;
}
function union(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
/** Where a line from the middle of a box towards a point leaves it. */
function edge(box: Box, towards: Point): Point {
  const [cx, cy] = middle(box);
  const [dx, dy] = [towards[0] - cx, towards[1] - cy];
  const part = Math.min(1, box.width / 2 / Math.abs(dx || 1e-6), box.height / 2 / Math.abs(dy || 1e-6));
  return [cx + dx * part, cy + dy * part];
}

/** Neighbours are joined above or below them. */
const over = ({ x, y, width, height }: Box, isAbove: boolean): Point => [
  x + width / 2,
  isAbove ? y + 8 : y + height - 8,
];

export interface Drawn extends Arrow {
  d: string;
  /** The disc with the amount. */
  at: Point;
}
/** A bow from rim to rim; there and back pass each other on different sides. */
function drawn(written: string, boxes: readonly Box[]): Drawn {
  const arrow = arrowOf(written);
  const [from, to] = [union(arrow.from.map((number) => boxes[number - 1]!)), boxes[arrow.to - 1]!];
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const bow = Math.max(54, far * 0.26) / far;
  const bend: Point = [(ax + bx) / 2 + (by - ay) * bow, (ay + by) / 2 - (bx - ax) * bow];
  const isNear = far < WIDE && Math.abs(bx - ax) > Math.abs(by - ay);
  const [start, end] = isNear ? [over(from, bx > ax), over(to, bx > ax)] : [edge(from, bend), edge(to, bend)];
  if (isNear) bend[1] = (start[1] + end[1]) / 2 + (bx > ax ? -54 : 54);
  const at: Point = [(start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4];
  const d = `M${start.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${end.map(Math.round).join(' ')}`;
  return { ...arrow, d, at };
}

export interface Layout {
  spots: Point[];
  arrows: Drawn[];
}
/** Seals find their places first, then arrows run between them or the things; then seals make way for the discs. */
export function layout(
  things: readonly Thing[],
  written: readonly string[],
  lying: readonly Box[],
  [width, height]: [number, number],
): Layout {
  const arrowsAt = (spots: readonly Point[]): Drawn[] => {
    const ends = things.map(({ box, has }, at) => (has ? around(spots[at]!, R + 4) : box));
    return written.map((one) => drawn(one, ends));
  };
  const first = arrowsAt(sealSpots(things, lying, width, height));
  const discs = first.filter(({ amount }) => amount).map(({ at }) => around(at, DISC));
  const spots = sealSpots(things, [...lying, ...discs, ...discs], width, height);
  return { spots, arrows: arrowsAt(spots) };
}
