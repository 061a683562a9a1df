import { describe, expect, it } from 'vitest';
import { stillInDeck } from '../../../src/titles/invasion/deck';
import type { InvasionView } from '../../../src/titles/invasion/view';

const LIST = [
  'runesmith',
  'runesmith',
  'runesmith',
  'organ_gun',
  'troll_slayers',
  'troll_slayers',
  'grudge_thrower',
  'pillage',
];

function view(list: string[] | null): InvasionView {
  const seat = { list, discard: ['organ_gun'] };
  return {
    seats: [seat, { list: null, discard: [] }],
    hand: [{ card: 'runesmith' }],
    laying: null,
    cards: [
      { owner: 0, card: 'runesmith' },
      { owner: 1, card: 'runesmith' },
      { owner: 0, card: 'pillage', kind: 'development' },
    ],
    chain: [
      { seat: 0, card: 'troll_slayers', kind: 'permanent' },
      { seat: 0, card: 'runesmith', kind: 'action' },
      { seat: 1, card: 'grudge_thrower', kind: 'tactic' },
    ],
  } as unknown as InvasionView;
}

describe('what is still in a deck', () => {
  it('is the list without what lies in hand, in play, on the chain and in the discard pile', () => {
    expect(stillInDeck(view(LIST), 0)).toEqual(['runesmith', 'troll_slayers', 'grudge_thrower']);
    expect(LIST).toHaveLength(8);
  });
  it("is nobody's business where the list is not known", () => {
    expect(stillInDeck(view(null), 0)).toBeNull();
    expect(stillInDeck(view(LIST), 1)).toBeNull();
  });
});
