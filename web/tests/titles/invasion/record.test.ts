import { expect, it } from 'vitest';
import { listOf, type Deck } from '../../../src/titles/invasion/decks/deck';
import { sampleHand } from '../../../src/titles/invasion/decks/hand';
import { countOf, noteEnding, readRecord, RECORD } from '../../../src/titles/invasion/decks/record';
import { HAND } from '../../../src/titles/invasion/view';

const deck: Deck = {
  id: 'grudge',
  name: 'Grudge',
  race: 'dwarf',
  cards: { runesmith: 3, king_kazador: 1, armoury: 30 },
};

it('deals a first hand from the copies of a deck', () => {
  const hand = sampleHand(deck, () => 0);
  expect(hand).toEqual(['runesmith', 'runesmith', 'runesmith', 'king_kazador', ...Array(HAND - 4).fill('armoury')]);
  expect(sampleHand({ ...deck, cards: { runesmith: 2 } })).toHaveLength(2);
});

it('counts each table once, for the deck with that list', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  noteEnding(store, [deck], listOf(deck), 'one', 'won');
  noteEnding(store, [deck], listOf(deck), 'one', 'won');
  noteEnding(store, [deck], listOf(deck), 'two', 'lost');
  noteEnding(store, [deck], 'Capital: orc\n3 urguck', 'three', 'won');
  expect(countOf(readRecord(store.getItem(RECORD)), 'grudge')).toEqual({ won: 1, lost: 1, drawn: 0 });
  expect(countOf(readRecord('not json'), 'grudge')).toEqual({ won: 0, lost: 0, drawn: 0 });
  expect(countOf(readRecord('{"grudge": {"x": "cheated"}, "y": 3}'), 'grudge')).toEqual({ won: 0, lost: 0, drawn: 0 });
});
