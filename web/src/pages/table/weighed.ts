/** Options as somebody weighed them. */

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
