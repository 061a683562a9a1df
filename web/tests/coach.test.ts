import { beforeEach, describe, expect, it, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
const { coach, countGame, daysLeft, forgetCoach, inOrder, isKept, keepMoment, lossesOf, momentOf, noteTry, tenths } =
  await import('../src/app/coach.svelte');
type Moment = Parameters<typeof keepMoment>[0];

const option = (action: string, value: number, visits = 100) => ({ action, value, visits });
const moment = (id: string): Moment => ({
  ...{ id, title: 'chaos', seat: 0, day: '2026-11-19', position: {}, card: null, last: null },
  ...{ entry: 7, action: 'wrong', decision: 'summoning_turn', cost: 0.3 },
  options: [
    option('best', 0.6),
    option('fine', 0.54),
    option('poor', 0.53),
    option('wrong', 0.3),
    option('once', 0.6, 1),
  ],
});
const DAY = 86_400_000;

beforeEach(() => forgetCoach());

describe('a try', () => {
  it('keeps nine tenths of the chance or does not', () => {
    const one = moment('a/7');
    expect(['best', 'fine', 'poor', 'wrong', 'other'].map((action) => tenths(one, action))).toEqual([
      10,
      9,
      8,
      5,
      null,
    ]);
    expect(['best', 'fine', 'poor', 'wrong', 'other'].filter((action) => isKept(one, action))).toEqual([
      'best',
      'fine',
    ]);
  });

  it('of what was hardly looked at keeps nothing that one could tell', () => {
    expect(tenths(moment('a/7'), 'once')).toBe(null);
    expect(isKept(moment('a/7'), 'once')).toBe(false);
  });

  it('is asked again after days, later when it is known, and survives a reload', async () => {
    keepMoment(moment('a/7'));
    const now = new Date('2026-11-19T12:00:00Z');
    expect(daysLeft(momentOf('a/7')!, now.getTime())).toBe(0);
    await noteTry('a/7', 'best', 't1', now);
    const first = daysLeft(momentOf('a/7')!, now.getTime());
    expect(first).toBeGreaterThan(0);
    const kept = JSON.parse(store.get('spieltisch.coach')!) as typeof coach;
    Object.assign(coach, kept); // as a page finds it: dates are text
    const later = new Date(now.getTime() + first * DAY);
    await noteTry('a/7', 'fine', 't2', later);
    expect(daysLeft(momentOf('a/7')!, later.getTime())).toBeGreaterThan(first);
    expect(momentOf('a/7')!.last).toEqual({ table: 't2', action: 'fine' });
  });

  it('that fails comes back sooner, and practice on the same day changes nothing', async () => {
    keepMoment(moment('a/7'));
    keepMoment(moment('b/7'));
    const now = new Date('2026-11-19T12:00:00Z');
    await noteTry('a/7', 'wrong', 't1', now);
    await noteTry('b/7', 'best', 't2', now);
    expect(daysLeft(momentOf('a/7')!, now.getTime())).toBeLessThan(daysLeft(momentOf('b/7')!, now.getTime()));
    const due = JSON.stringify(momentOf('a/7')!.card);
    await noteTry('a/7', 'best', 't3', new Date(now.getTime() + 3_600_000));
    expect(JSON.stringify(momentOf('a/7')!.card)).toBe(due);
    expect(inOrder(coach.moments, now.getTime()).map(({ id }) => id)).toEqual(['a/7', 'b/7']);
  });
});

it('counts a game once, and adds up decisions of one name', () => {
  const seat = (kinds: Record<string, [number, number]>) => ({ kinds }) as Parameters<typeof countGame>[2];
  countGame('g1', 'chaos', seat({ summon: [10, 2], summon_again: [5, 1], battle: [4, 0] }));
  countGame('g1', 'chaos', seat({ summon: [10, 2], summon_again: [5, 1], battle: [4, 0] }));
  countGame('g2', 'chaos', seat({ battle: [6, 1] }));
  countGame('g3', 'invasion', seat({ act: [9, 9] }));
  expect(lossesOf('chaos', (decision) => decision.split('_')[0]!)).toEqual([
    { label: 'summon', choices: 15, lost: 3 },
    { label: 'battle', choices: 10, lost: 1 },
  ]);
});

it('keeps the newest sixty moments', () => {
  for (let n = 0; n < 70; n++) keepMoment(moment(`g/${n}`));
  expect(coach.moments.length).toBe(60);
  expect(coach.moments[0]!.id).toBe('g/10');
});
