import { expect, it, vi } from 'vitest';
import { finish, joined, type Progress } from '../src/app/progress.svelte';
import { api } from '../src/wire/api';

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

it('asks the server before it tells, so that nothing it knows is written over', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.spyOn(api, 'learnt').mockResolvedValue({ learnt: { finished: ['invasion'] } });
  const told = vi.spyOn(api, 'keepLearnt').mockResolvedValue(undefined as never);
  finish('chaos');
  await vi.runAllTimersAsync();
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ finished: ['chaos', 'invasion'] }));
  vi.useRealTimers();
});
