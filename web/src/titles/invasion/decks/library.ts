/** All cards that a deck can hold, with what is known of them here and on the server. */
import { api } from '../../../wire/api';
import type { Translate } from '../../types';
import cards from '../art/cards';
import { cardName, cardText } from '../labels';
import { RACES } from '../view';
import { fold, type Shown } from './gallery';
import { indexOf, type NameIndex } from './deckListParser';

interface CardRecord {
  slug: string;
  name: string;
  name_de: string;
  race: string;
}
export interface Content {
  cards: CardRecord[];
  /** The cards of each starter deck. */
  starters: Record<string, Record<string, number>>;
}

let content: Promise<Content> | null = null;
export function fetchContent(): Promise<Content> {
  content ??= api.content<Content>('invasion').catch((error: unknown) => {
    content = null;
    throw error;
  });
  return content;
}

/** Draft cards are dealt in drafts only: no deck is built of them. */
export function allCards(t: Translate): Shown[] {
  return Object.entries(cards)
    .filter(([, facts]) => facts.type !== 'draft')
    .map(([card, facts]) => {
      const name = cardName(t, card);
      const traits = (facts.traits ?? []).map((trait) => t(`invasion-trait-${trait}`));
      return {
        card,
        facts,
        name,
        words: fold([name, t(`invasion-type-${facts.type}`), ...traits, cardText(t, card)].join(' ')),
      };
    });
}

/** English, German and the reader's own names all stand for a card. */
export function nameIndex({ cards: records }: Content, t: Translate): NameIndex {
  return indexOf(
    records.map(({ slug, race, name, name_de }) => ({ slug, race, names: [name, name_de, cardName(t, slug)] })),
  );
}

/** Names that the terminal and other tables understand too. */
export function writtenNames({ cards: records }: Content, language: string): Map<string, string> {
  return new Map(records.map(({ slug, name, name_de }) => [slug, language === 'de' ? name_de : name]));
}

export const raceNames = (t: Translate): Record<string, string> =>
  Object.fromEntries(RACES.map((race) => [race, t(`invasion-race-${race}`)]));
