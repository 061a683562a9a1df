/** The text of a table: written by hand where somebody did, read off the view elsewhere. */
import { outline, type OutlineNode } from '../words/outline';
import type { View } from '../wire/wire';
import type { Words } from '../words/words';
import { chaosForecast, chaosText } from './chaos/text';
import { invasionText } from './invasion/text';
import { smallworldText } from './smallworld/text';

type Writer = (table: never, words: Words, viewer: number | null) => OutlineNode[];
const WRITERS: Record<string, Writer> = {
  chaos: chaosText as Writer,
  smallworld: smallworldText as Writer,
  invasion: invasionText as Writer,
};

type Teller = (forecast: never, words: Words) => string;
const TELLERS: Record<string, Teller> = { chaos: chaosForecast as Teller };

/** Titles that can say in a sentence what an action would change. */
export const foretells = (title: string): boolean => title in TELLERS;

export function foretold(title: string, forecast: Record<string, unknown>, words: Words): string {
  return TELLERS[title]?.(forecast as never, words) ?? '';
}

export function textOf(view: View, words: Words): OutlineNode[] {
  const writer = WRITERS[view.title];
  const isDraft = view.title === 'invasion' && view.table['draft'] !== null && view.table['draft'] !== undefined;
  return writer && !isDraft ? writer(view.table as never, words, view.seat) : outline(view.table, words, view.seats);
}
