/** The ways to a table: what each of them asks the server for. */
import type { Clock, CreateTable, NewSeat, TitleInfo } from './wire';

export type Way = 'play' | 'invite' | 'hotseat' | 'solo' | 'watch' | 'companion';
export const WAYS: readonly Way[] = ['play', 'invite', 'hotseat', 'solo', 'watch', 'companion'];

/** What a newcomer is most likely to want. */
export function usualSeats(title: TitleInfo): number {
  const best = title.seats.filter((count) => count <= 4);
  return best.at(-1) ?? title.seats[0] ?? 2;
}

/** One wish per seat, before anybody changes single seats by hand. */
export function seatsFor(way: Way, count: number, level: string): NewSeat[] {
  const wishes: NewSeat[] = [];
  for (let seat = 0; seat < count; seat++) wishes.push(seatFor(way, seat, level));
  if (way === 'companion') wishes[count - 1] = opponent(0, level, 0); // the seat that nobody came for
  return wishes;
}

/** Opponents have names, so that people can talk about them. */
export const NAMES = ['Mirela', 'Brann', 'Odo', 'Ysolt', 'Tarek', 'Runa'];

/** Seat 0 is somebody's own as a rule; where everybody watches the names begin with it. */
export function opponent(seat: number, level: string, first = 1): NewSeat {
  return { kind: 'agent', level, name: NAMES[(seat - first + NAMES.length) % NAMES.length]! };
}

function seatFor(way: Way, seat: number, level: string): NewSeat {
  const agent = opponent(seat, level, way === 'watch' ? 0 : 1);
  if (way === 'watch') return agent;
  if (way === 'hotseat' || way === 'solo' || way === 'companion' || seat === 0) return { kind: 'human' };
  return way === 'invite' ? { kind: 'open' } : agent;
}

/** Somebody who played a game before. */
export interface FormerPlayer {
  name: string;
  yours: boolean;
  level?: string | null;
}

/** A game goes on: the reader where they sat, or else where they look from, and the others by opponents as before. */
export function seatsToPlayOn(players: FormerPlayer[], front: number, level: string): NewSeat[] {
  const hasOwn = players.some(({ yours }) => yours);
  return players.map((player, seat): NewSeat => {
    const { name } = player;
    const isMine = hasOwn ? player.yours : seat === front;
    return isMine ? { kind: 'human', name } : { kind: 'agent', level: player.level ?? level, name };
  });
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
  seats: NewSeat[],
  options: Record<string, unknown>,
  name: string,
  isPublic: boolean,
  clock: ClockName = 'none',
  lentCores = false,
): CreateTable {
  return { title, seats, options, name, public: isPublic, lent_cores: lentCores, clock: CLOCKS[clock] };
}
