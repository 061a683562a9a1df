/** The ways to a table: what each of them asks the server for. */
import type { Clock, CreateTable, SeatWish, TitleInfo } from '../../wire/wire';

export type Way = 'play' | 'invite' | 'hotseat' | 'solo' | 'watch';
export const WAYS: readonly Way[] = ['play', 'invite', 'hotseat', 'solo', 'watch'];

/** What a newcomer is most likely to want. */
export function usualSeats(title: TitleInfo): number {
  const best = title.seats.filter((count) => count <= 4);
  return best.at(-1) ?? title.seats[0] ?? 2;
}

/** One wish per seat, before anybody changes single seats by hand. */
export function seatsFor(way: Way, count: number, level: string): SeatWish[] {
  const wishes: SeatWish[] = [];
  for (let seat = 0; seat < count; seat++) wishes.push(seatFor(way, seat, level));
  return wishes;
}

/** Opponents have names, so that people can talk about them. */
const NAMES = ['Mirela', 'Brann', 'Odo', 'Ysolt', 'Tarek', 'Runa'];

function seatFor(way: Way, seat: number, level: string): SeatWish {
  const agent: SeatWish = {
    kind: 'agent',
    level,
    name: NAMES[(seat + (way === 'watch' ? 0 : NAMES.length - 1)) % NAMES.length]!,
  };
  if (way === 'watch') return agent;
  if (way === 'hotseat' || way === 'solo' || seat === 0) return { kind: 'human' };
  return way === 'invite' ? { kind: 'open' } : agent;
}

/** Options that "Play now" sets so that every game is another one: in Chaos the powers are dealt by lot. */
export function freshOptions(title: TitleInfo): Record<string, unknown> {
  return title.options.some((option) => option['name'] === 'gods') ? { gods: 'random' } : {};
}

const GODS = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];

/** Ways to deal the powers of Chaos: by lot, in order, or one of them for the first seat and the rest in order. */
export function godChoices(seats: number): { value: string; first: string | null }[] {
  const led = GODS.map((god) => ({
    value: [god, ...GODS.filter((other) => other !== god)].slice(0, seats).join(' '),
    first: god,
  }));
  return [{ value: 'random', first: null }, ...led];
}

/** Options that count for one way of dealing the decks only. */
const DEALING: Record<string, Record<string, string>> = {
  invasion: {
    starter_a: 'starter',
    starter_b: 'starter',
    deck_a: 'decks',
    deck_b: 'decks',
    lists: 'decks',
    side_a: 'draft',
  },
};

/** A seat brings its deck in an option of its own. */
export const deckOption = (seat: number): string => (seat === 0 ? 'deck_a' : 'deck_b');

/** Options about what is played with come first, each beside those it rules out. */
export const isDealing = (title: string, option: string): boolean =>
  option in (DEALING[title] ?? {}) || (option === 'mode' && title in DEALING);

/** Whether an option makes a difference, given the others. */
export function matters(title: string, option: string, values: Record<string, unknown>): boolean {
  const mode = DEALING[title]?.[option];
  return mode === undefined || mode === values['mode'];
}

/** Clocks to choose from: an evening, a lunch break, a game over days. */
export const CLOCKS = {
  none: { kind: 'none' },
  calm: { kind: 'live', bank: 45 * 60, increment: 30 },
  brisk: { kind: 'live', bank: 15 * 60, increment: 15 },
  days: { kind: 'days', decision: 3 * 86_400 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

export function wish(
  title: string,
  seats: SeatWish[],
  options: Record<string, unknown>,
  name: string,
  isPublic: boolean,
  clock: ClockName = 'none',
): CreateTable {
  return { title, seats, options, name, public: isPublic, clock: CLOCKS[clock] };
}
