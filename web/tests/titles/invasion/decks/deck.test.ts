import { describe, expect, it } from 'vitest';
import {
  byName,
  deckOption,
  copiesOf,
  freeName,
  freshId,
  listOf,
  sizeOf,
  withCopies,
  writtenList,
  type Deck,
} from '../../../../src/titles/invasion/decks/deck';
import { begin, change, redo, undo } from '../../../../src/titles/invasion/decks/history';
import { isDealing, matters } from '../../../../src/titles/setup';

const grudge: Deck = { id: 'a', name: 'Grudge', race: 'dwarf', cards: { runesmith: 2, defender_of_the_hold: 3 } };

describe('a deck', () => {
  it('gains and loses copies and leaves the old deck alone', () => {
    const more = withCopies(grudge, 'runesmith', 1);
    expect([copiesOf(more, 'runesmith'), sizeOf(more)]).toEqual([3, 6]);
    expect([copiesOf(grudge, 'runesmith'), sizeOf(grudge)]).toEqual([2, 5]);
  });
  it('forgets a card without copies and never owes one', () => {
    expect(withCopies(grudge, 'runesmith', -2).cards).toEqual({ defender_of_the_hold: 3 });
    expect(withCopies(grudge, 'organ_gun', -1).cards).toEqual(grudge.cards);
  });
  it('has one list, however it came about', () => {
    const other = { ...grudge, cards: { defender_of_the_hold: 3, runesmith: 2 } };
    expect(listOf(grudge)).toBe('Capital: dwarf\n3 defender_of_the_hold\n2 runesmith');
    expect(listOf(other)).toBe(listOf(grudge));
  });
  it('is written with names, in the order of the printed numbers', () => {
    const names = new Map([
      ['runesmith', 'Runesmith'],
      ['defender_of_the_hold', 'Defender of the Hold'],
    ]);
    expect(writtenList({ ...grudge, race: 'dark_elf' }, names)).toBe(
      '# Grudge\nCapital: dark elf\n2 Runesmith\n3 Defender of the Hold\n',
    );
  });
  it('gets a name that is free', () => {
    expect(freeName('Grudge', [])).toBe('Grudge');
    expect(freeName('Grudge', [grudge])).toBe('Grudge 2');
    expect(freeName('Grudge 2', [grudge, { ...grudge, name: 'Grudge 2' }])).toBe('Grudge 3');
  });
  it('gets an address of its own, fit for a path', () => {
    expect(freshId([grudge])).toMatch(/^[a-z0-9]+$/);
  });
  it('stands where its name belongs', () => {
    const decks = ['Öl', 'Zorn 10', 'Zorn 9', 'Axt'].map((name) => ({ ...grudge, name }));
    expect(byName(decks, 'de').map(({ name }) => name)).toEqual(['Axt', 'Öl', 'Zorn 9', 'Zorn 10']);
  });
  it('belongs to a seat', () => {
    expect([deckOption(0), deckOption(1)]).toEqual(['deck_a', 'deck_b']);
  });
});

describe('steps back and forth', () => {
  const walked = change(change(begin(1), 2), 3);
  it('go back as far as the beginning and no further', () => {
    expect(undo(walked).now).toBe(2);
    expect(undo(undo(undo(walked))).now).toBe(1);
  });
  it('come forth again until something else is done', () => {
    expect(redo(undo(walked)).now).toBe(3);
    expect(redo(walked).now).toBe(3);
    expect(redo(change(undo(walked), 9)).now).toBe(9);
  });
  it('are remembered only so far', () => {
    let long = begin(0);
    for (let step = 1; step <= 500; step++) long = change(long, step);
    expect(long.past.length).toBe(200);
    expect(undo(long).now).toBe(499);
  });
});

describe('options of a table', () => {
  it('are asked for only where they matter', () => {
    const asked = (mode: string): string[] =>
      ['mode', 'starter_a', 'deck_a', 'lists', 'side_a', 'end_window'].filter((option) =>
        matters('invasion', option, { mode }),
      );
    expect(asked('starter')).toEqual(['mode', 'starter_a', 'end_window']);
    expect(asked('decks')).toEqual(['mode', 'deck_a', 'lists', 'end_window']);
    expect(asked('draft')).toEqual(['mode', 'side_a', 'end_window']);
  });
  it('of other titles all matter', () => {
    expect(matters('chaos', 'deck_a', {})).toBe(true);
    expect([isDealing('invasion', 'mode'), isDealing('invasion', 'end_window'), isDealing('chaos', 'mode')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
