/** A deck of one's own: a capital and so many copies of each card. Whether it may be played is for the server to say. */
import { RACES, type Race } from '../view';

export interface Deck {
  id: string;
  name: string;
  race: Race;
  /** Copies by card; a card without copies is not in it. */
  cards: Record<string, number>;
}

/** More copies than anybody wants: keeps a slip of the finger readable. */
const PLENTY = 99;

export const isRace = (value: unknown): value is Race => RACES.includes(value as Race);
export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
export const copiesOf = (deck: Deck, card: string): number => deck.cards[card] ?? 0;

/** The same deck with `by` more copies of a card. */
export function withCopies(deck: Deck, card: string, by: number): Deck {
  const count = Math.min(PLENTY, Math.max(0, copiesOf(deck, card) + by));
  const { [card]: _, ...others } = deck.cards;
  return { ...deck, cards: count ? { ...deck.cards, [card]: count } : others };
}

/** The list as it goes over the wire; equal decks have equal lists. */
export function listOf(deck: Deck): string {
  const lines = Object.keys(deck.cards)
    .sort()
    .map((card) => `${deck.cards[card]} ${card}`);
  return [`Capital: ${deck.race}`, ...lines].join('\n');
}

/** The list as people pass it on, in the order of the printed numbers. */
export function writtenList(deck: Deck, names: ReadonlyMap<string, string>): string {
  const order = [...names.keys()];
  const lines = Object.keys(deck.cards)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((card) => `${deck.cards[card]} ${names.get(card) ?? card}`);
  return [`# ${deck.name}`, `Capital: ${deck.race.replace('_', ' ')}`, ...lines, ''].join('\n');
}

export function freshId(taken: readonly Deck[]): string {
  for (;;) {
    const id = Math.random().toString(36).slice(2, 10);
    if (id && !taken.some((deck) => deck.id === id)) return id;
  }
}

/** "Grudge", "Grudge 2", "Grudge 3": no two decks are called the same. */
export function freeName(wanted: string, taken: readonly Deck[]): string {
  const names = new Set(taken.map((deck) => deck.name));
  if (!names.has(wanted)) return wanted;
  const stem = wanted.replace(/ \d+$/, '');
  for (let number = 2; ; number++) if (!names.has(`${stem} ${number}`)) return `${stem} ${number}`;
}

/** Decks by name, as readers of that language sort. */
export function byName(decks: readonly Deck[], language: string): Deck[] {
  return [...decks].sort((a, b) => a.name.localeCompare(b.name, language, { numeric: true }));
}

/** A seat brings its deck in an option of its own. */
export const deckOption = (seat: number): string => (seat === 0 ? 'deck_a' : 'deck_b');
