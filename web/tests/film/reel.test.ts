import { describe, expect, it } from 'vitest';
import { filmScript } from '../../src/titles/smallworld/filmScript';
import { lastReel, reel, unroll } from '../../src/wire/reel';
import type { Moment } from '../../src/wire/wire';

/** A game in which nothing but a number changes: each moment is its entry, interims lie between. */
function moment(entry: number, seat: number | null, events: string[], interims = 0): Moment {
  const told = events.map((event) => ({ entry, event, seat: 1, region: 'l1a_1', tokens: 2, number: 2 }));
  const at = (value: number): unknown[][] => [[['entry'], value], ...(entry ? [] : [[['table'], { turn: 1 }]])];
  return {
    entry,
    seat,
    action: seat === null ? null : 'done',
    steps: at(entry),
    interims: Array.from({ length: interims }, (_, n) => ({ events: n + 1, steps: at(entry - 0.5) })),
    events: told as unknown as Moment['events'],
  };
}
const GAME = [
  moment(0, null, []),
  moment(1, 0, ['redeployed', 'turn']),
  moment(2, null, ['conquered']),
  moment(3, null, ['conquered', 'round', 'turn'], 1),
  moment(4, 0, ['targeted']),
];
const views = unroll(GAME);

describe('the film of a game that was played', () => {
  it('goes through every moment and what was seen in the middle of one', () => {
    const { frames, from } = reel(GAME, views, 1, 3);
    expect(frames.map(({ views: [view] }) => view!.view.entry)).toEqual([1, 2, 2.5, 3]);
    expect(frames.map(({ views: [view] }) => view!.events.length)).toEqual([2, 3, 4, 6]);
    expect(from).toBe(2);
  });

  it('begins with the last decision of the reader after which something was told', () => {
    const found = lastReel(GAME, views, 4, 0, filmScript)!;
    expect(found.from).toBe(0);
    expect(found.frames.at(-1)!.views[0]!.view.entry).toBe(4);
  });

  it('begins with the turn for whoever only watches, and never shows what came later', () => {
    const found = lastReel(GAME, views, 2, null, filmScript)!;
    expect(found.frames.map(({ views: [view] }) => view!.view.entry)).toEqual([1, 2]);
    expect(lastReel(GAME, views, 0, null, filmScript)).toBeNull();
  });
});
