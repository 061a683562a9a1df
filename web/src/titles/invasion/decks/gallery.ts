/** Which cards the gallery shows, and in what order; what a deck is made of. */
import type { Printed } from '../art/cards';
import type { Deck } from './deck';

export const TYPES = ['unit', 'support', 'quest', 'tactic'] as const;
/** Six and more stand together; X is a price of its own. */
export const COSTS = ['0', '1', '2', '3', '4', '5', '6', 'X'] as const;
export type Cost = (typeof COSTS)[number];
export const SORTS = ['number', 'cost', 'name'] as const;
type Sort = (typeof SORTS)[number];

/** Nothing chosen in a row means everything. */
export interface Filter {
  races: readonly string[];
  types: readonly string[];
  costs: readonly string[];
  words: string;
  sort: Sort;
}
export const EVERYTHING: Filter = { races: [], types: [], costs: [], words: '', sort: 'number' };

/** A card with what the reader can look for. */
export interface Shown {
  card: string;
  facts: Printed;
  name: string;
  /** Name, text, type and traits, folded. */
  words: string;
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLocaleLowerCase();
}

export function costGroup({ cost = 0 }: Pick<Printed, 'cost'>): Cost {
  return cost === 'X' ? 'X' : (String(Math.min(6, cost)) as Cost);
}

/** X last: nobody knows it before it is paid. */
const price = ({ facts: { cost = 0 } }: Shown): number => (cost === 'X' ? 99 : cost);

export function choose(cards: readonly Shown[], filter: Filter, language: string): Shown[] {
  const wanted = fold(filter.words).split(/\s+/).filter(Boolean);
  const fits = (row: readonly string[], value: string): boolean => !row.length || row.includes(value);
  const found = cards.filter(
    ({ facts, words }) =>
      fits(filter.races, facts.race) &&
      fits(filter.types, facts.type) &&
      fits(filter.costs, costGroup(facts)) &&
      wanted.every((word) => words.includes(word)),
  );
  const byNumber = (a: Shown, b: Shown): number => a.facts.number - b.facts.number;
  const order: Record<Sort, (a: Shown, b: Shown) => number> = {
    number: byNumber,
    cost: (a, b) => price(a) - price(b) || byNumber(a, b),
    name: (a, b) => a.name.localeCompare(b.name, language),
  };
  return found.sort(order[filter.sort]);
}

export const toggled = (row: readonly string[], value: string): string[] =>
  row.includes(value) ? row.filter((one) => one !== value) : [...row, value];

export interface Group {
  type: string;
  count: number;
  cards: { card: string; count: number }[];
}

/** The deck by type; within a type by cost and number. */
export function grouped(deck: Deck, printed: (card: string) => Printed): Group[] {
  const rows = Object.entries(deck.cards).map(([card, count]) => ({ card, count, facts: printed(card) }));
  const worth = (facts: Printed): number => (facts.cost === 'X' ? 99 : (facts.cost ?? 0)) * 1000 + facts.number;
  const types = [
    ...TYPES,
    ...new Set(rows.map(({ facts }) => facts.type).filter((type) => !(TYPES as readonly string[]).includes(type))),
  ];
  return types
    .map((type) => {
      const own = rows.filter(({ facts }) => facts.type === type).sort((a, b) => worth(a.facts) - worth(b.facts));
      return {
        type,
        count: own.reduce((sum, { count }) => sum + count, 0),
        cards: own.map(({ card, count }) => ({ card, count })),
      };
    })
    .filter((group) => group.count);
}

function tally<Key extends string>(
  deck: Deck,
  keys: readonly Key[],
  keyOf: (card: string) => string,
): { key: Key; count: number }[] {
  const counts = new Map<string, number>();
  for (const [card, count] of Object.entries(deck.cards))
    counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + count);
  return keys.map((key) => ({ key, count: counts.get(key) ?? 0 }));
}

export const curve = (deck: Deck, printed: (card: string) => Printed): { key: Cost; count: number }[] =>
  tally(deck, COSTS, (card) => costGroup(printed(card)));
export const byRace = <Race extends string>(
  deck: Deck,
  races: readonly Race[],
  printed: (card: string) => Printed,
): { key: Race; count: number }[] => tally(deck, races, (card) => printed(card).race).filter(({ count }) => count);
