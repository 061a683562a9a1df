import { describe, expect, it, vi } from 'vitest';
import { isKept, share } from '../../src/wire/chance';
import { follow } from '../../src/wire/difference';
import { fold, NOTHING } from '../../src/wire/tablestate';
import type { GameOutcome, SeatView, Update } from '../../src/wire/wire';

describe('differences', () => {
  it('sets, removes and replaces, and leaves the rest as it is', () => {
    const before = { hand: ['star', 'lamp', 'ember'], town: { name: 'Altdorf', gold: 3 }, night: 1 };
    const after = follow(before, [
      [['town', 'gold'], 5],
      [['night']],
      [['hand'], 1, 1, ['torch', 'candle']],
    ]) as unknown as typeof before;
    expect(after).toEqual({ hand: ['star', 'torch', 'candle', 'ember'], town: { name: 'Altdorf', gold: 5 } });
    expect(before.night).toBe(1);
    expect(follow(before, [[['night'], 2]]).town).toBe(before.town);
    expect(
      follow({} as object, [
        [[], { a: [1] }],
        [['a', 0], 7],
      ]),
    ).toEqual({ a: [7] });
  });

  const rest = { undo: null, events: [], yields: [], recap: null };
  const view = { seat: 0, view: { entry: 3, table: { gold: 1 } }, offers: [], ...rest } as unknown as SeatView;
  const update = (since: number): Update =>
    ({
      type: 'update',
      entry: 4,
      undone: false,
      views: [],
      clocks: [],
      thinking: [],
      outcome: null,
      receipt: '',
      changes: [
        {
          seat: 0,
          since,
          steps: [
            [['view', 'table', 'gold'], 2],
            [['view', 'entry'], 4],
          ],
          ...rest,
        },
      ],
    }) as unknown as Update;

  it('follow the table', () => {
    const after = fold({ ...NOTHING, views: [view] }, update(3));
    expect(after.views[0]!.view.table).toEqual({ gold: 2 });
    expect(after.entry).toBe(4);
  });

  it('that do not fit are noticed', () => {
    const after = fold({ ...NOTHING, views: [view] }, update(2));
    expect(after.missed).toBe(true);
    expect(after.views[0]).toBe(view);
  });
});

describe('chance', () => {
  it('is checked against what was seen before', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
    const commitment = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b'; // of "secret"
    const mine = share('table', commitment, 'words');
    expect(mine).toMatch(/^[0-9a-f]{32} words$/);
    const outcome = (secret: string, contributions: string[], shown = commitment): GameOutcome =>
      ({ chance: { commitment: shown, secret, contributions } }) as unknown as GameOutcome;
    expect(await isKept('table', outcome('secret', [mine, '']))).toBe(true);
    expect(await isKept('table', outcome('another', [mine, '']))).toBe(false);
    expect(await isKept('table', outcome('secret', ['theirs']))).toBe(false);
    expect(await isKept('table', outcome('another', [mine], 'another commitment'))).toBe(false);
    vi.unstubAllGlobals();
  });
});
