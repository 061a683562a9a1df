import { describe, expect, it } from 'vitest';
import { hasWinner, placesOf } from '../../src/wire/places';

describe('the places at the end', () => {
  it('are shared by a tie, and those behind it come further down', () => {
    expect(placesOf([[2, 0], [1]])).toEqual([
      { seat: 2, place: 1 },
      { seat: 0, place: 1 },
      { seat: 1, place: 3 },
    ]);
  });

  it('are given to nobody if all end alike', () => {
    expect(hasWinner([[0, 1, 2, 3]])).toBe(false);
    expect(placesOf([[0, 1]]).map(({ place }) => place)).toEqual([null, null]);
  });
});
