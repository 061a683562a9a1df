import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deck } from '../../../../src/titles/invasion/decks/deck';

const check = vi.fn();
vi.mock('../../../../src/wire/api', async () => {
  class Refusal extends Error {
    constructor(
      readonly status: number,
      readonly reasons: unknown[],
    ) {
      super();
    }
  }
  return { api: { check: (...args: unknown[]) => check(...args) as Promise<unknown> }, Refusal };
});

const waaagh: Deck = { id: 'w', name: 'Waaagh!', race: 'orc', cards: { boar_boyz: 3 } };
const small = { key: 'invasion-why-deck_too_small', args: { cards: 3, least: 50 } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  check.mockReset();
});
afterEach(() => vi.useRealTimers());

it('asks the server once for each list, whatever the deck is called', async () => {
  const { faultsOf, isLegal, judge } = await import('../../../../src/titles/invasion/decks/judge.svelte');
  check.mockResolvedValue({ reasons: [small] });
  expect(faultsOf(waaagh)).toBeUndefined();
  await judge(waaagh);
  await judge({ ...waaagh, id: 'x', name: 'Other' });
  expect(check.mock.calls).toEqual([['invasion', { mode: 'decks', deck_a: 'Capital: orc\n3 boar_boyz' }]]);
  expect([faultsOf(waaagh), isLegal(waaagh)]).toEqual([[small], false]);
});

it('knows a deck without faults', async () => {
  const { isLegal, judge } = await import('../../../../src/titles/invasion/decks/judge.svelte');
  check.mockResolvedValue({ reasons: [] });
  expect(isLegal(waaagh)).toBe(false);
  await judge(waaagh);
  expect(isLegal(waaagh)).toBe(true);
});

it('asks again when the server is out of reach, and says so meanwhile', async () => {
  const { faultsOf, isUnreachable, judge } = await import('../../../../src/titles/invasion/decks/judge.svelte');
  const { Refusal } = await import('../../../../src/wire/api');
  check
    .mockRejectedValueOnce(new Refusal(0, [{ key: 'ui-error-offline', args: {} }]))
    .mockResolvedValueOnce({ reasons: [small] });
  await judge(waaagh);
  expect([faultsOf(waaagh), isUnreachable()]).toEqual([undefined, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([faultsOf(waaagh), isUnreachable()]).toEqual([[small], false]);
});

it('takes a refusal for an answer', async () => {
  const { faultsOf, judge } = await import('../../../../src/titles/invasion/decks/judge.svelte');
  const { Refusal } = await import('../../../../src/wire/api');
  const reason = { key: 'core-bad_option', args: {} };
  check.mockRejectedValue(new Refusal(422, [reason]));
  await judge(waaagh);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([faultsOf(waaagh), check.mock.calls.length]).toEqual([[reason], 1]);
});
