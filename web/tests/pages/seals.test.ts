import { expect, it } from 'vitest';
import { arrowOf, layout, selectorOf, type Box } from '../../src/pages/book/seals';

const box = (x: number, y: number, width = 80, height = 110): Box => ({ x, y, width, height });

it('finds things by id and data, one inside the other', () => {
  expect(selectorOf('#things-kislev slot=0')).toBe('#things-kislev [data-slot="0"]');
  expect(selectorOf('record=card/pillage rule=keywords.cost')).toBe(
    '[data-record="card/pillage"] [data-rule="keywords.cost"]',
  );
});

it('reads arrows', () => {
  expect(arrowOf('2+3>4 attack 2')).toEqual({ from: [2, 3], to: 4, kind: 'attack', amount: '2' });
  expect(arrowOf('1>2')).toEqual({ from: [1], to: 2, kind: 'move', amount: '' });
});

it('keeps seals apart, inside the picture and off what is to be read', () => {
  const cards = [box(0, 0), box(84, 0), box(168, 0)].map((one) => ({ box: one }));
  const number = box(30, 0, 24, 24);
  const { spots } = layout(cards, [], [number], [400, 200]);
  for (const [x, y] of spots) expect(x >= 13 && y >= 13 && x <= 387 && y <= 187).toBe(true);
  expect(Math.hypot(spots[0]![0] - 42, spots[0]![1] - 12)).toBeGreaterThan(13);
  for (const [at, one] of spots.entries())
    for (const other of spots.slice(at + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(24);
});

it('puts the seal of a land on it, and the arrow runs from seal to seal', () => {
  const has = ([x, y]: [number, number]): boolean => x > 200 && y > 100 && x < 300 && y < 200;
  const { spots, arrows } = layout(
    [{ box: box(20, 20) }, { box: box(180, 80, 140, 140), has }],
    ['1>2'],
    [],
    [400, 300],
  );
  expect(has(spots[1]!)).toBe(true);
  const end = /(\S+) (\S+)$/.exec(arrows[0]!.d)!.slice(1).map(Number);
  expect(Math.hypot(end[0]! - spots[1]![0], end[1]! - spots[1]![1])).toBeLessThan(30);
});

it('joins neighbours above them, and the way back below', () => {
  const two = [{ box: box(100, 100, 40, 60) }, { box: box(150, 100, 40, 60) }];
  const { arrows } = layout(two, ['1>2 attack 3', '2>1 attack 1'], [], [400, 300]);
  expect(arrows[0]!.at[1]).toBeLessThan(100);
  expect(arrows[1]!.at[1]).toBeGreaterThan(150);
});
