/** What the server says of a list: its faults, none if it may be played. Asked once for each list. */
import { SvelteMap } from 'svelte/reactivity';
import { api, Refusal } from '../../../wire/api';
import type { Message } from '../../../wire/wire';
import { listOf, type Deck } from './deck';

const verdicts = new SvelteMap<string, Message[]>();
const asked = new Set<string>();
/** A server that does not answer, or has no time, is asked again. */
const PATIENCE = 5000;
const LATER = new Set([0, 429, 502, 503]);
let unreachable = $state(false);

export async function judge(deck: Deck): Promise<void> {
  const list = listOf(deck);
  if (asked.has(list)) return;
  asked.add(list);
  try {
    verdicts.set(list, (await api.check('invasion', { mode: 'decks', deck_a: list })).reasons);
    unreachable = false;
  } catch (error) {
    if (error instanceof Refusal && error.reasons.length && !LATER.has(error.status))
      return void verdicts.set(list, error.reasons);
    unreachable = true;
    asked.delete(list);
    setTimeout(() => void judge(deck), PATIENCE);
  }
}

/** undefined: not known yet. */
export const faultsOf = (deck: Deck): Message[] | undefined => verdicts.get(listOf(deck));
export const isLegal = (deck: Deck): boolean => faultsOf(deck)?.length === 0;
export const isUnreachable = (): boolean => unreachable;
