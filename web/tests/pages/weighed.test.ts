import { expect, it } from 'vitest';
import { sharesOf } from '../../src/pages/table/weighed';

const best = (...values: (number | null)[]) => values.map((value) => ({ action: 'pass', value, reason: null }));

it('tells no chance below an option that was hardly looked at', () => {
  expect(sharesOf(best(0.4, 0.3, 0.1))).toEqual([0.4, 0.3, 0.1]);
  expect(sharesOf(best(0.4, null, 0.1))).toEqual([0.4, null, null]);
  expect(sharesOf(best(null, 0.13))).toEqual([null, null]);
});
