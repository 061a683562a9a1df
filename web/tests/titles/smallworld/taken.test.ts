import { expect, it } from 'vitest';
import { foundBy, takenFrom } from '../../../src/titles/smallworld/gameSummary';
import type { SmallWorldEvent } from '../../../src/titles/smallworld/view';

const told = (...events: object[]): SmallWorldEvent[] =>
  events.map((event, entry) => ({ entry, ...event }) as SmallWorldEvent);
const conquered = (seat: number, region: string, occupant: string): object => ({
  event: 'conquered',
  seat,
  region,
  tokens: 3,
  occupant,
});
const income = (seat: number): object => ({ event: 'income', seat, coins: 3, regions: 3, declined: 0, bonus: 0 });
const turn = (seat: number): object => ({ event: 'turn', seat });
const BEFORE = [
  turn(0),
  conquered(0, 'own_field', 'dwarves'),
  income(0),
  turn(1),
  conquered(1, 'hill', 'orcs'),
  conquered(1, 'swamp', 'naga'),
  { event: 'murlocs_took', region: 'coast', tokens: 2, occupant: 'trolls' },
  income(1),
  turn(0),
];

it('names what others took from both races between two turns', () => {
  expect(takenFrom(told(...BEFORE), 0, ['orcs', 'trolls'])).toEqual([
    { region: 'hill', by: 1 },
    { region: 'coast', by: null },
  ]);
  expect(takenFrom(told(...BEFORE, { event: 'readied', seat: 0, tokens: 4 }), 0, ['orcs', null])).toHaveLength(1);
  expect(takenFrom(told(...BEFORE), 0, ['humans', null])).toEqual([]);
});

it('forgets it as soon as the player acts, and knows nothing before the first turn has ended', () => {
  expect(takenFrom(told(...BEFORE, conquered(0, 'hill', 'naga')), 0, ['orcs', 'trolls'])).toEqual([]);
  expect(takenFrom(told(turn(1), conquered(1, 'hill', 'orcs'), turn(0)), 0, ['orcs', null])).toEqual([]);
});

it('tells a find to whoever made it', () => {
  const events = told(
    conquered(0, 'forest', 'murlocs'),
    { event: 'revealed', tile: 'frostmourne', region: 'forest' },
    conquered(0, 'hill', 'murlocs'),
  );
  expect(foundBy(events, 0, 0)).toBe('frostmourne');
  expect(foundBy(events, 0, 1)).toBeNull();
  expect(foundBy(events, 2, 0)).toBeNull(); // seen before
});
