/** What the server says of a list: its faults, none if it may be played. Asked once for each list. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../lib/api';
import type { Message } from '../lib/wire';
import { listOf, type Deck } from './deck';

const verdicts = new SvelteMap<string, Message[]>();
const asked = new Set<string>();

export async function judge(deck: Deck): Promise<void> {
  const list = listOf(deck);
  if (asked.has(list)) return;
  asked.add(list);
  try {
    verdicts.set(list, (await api.check('invasion', { mode: 'decks', deck_a: list })).reasons);
  } catch {
    asked.delete(list);
  }
}

/** undefined: not known yet. */
export const faultsOf = (deck: Deck): Message[] | undefined => verdicts.get(listOf(deck));
export const isLegal = (deck: Deck): boolean => faultsOf(deck)?.length === 0;
