/** Decks in the store of this device. What can not be read is put aside, never overwritten. */
import { isRace, type Deck } from './deck';

export const KEY = 'spieltisch.decks';
export const LAST = 'spieltisch.decks.last';
export const ASIDE = 'spieltisch.decks.unreadable';

export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface Shelved {
  decks: Deck[];
  /** Something there was no deck. */
  broken: boolean;
}

function isDeck(value: unknown): value is Deck {
  const deck = value as Partial<Deck> | null;
  if (
    typeof deck !== 'object' ||
    deck === null ||
    typeof deck.id !== 'string' ||
    typeof deck.name !== 'string' ||
    !isRace(deck.race)
  )
    return false;
  return (
    typeof deck.cards === 'object' &&
    deck.cards !== null &&
    Object.values(deck.cards).every((count) => Number.isInteger(count) && count > 0)
  );
}

export function readDecks(text: string | null): Shelved {
  if (text === null) return { decks: [], broken: false };
  try {
    const stored = (JSON.parse(text) as { decks?: unknown }).decks;
    if (!Array.isArray(stored)) return { decks: [], broken: true };
    const decks = stored.filter(isDeck).map(({ id, name, race, cards }) => ({ id, name, race, cards }));
    return { decks, broken: decks.length < stored.length };
  } catch {
    return { decks: [], broken: true };
  }
}

/** The decks of a store, and whether it may be written to: not while something unreadable is kept nowhere else. */
export function load(store: Store): Shelved & { mayWrite: boolean } {
  let text: string | null;
  try {
    text = store.getItem(KEY);
  } catch {
    return { decks: [], broken: false, mayWrite: false };
  }
  const shelved = readDecks(text);
  return { ...shelved, mayWrite: !shelved.broken || write(store, ASIDE, text!) };
}

/** Whether they are kept; a full store leaves what was there before. */
export function save(store: Store, decks: readonly Deck[]): boolean {
  return write(store, KEY, JSON.stringify({ version: 1, decks }));
}

export function write(store: Store, key: string, text: string): boolean {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
