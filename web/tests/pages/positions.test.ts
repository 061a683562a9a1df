/** What a file holds that somebody opens. */
import { expect, it } from 'vitest';
import { isLog, isPosition } from '../../src/pages/positions';

it('tells logs from positions and from anything else', () => {
  const files = [{ title: 'chaos', entries: [] }, { log: {} }, { title: 'chaos', gods: [] }, { scores: [1] }, [], null];
  expect(files.map(isLog)).toEqual([true, true, false, false, false, false]);
  expect(files.map(isPosition)).toEqual([false, false, true, false, false, false]);
});
