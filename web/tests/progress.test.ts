import { expect, it } from 'vitest';
import { joined, type Progress } from '../src/app/progress.svelte';

const NOTHING: Progress = { finished: [], told: [], guides: {}, tables: {}, puzzles: {} };

it('joins what the device and the server know of a visitor, the farther one of both', () => {
  const tried = { tries: 1, hints: 2, solved: false, last: 'pass' };
  const mine: Progress = { ...NOTHING, finished: ['chaos'], puzzles: { 'chaos/01': tried }, guides: { chaos: 'here' } };
  const theirs: Partial<Progress> = {
    finished: ['chaos', 'invasion'],
    puzzles: { 'chaos/01': { ...tried, tries: 3, hints: 0, solved: true, last: '' } },
    guides: { chaos: 'there', smallworld: 'there' },
  };
  expect(joined(mine, theirs)).toEqual({
    ...NOTHING,
    finished: ['chaos', 'invasion'],
    puzzles: { 'chaos/01': { tries: 3, hints: 2, solved: true, last: 'pass' } },
    guides: { chaos: 'here', smallworld: 'there' },
  });
  expect(joined(mine, {})).toEqual(mine);
});
