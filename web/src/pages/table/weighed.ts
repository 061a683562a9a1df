/** Options as somebody weighed them. */
import type { Best } from '../../wire/wire';

/** Chances, best first: none below an option that was looked at too little to tell its own. */
export function sharesOf(best: readonly Best[]): (number | null)[] {
  const first = best.findIndex(({ value }) => value === null);
  return best.map(({ value }, at) => (first >= 0 && at >= first ? null : value));
}

export interface Weighed {
  action: string;
  /** Place among those told, from 1. */
  rank: number;
  /** Chance to win, from 0 to 1. */
  share: number | null;
  /** What it would bring, in a sentence. */
  brings: string;
  /** It was played. */
  chosen: boolean;
}

export interface Thought {
  kind: 'why' | 'hint';
  /** Whose choice it is. */
  seat: number;
  /** The entry it is about; of a hint the one that would come. */
  entry: number;
  heading: string;
  level: string;
  options: Weighed[];
  /** Instead of options, or below them. */
  reason: string;
  /** Whose knowledge went in. */
  note: string;
}
