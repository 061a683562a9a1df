import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../../src/titles/invasion/decks/deck';
import {
  byRace,
  choose,
  costGroup,
  curve,
  EVERYTHING,
  fold,
  grouped,
  toggled,
  type Filter,
} from '../../../../src/titles/invasion/decks/gallery';
import { allCards } from '../../../../src/titles/invasion/decks/library';
import { faultText } from '../../../../src/titles/invasion/decks/faultTexts';
import { Texts } from '../../../../src/words/fluent';
import { printed } from '../../../../src/titles/invasion/art/cards';

const LOCALE = new URL('../../../../../src/spieltisch/locale/', import.meta.url);
function speaking(language: string) {
  const texts = new Texts([
    {
      language,
      text: ['invasion', 'ui']
        .map((name) => readFileSync(new URL(`${language}/${name}.ftl`, LOCALE), 'utf8'))
        .join('\n'),
    },
  ]);
  return (key: string, args?: Parameters<Texts['text']>[1]): string => texts.text(key, args);
}
const english = allCards(speaking('en'));
const shown = (filter: Partial<Filter>, cards = english): string[] =>
  choose(cards, { ...EVERYTHING, ...filter }, 'en').map(({ card }) => card);

describe('the gallery', () => {
  it('shows every card that a deck can hold, by number', () => {
    const cards = shown({});
    expect(cards.length).toBe(126);
    expect(cards[0]).toBe('defender_of_the_hold');
    expect(cards.map((card) => printed(card).type)).not.toContain('draft');
  });
  it('shows what fits every row', () => {
    const cards = shown({ races: ['dwarf', 'neutral'], types: ['support'], costs: ['1'] });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards)
      expect([['dwarf', 'neutral'].includes(printed(card).race), printed(card).type, printed(card).cost]).toEqual([
        true,
        'support',
        1,
      ]);
    expect(shown({ races: ['dwarf'] }).length).toBe(25);
  });
  it('puts six and more together, and X apart', () => {
    expect([costGroup({}), costGroup({ cost: 6 }), costGroup({ cost: 8 }), costGroup({ cost: 'X' })]).toEqual([
      '0',
      '6',
      '6',
      'X',
    ]);
    expect(shown({ costs: ['6'] }).map((card) => printed(card).cost)).toContain(8);
  });
  it('finds words of name, text and traits, in any order', () => {
    expect(shown({ words: 'KAZADOR king' })).toEqual(['king_kazador']);
    expect(shown({ words: 'toughness hero' })).toContain('king_kazador');
    expect(shown({ words: 'no such words' })).toEqual([]);
  });
  it('searches in the language of the reader, with or without accents', () => {
    const polish = allCards(speaking('pl'));
    const wanted = polish.find(({ name }) => fold(name) !== name.toLocaleLowerCase())!;
    expect(shown({ words: wanted.name }, polish)).toContain(wanted.card);
    expect(shown({ words: fold(wanted.name) }, polish)).toContain(wanted.card);
    expect(shown({ words: 'Verteidiger Feste' }, allCards(speaking('de')))).toContain('defender_of_the_hold');
  });
  it('sorts by cost with X at the end, and by name', () => {
    const prices = shown({ sort: 'cost' }).map((card) => printed(card).cost ?? 0);
    const numbers = prices.map((price) => (price === 'X' ? 99 : price));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(shown({ sort: 'name' })[0]).toBe('a_glorious_death');
  });
  it('switches the values of a row on and off', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  });
});

describe('a deck in the making', () => {
  const deck: Deck = {
    id: 'd',
    name: 'D',
    race: 'dwarf',
    cards: { king_kazador: 1, defender_of_the_hold: 3, organ_gun: 2, rip_dere_eads_off: 1, contested_village: 2 },
  };
  it('stands in groups by type, cheap cards first', () => {
    expect(grouped(deck, printed).map(({ type, count }) => [type, count])).toEqual([
      ['unit', 4],
      ['support', 4],
      ['tactic', 1],
    ]);
    expect(grouped(deck, printed)[0]!.cards).toEqual([
      { card: 'defender_of_the_hold', count: 3 },
      { card: 'king_kazador', count: 1 },
    ]);
  });
  it('shows a card of any type, even one that does not belong there', () => {
    expect(grouped({ ...deck, cards: { sabotage: 1 } }, printed).map(({ type }) => type)).toEqual([
      printed('sabotage').type,
    ]);
  });
  it('has a cost curve and counts its races', () => {
    const counts = curve(deck, printed);
    expect(counts.find(({ key }) => key === '6')?.count).toBe(1);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    expect(byRace(deck, ['dwarf', 'orc', 'empire', 'neutral'], printed)).toEqual([
      { key: 'dwarf', count: 6 },
      { key: 'orc', count: 1 },
      { key: 'neutral', count: 2 },
    ]);
  });
});

describe.each(['en', 'de', 'pl', 'nl'])('faults in %s', (language) => {
  const t = speaking(language);
  const said = (key: string, args: Record<string, unknown>): string =>
    faultText(t, { key: `invasion-why-${key}`, args });
  it('are sentences with the names of the cards', () => {
    expect(said('deck_too_small', { cards: 47, least: 50 })).toMatch(/47.*50/);
    expect(said('deck_too_many', { card: 'boar_boyz', copies: 4, most: 3 })).toContain(t('invasion-card-boar_boyz'));
    const mixed = said('deck_mixed', { order: 'runesmith', destruction: 'boar_boyz' });
    for (const card of ['runesmith', 'boar_boyz']) expect(mixed).toContain(t(`invasion-card-${card}`));
    expect(said('deck_wrong_capital', { race: 'orc', card: 'runesmith' })).toContain(t('invasion-race-orc'));
    expect(said('deck_ambiguous', { line: 2, text: 'Def', names: ['A', 'B'] })).toMatch(/A.*B/);
    expect(said('deck_draft_card', { card: { key: 'invasion-card-sabotage', args: {} } })).toContain(
      t('invasion-card-sabotage'),
    );
  });
});
