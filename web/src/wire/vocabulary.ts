/** What a title can say: its verbs, events, questions and the names they are about, as `game.vocabulary()` tells. */

import type { TitleOption } from './wire';

/** What an argument is made of, as `game.vocabulary()` describes it. */
export interface Described {
  kind: string;
  domain?: string;
  many?: boolean;
}

export interface Vocabulary {
  title: string;
  version: string;
  seats: number[];
  options: TitleOption[];
  verbs: Record<string, Record<string, Described>>;
  events: Record<string, Record<string, Described>>;
  /** What each name means in messages; `choose_region.card` is the argument `card` of the message `choose_region`. */
  arguments: Record<string, Described>;
  questions: Record<string, Described[]>;
  domains: Record<string, string[]>;
}
