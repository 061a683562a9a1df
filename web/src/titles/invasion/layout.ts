/** Where things lie on the table, in pixels of the board. Pure geometry: zones, and the cards in them. */
import type { Rect } from '../../ui/neighbour';
import type { CardView, ZoneName } from './view';

export type { Rect };

export const ZONES: readonly ZoneName[] = ['kingdom', 'battlefield', 'quest'];

/** A card on the table: its upright box, turned about its middle. */
export interface Spot extends Rect {
  turn: number;
  z: number;
}

export interface Half {
  zones: Record<ZoneName, Rect>;
  /** The part of each zone where cards lie, below or above its name. */
  inner: Record<ZoneName, Rect>;
  capital: Rect;
  bars: Record<ZoneName, Rect>;
}

export interface Board {
  far: Half;
  near: Half;
  rail: number;
}

const RATIO = 118 / 84;
const NAME = 23;
const BAR = 48;
const LOW = 215;

/** The whole board: kingdom, capital and battlefield, quest; equal zones face each other across the rail. A full battlefield takes room from its capital. */
export function board(
  width: number,
  height: number,
  low: { far: boolean; near: boolean } = { far: false, near: false },
  share = 0.298,
  screen = 1,
): Board {
  const bars = BAR * screen;
  const name = NAME * screen;
  const rail = Math.round(height / 2);
  const gap = 6;
  const wing = Math.round((width - 4 * gap) * share);
  const middle = width - 4 * gap - 2 * wing;
  const xs = { kingdom: gap, battlefield: 2 * gap + wing, quest: 3 * gap + wing + middle };
  const half = rail - 6 - gap;
  const make = (top: number, far: boolean): Half => {
    // In a low window only the sections of the capital are left of it.
    const ruin = half < LOW * screen ? bars + 4 : bars + 30;
    const wall = (far ? low.far : low.near) ? ruin : Math.round(Math.min(half * 0.49, 150 * screen));
    const field = half - wall - 4;
    const zones = {
      kingdom: { x: xs.kingdom, y: top, w: wing, h: half },
      quest: { x: xs.quest, y: top, w: wing, h: half },
      battlefield: { x: xs.battlefield, y: far ? top + wall + 4 : top, w: middle, h: field },
    };
    const inner = Object.fromEntries(
      Object.entries(zones).map(([slug, zone]) => [
        slug,
        { x: zone.x + 4, y: zone.y + (far ? name : 4), w: zone.w - 8, h: zone.h - name - 5 },
      ]),
    ) as Record<ZoneName, Rect>;
    const capital = { x: xs.battlefield, y: far ? top - gap : top + field + 4, w: middle, h: wall + (far ? gap : 0) };
    const each = (middle - 2 * 3) / 3;
    const bar = (at: number): Rect => ({
      x: xs.battlefield + at * (each + 3),
      y: capital.y + capital.h - bars,
      w: each,
      h: bars,
    });
    return { zones, inner, capital, bars: { kingdom: bar(0), battlefield: bar(1), quest: bar(2) } };
  };
  return { far: make(gap, true), near: make(rail + 6, false), rail };
}

const PLATE = 30;

/** A phone on its side: three zones a side with their plates inside, and no walls. `most` cards lie in a zone of either side: a full one is wider. */
export function flatBoard(width: number, height: number, most: Partial<Record<ZoneName, number>> = {}): Board {
  const rail = Math.round(height / 2);
  const gap = 4;
  const room = { kingdom: 3, battlefield: 4.5, quest: 3 };
  const shares = ZONES.map((zone) => Math.max(room[zone], most[zone] ?? 0));
  const all = shares.reduce((sum, share) => sum + share);
  let x = 0;
  const columns = ZONES.map((zone, at): [ZoneName, number, number] => {
    const w = Math.round(((width - 4 * gap) * shares[at]!) / all);
    x += gap + w;
    return [zone, x - w, w];
  });
  const make = (top: number, far: boolean): Half => {
    const h = rail - 2 * gap;
    const each = (rect: (x: number, w: number) => Rect): Record<ZoneName, Rect> =>
      Object.fromEntries(columns.map(([zone, x, w]) => [zone, rect(x, w)])) as Record<ZoneName, Rect>;
    return {
      zones: each((x, w) => ({ x, y: top, w, h })),
      inner: each((x, w) => ({ x: x + 4, y: top + (far ? PLATE + 2 : 4), w: w - 8, h: h - PLATE - 6 })),
      bars: each((x, w) => ({ x, y: far ? top : top + h - PLATE, w, h: PLATE })),
      capital: { x: 0, y: top, w: 0, h: 0 },
    };
  };
  return { far: make(gap, true), near: make(rail + gap, false), rail };
}

/** One thing that lies in a zone: a card with what is tucked under it, a quest with its unit, or a pile of developments. */
interface Lot {
  /** In units of a card's width, for cards of `w` pixels. */
  wide(w: number): number;
  high: number;
  place(x: number, y: number, w: number, put: (piece: string, spot: Spot) => void): void;
}

const spot = (x: number, y: number, w: number, turn: number, z: number): Spot => ({ x, y, w, h: w * RATIO, turn, z });
/** What must stay in sight of a covered card, to be read and hit. */
const PEEK = 29;
const peek = (w: number): number => PEEK / w;

