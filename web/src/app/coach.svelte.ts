/** Choices of own games to try again, and what was lost by which: kept on this device, asked again after days. */
import type { CardInput } from 'ts-fsrs';
import type { RetryMoment, SeatReview } from '../wire/review.svelte';

export interface CoachMoment extends RetryMoment {
  /** The game and the entry. */
  id: string;
  title: string;
  seat: number;
  /** When it was reviewed, as 2026-11-19. */
  day: string;
  /** The position before the choice, as the seat knew it. */
  position: Record<string, unknown>;
  /** When it is asked again, and all that this follows from; null before the first try. */
  card: CardInput | null;
  /** The last try: at which table, and what was done. */
  last: { table: string; action: string } | null;
}

/** By decision: choices, and how many of them kept less than nine tenths of the chance. */
export type Kinds = Record<string, [choices: number, lost: number]>;

interface Kept {
  moments: CoachMoment[];
  games: Record<string, { title: string; kinds: Kinds }>;
}

/** Who kept so many tenths of the chance has chosen well enough. */
const KEEP = 9;
/** Fewer lines of a search tell nothing of a choice. */
const FEWEST = 4;
const KEY = 'spieltisch.coach';
const MOST_MOMENTS = 60;
const MOST_GAMES = 400;
const DAY = 86_400_000;

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { moments: Array.isArray(kept.moments) ? kept.moments : [], games: kept.games ?? {} };
  } catch {
    return { moments: [], games: {} };
  }
}

export const coach: Kept = $state(stored());

function keep(): void {
  coach.moments = coach.moments.slice(-MOST_MOMENTS);
  coach.games = Object.fromEntries(Object.entries(coach.games).slice(-MOST_GAMES));
  localStorage.setItem(KEY, JSON.stringify(coach));
}

export const momentOf = (id: string): CoachMoment | null => coach.moments.find((one) => one.id === id) ?? null;

export function keepMoment(moment: CoachMoment): void {
  if (momentOf(moment.id)) return;
  coach.moments.push(moment);
  keep();
}

/** The choices of a game that was looked over count once, however often it is. */
export function countGame(game: string, title: string, { kinds }: SeatReview): void {
  coach.games[game] = { title, kinds };
  keep();
}

export function forgetMoment(id: string): void {
  coach.moments = coach.moments.filter((one) => one.id !== id);
  keep();
}

export function forgetCoach(): void {
  Object.assign(coach, { moments: [], games: {} });
  keep();
}

/** How much of the chance a choice keeps, in whole tenths; null where the strongest hardly looked at it. */
export function tenths({ options }: RetryMoment, action: string): number | null {
  const [best] = options;
  const found = options.find((one) => one.action === action);
  if (!best || !found || found.visits < FEWEST || best.value <= 0) return null;
  return Math.max(0, Math.min(10, Math.floor((10 * found.value) / best.value)));
}

export const isKept = (moment: RetryMoment, action: string): boolean => (tenths(moment, action) ?? 0) >= KEEP;

/** The first try counts; the days until the next follow from all tries (spaced repetition by FSRS). */
export async function noteTry(id: string, action: string, table: string, now = new Date()): Promise<void> {
  const { createEmptyCard, fsrs, Rating } = await import('ts-fsrs');
  const moment = momentOf(id);
  if (!moment) return;
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const grade = isKept(moment, action) ? Rating.Good : Rating.Again;
  const isSameDay = moment.card?.last_review && new Date(moment.card.last_review).toDateString() === now.toDateString();
  // once more on the same day is practice, and says nothing about what is remembered
  if (!isSameDay) moment.card = scheduler.next(moment.card ?? createEmptyCard(now), now, grade).card;
  moment.last = { table, action };
  keep();
}

/** Whole days until a moment is asked again; 0: today. */
export function daysLeft({ card }: CoachMoment, now = Date.now()): number {
  return card ? Math.max(0, Math.ceil((new Date(card.due).getTime() - now) / DAY)) : 0;
}

/** Due first, then those that come soonest. */
export const inOrder = (moments: readonly CoachMoment[], now = Date.now()): CoachMoment[] =>
  [...moments].sort((a, b) => daysLeft(a, now) - daysLeft(b, now));

/** What was lost by which, over all games of a title; decisions under one heading are added up. */
export function lossesOf(
  title: string,
  label: (decision: string) => string,
): { label: string; choices: number; lost: number }[] {
  const sums = new Map<string, { label: string; choices: number; lost: number }>();
  for (const game of Object.values(coach.games))
    if (game.title === title)
      for (const [decision, [choices, lost]] of Object.entries(game.kinds)) {
        const name = label(decision);
        const sum = sums.get(name) ?? { label: name, choices: 0, lost: 0 };
        sums.set(name, { label: name, choices: sum.choices + choices, lost: sum.lost + lost });
      }
  return [...sums.values()].sort((a, b) => b.lost - a.lost || b.choices - a.choices);
}
