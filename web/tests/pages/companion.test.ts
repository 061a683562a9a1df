import { expect, test } from 'vitest';
import { faces, thingsLeft } from '../../src/pages/companion/questions';
import type { TableQuestion } from '../../src/wire/wire';

const asked = (more: Partial<TableQuestion>): TableQuestion => ({
  kind: 'roll',
  number: 1,
  among: 6,
  topic: 'dice',
  args: {},
  seat: 0,
  left: null,
  told: [],
  before: [],
  faces: [],
  domain: null,
  ...more,
});

test('a die has a key for each side', () => {
  expect(faces(asked({})).map(({ shows }) => shows)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('sides that show the same have one key, which answers with the first of them', () => {
  expect(faces(asked({ faces: [0, 0, 0, 1, 2, 3] }))).toEqual([
    { side: 1, shows: 0 },
    { side: 4, shows: 1 },
    { side: 5, shows: 2 },
    { side: 6, shows: 3 },
  ]);
});

test('things have one key for each kind, by name, with what is left of it', () => {
  const left = ['warpstone', 'noble', 'warpstone'];
  expect(thingsLeft(asked({ kind: 'draw', left }), (thing) => `the ${thing}`)).toEqual([
    { thing: 'noble', name: 'the noble', count: 1 },
    { thing: 'warpstone', name: 'the warpstone', count: 2 },
  ]);
});
