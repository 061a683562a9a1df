/** Work in turns. */
import { expect, it } from 'vitest';
import { patiently, turns } from '../../src/wire/turns';

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

it('asks again while the other side is busy, later each time', async () => {
  const pauses: number[] = [];
  const wait = (ms: number): Promise<void> => Promise.resolve(void pauses.push(ms));
  const busy = new Error('busy');
  let left = 3;
  const ask = (): Promise<string> => (left-- ? Promise.reject(busy) : Promise.resolve('yes'));
  expect(await patiently(ask, (error) => error === busy, wait)).toBe('yes');
  expect(pauses).toEqual([1000, 2000, 4000]);
});

it('asks no more where that does not help, or in the end', async () => {
  const wait = (): Promise<void> => Promise.resolve();
  let asked = 0;
  const ask = (): Promise<string> => Promise.reject(new Error(`no ${(asked += 1)}`));
  await expect(patiently(ask, () => false, wait)).rejects.toThrow('no 1');
  await expect(patiently(ask, () => true, wait)).rejects.toThrow('no 7');
});
