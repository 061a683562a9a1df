import { describe, expect, it } from 'vitest';
import scenes from '../../../src/titles/smallworld/demo/scenes.json';
import { lastRoll, purses } from '../../../src/titles/smallworld/gameSummary';
import type { SmallWorldEvent, SmallWorldView } from '../../../src/titles/smallworld/view';

const over = scenes.over as unknown as { view: SmallWorldView; events: SmallWorldEvent[] };

describe('the story of a game', () => {
  it('ends at the coins that lie on the table', () => {
    expect(purses(over.events, 3).map((purse) => purse.curve.at(-1))).toEqual(
      over.view.players.map((player) => player.coins),
    );
  });

  it('has a value for the start and for each round', () => {
    for (const purse of purses(over.events, 3)) {
      expect(purse.curve).toHaveLength(over.view.rounds + 1);
      expect(purse.curve[0]).toBe(5);
    }
  });

  it('counts every coin under one source', () => {
    for (const { seat, sources } of purses(over.events, 3))
      expect(sources.regions + sources.declined + sources.bonus + sources.other).toBe(over.view.players[seat]!.coins);
  });

  it('finds the last roll of the die and whether the region fell', () => {
    const events: SmallWorldEvent[] = [
      { entry: 1, event: 'attempted', seat: 0, region: 'l1a_1', die: 0, needed: 1 },
      { entry: 2, event: 'strike_die', seat: 1, region: 'l1a_2', die: 2 },
      { entry: 2, event: 'conquered', seat: 1, region: 'l1a_2', tokens: 3, occupant: 'orcs' },
      { entry: 3, event: 'income', seat: 1, coins: 4, regions: 3, declined: 0, bonus: 1 },
    ];
    expect(lastRoll(events)).toEqual({ index: 1, region: 'l1a_2', die: 2, won: true });
    expect(lastRoll(events.slice(0, 1))).toEqual({ index: 0, region: 'l1a_1', die: 0, won: false });
    expect(lastRoll([])).toBeNull();
  });
});
