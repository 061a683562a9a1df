/** Work in turns. */
import { expect, it } from 'vitest';
import { turns } from '../../src/wire/turns';

it('does so many at once, and first what somebody waits for', async () => {
  const inTurn = turns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((end) => {
      begun.push(name);
      ends.set(name, end);
    });
  const all = [...['a', 'b', 'c', 'd'].map((name) => inTurn(work(name))), inTurn(work('click'), true)];
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['a', 'b', 'click', 'c', 'd']) {
    ends.get(name)!();
    await new Promise((settled) => setTimeout(settled));
  }
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'click', 'c', 'd']);
});

it('goes on after a failure', async () => {
  const inTurn = turns(1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});