function cardLot(card: CardView, attached: readonly CardView[], z: number): Lot {
  const wide = card.corrupted ? RATIO : 1;
  return {
    wide: (w) => wide + peek(w) * attached.length * (card.corrupted ? 0.5 : 1),
    high: RATIO + (attached.length ? 0.08 : 0),
    place(x, y, w, put) {
      const top = y + (attached.length ? 0.08 * w : 0);
      const left = x + ((wide - 1) / 2) * w;
      attached.forEach((one, at) => put(one.piece, spot(left + PEEK * (at + 1), top - 0.08 * w, w, 5, z - 1 - at)));
      put(card.piece, spot(left, top, w, card.corrupted ? 90 : 0, z));
    },
  };
}

function questLot(quest: CardView, unit: Lot): Lot {
  return {
    wide: (w) => 0.58 + unit.wide(w),
    high: 0.26 + unit.high,
    place(x, y, w, put) {
      put(quest.piece, spot(x, y, w, 0, 1));
      unit.place(x + 0.58 * w, y + 0.26 * w, w, put);
    },
  };
}

function pileLot(pile: readonly CardView[]): Lot {
  return {
    wide: (w) => 1 + peek(w) * (pile.length - 1),
    high: RATIO,
    place(x, y, w, put) {
      pile.forEach((card, at) =>
        put(card.piece, spot(x + PEEK * at, y, w, pile.length > 1 ? ((at % 3) - 1) * 1.5 : 0, 1 + at)),
      );
    },
  };
}

function lots(cards: readonly CardView[], all: readonly CardView[]): Lot[] {
  const under = (piece: string): CardView[] => all.filter((card) => card.host === piece);
  const free = cards.filter((card) => !card.host);
  const questing = new Map(free.flatMap((card) => (card.quest ? [[card.quest, card] as const] : [])));
  const found: Lot[] = [];
  for (const card of free) {
    if (card.kind === 'development' || card.quest) continue;
    const unit = questing.get(card.piece);
    if (unit) found.push(questLot(card, cardLot(unit, under(unit.piece), 12)));
    else found.push(cardLot(card, under(card.piece), 10));
  }
  const pile = free.filter((card) => card.kind === 'development');
  if (pile.length) found.push(pileLot(pile));
  return found;
}

function rowsOf(all: readonly Lot[], box: Rect, w: number, gap: number): Lot[][] {
  const rows: Lot[][] = [[]];
  let used = 0;
  for (const lot of all) {
    const need = lot.wide(w) * w + (used ? gap : 0);
    if (used && used + need > box.w) {
      rows.push([lot]);
      used = lot.wide(w) * w;
    } else {
      rows.at(-1)!.push(lot);
      used += need;
    }
  }
  return rows;
}

const tall = (rows: readonly Lot[][], w: number, gap: number): number =>
  rows.reduce((sum, row) => sum + Math.max(...row.map((lot) => lot.high)) * w, 0) + gap * (rows.length - 1);
const widthOf = (row: readonly Lot[], w: number): number => row.reduce((sum, lot) => sum + lot.wide(w) * w, 0);

/** The largest cards that fit; where even small ones do not, they overlap. */
export function layZone(
  cards: readonly CardView[],
  all: readonly CardView[],
  box: Rect,
  largest = 84,
  smallest = 46,
  loose = 14,
): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const things = lots(cards, all);
  if (!things.length) return found;
  let w = largest;
  let gap = 8;
  let rows = rowsOf(things, box, w, gap);
  while (tall(rows, w, gap) > box.h && w > smallest) {
    w -= 1;
    gap = Math.max(5, (8 * w) / 84);
    rows = rowsOf(things, box, w, gap);
  }
  if (tall(rows, w, gap) > box.h) rows = crowd(things, box, w, gap);
  const put = (piece: string, one: Spot): void => void found.set(piece, one);
  const spare = Math.max(0, box.h - tall(rows, w, gap)) / (rows.length + 1);
  let y = box.y + Math.min(spare, loose);
  for (const row of rows) {
    const high = Math.max(...row.map((lot) => lot.high)) * w;
    const rest = box.w - widthOf(row, w);
    const between = row.length > 1 ? Math.min(rest / (row.length + 1), 22) : 0;
    let x = box.x + Math.max(0, (rest - between * (row.length - 1)) / 2);
    const step = rest < 0 && row.length > 1 ? rest / (row.length - 1) : between;
    for (const lot of row) {
      lot.place(x, y + (high - lot.high * w) / 2, w, put);
      x += lot.wide(w) * w + step;
    }
    y += high + gap + Math.min(spare, loose);
  }
  return found;
}

/** As many rows as there is height for, each overlapping as much as it must. */
function crowd(things: readonly Lot[], box: Rect, w: number, gap: number): Lot[][] {
  const count = Math.max(1, Math.floor((box.h + gap) / (RATIO * w + gap)));
  const each = Math.ceil(things.length / count);
  return Array.from({ length: Math.ceil(things.length / each) }, (_, at) => things.slice(at * each, (at + 1) * each));
}

/** Left edges of the hand's cards: side by side, or overlapping where there are many. */
export function fan(count: number, width: number, card: number, gap: number): number[] {
  const step = count > 1 ? Math.min(card + gap, (width - card) / (count - 1)) : 0;
  const start = Math.max(0, (width - card - step * (count - 1)) / 2);
  return Array.from({ length: count }, (_, at) => start + at * step);
}

/** Whether the cards of a battlefield would have to be small beside a whole capital. */
export function isFull(cards: readonly CardView[], all: readonly CardView[], box: Rect, largest: number): boolean {
  const spots = [...layZone(cards, all, box, largest).values()];
  return spots.length > 0 && Math.min(...spots.map((one) => one.w)) < largest * 0.8;
}
