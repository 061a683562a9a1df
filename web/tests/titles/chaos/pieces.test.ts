import { describe, expect, it } from 'vitest';
import { arrange, movesBetween } from '../../../src/titles/chaos/pieces';
import { SPOTS, REGIONS } from '../../../src/titles/chaos/art/land';
import { placeCard, type Box } from '../../../src/titles/chaos/place';
import type { Figures, Kind, Region, RegionSlug } from '../../../src/titles/chaos/view';
import { summoning } from './scenes';

const group = (seat: number, kind: Kind, count: number, rest: Partial<Figures> = {}): Figures => ({
  seat,
  owner: seat,
  kind,
  variant: kind,
  count,
  shielded: false,
  entrenched: false,
  spent: false,
  down: false,
  attack: 0,
  defense: 1,
  ...rest,
});
const rows: [number, number, number][] = [
  [0, 120, 100],
  [0, 120, 80],
];
const standing = (groups: Figures[], own: number | null = null) => arrange(groups, rows, own, [0, 1, 2, 3]);

describe('figures in a region', () => {
  it('shows every figure once, whatever the crowd', () => {
    for (const count of [1, 2, 5, 8, 12]) {
      const pieces = standing([group(0, 'warrior', count), group(1, 'cultist', count), group(2, 'greater_daemon', 1)]);
      expect(pieces.reduce((sum, piece) => sum + piece.count, 0)).toBe(2 * count + 1);
      expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length);
    }
  });

  it('hides nobody: a small figure is drawn over a tall one, and no two of a size cover each other', () => {
    const wide: Record<Kind, number> = { cultist: 25, warrior: 33, greater_daemon: 56 };
    const crowds = [
      [group(0, 'greater_daemon', 1), group(0, 'warrior', 1), group(1, 'cultist', 1)],
      [group(0, 'greater_daemon', 1), group(0, 'warrior', 2), group(1, 'warrior', 1), group(2, 'cultist', 2)],
      [group(0, 'greater_daemon', 1), group(1, 'greater_daemon', 1), group(2, 'warrior', 1)],
      [
        group(0, 'warrior', 1),
        group(0, 'cultist', 1),
        group(1, 'greater_daemon', 1),
        group(1, 'warrior', 2),
        group(1, 'cultist', 2),
      ],
    ];
    for (const slug of REGIONS)
      for (const crowd of crowds) {
        const pieces = arrange(crowd, SPOTS[slug].rows, 0, [0, 1, 2, 3], 1.16);
        pieces.forEach((piece, at) => {
          for (const later of pieces.slice(at + 1)) {
            if (wide[later.kind] < wide[piece.kind]) continue;
            const width = wide[piece.kind] * piece.size;
            const covered = (apart: number, length: number): number => Math.max(0, 1 - Math.abs(apart) / length);
            const hidden = covered(piece.x - later.x, width) * covered(piece.y - later.y, width * 1.3);
            expect(hidden, `${slug} ${piece.kind} under ${later.kind}`).toBeLessThan(0.7);
          }
        });
      }
  });

  it('stays inside its rows', () => {
    for (const piece of standing([group(0, 'warrior', 6), group(1, 'cultist', 6)])) {
      expect(piece.x).toBeGreaterThanOrEqual(0);
      expect(piece.x).toBeLessThanOrEqual(120);
    }
  });

  it('puts the own figures first, then power order', () => {
    const pieces = standing([group(0, 'cultist', 1), group(1, 'cultist', 1), group(3, 'cultist', 1)], 3);
    expect([...pieces].sort((a, b) => a.x - b.x).map((piece) => piece.seat)).toEqual([3, 0, 1]);
  });

  it('folds more than six of a kind into one with a count', () => {
    expect(standing([group(2, 'cultist', 7)])).toMatchObject([{ count: 7 }]);
    expect(standing([group(2, 'cultist', 3)])).toHaveLength(3);
  });

  it('leaves a figure on a card slot to the slot', () => {
    expect(standing([group(2, 'warrior', 1, { entrenched: true, variant: 'entrenched_warrior' })])).toEqual([]);
  });
});

describe('moves between two views', () => {
  const at = (region: RegionSlug, ...figures: Figures[]): Region => ({
    ...summoning.view.regions[0]!,
    region,
    figures,
  });

  it('match a figure that left with one that came', () => {
    const moves = movesBetween(
      [at('kislev', group(0, 'warrior', 2)), at('empire')],
      [at('kislev', group(0, 'warrior', 1)), at('empire', group(0, 'warrior', 1))],
    );
    expect(moves).toEqual([{ owner: 0, kind: 'warrior', from: 'kislev', to: 'empire' }]);
  });
  it('know the reserve and the fallen', () => {
    expect(movesBetween([at('kislev')], [at('kislev', group(1, 'cultist', 1))])).toEqual([
      { owner: 1, kind: 'cultist', from: null, to: 'kislev' },
    ]);
    expect(movesBetween([at('kislev', group(1, 'cultist', 1))], [at('kislev')])).toEqual([
      { owner: 1, kind: 'cultist', from: 'kislev', to: null },
    ]);
  });
  it('see nothing in a change of command', () => {
    expect(
      movesBetween(
        [at('kislev', group(1, 'cultist', 1))],
        [at('kislev', group(1, 'cultist', 1, { seat: 3, variant: 'charmed_leper' }))],
      ),
    ).toEqual([]);
  });
});

describe('the forecast card', () => {
  const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
  it.each([[[100, 420, 290, 620]], [[690, 30, 930, 190]], [[380, 250, 640, 450]]] as [Box][])(
    'stands beside the region at %s and inside the board',
    (region) => {
      const [x, y] = placeCard(232, 330, [964, 646], region, []);
      expect(overlap([x, y, x + 232, y + 330], region)).toBe(false);
      expect(x >= 0 && y >= 0 && x + 232 <= 964 && y + 330 <= 646).toBe(true);
    },
  );
});
