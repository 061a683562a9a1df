import { describe, expect, it } from 'vitest';
import { groundOf } from '../../../src/titles/chaos/freeGround';
import { movesBetween } from '../../../src/titles/chaos/moves';
import { arrange, bodyOf, meet, type Piece } from '../../../src/titles/chaos/pieces';
import { REGIONS, SPOTS } from '../../../src/titles/chaos/art/land';
import { gap, placeCard, type Box } from '../../../src/titles/chaos/forecastPlacement';
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
const kislev = summoning.view.regions.find(({ region }) => region === 'kislev')!;
const standing = (groups: Figures[], own: number | null = null, crowd = 6): Piece[] =>
  arrange(groups, groundOf(kislev, 1, false), own, [0, 1, 2, 3], 1, crowd);
/** As the map draws it: figures are a little larger than what else lies there. */
const GROWN = 1.08;

/** The same positions every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let now = seed; ; now = (now * 16807) % 2147483647) yield now / 2147483647;
}
const LIMIT: Record<Kind, number> = { cultist: 4, warrior: 3, greater_daemon: 1 };
function crowdOf(draw: () => number): Figures[] {
  const kinds: Kind[] = ['cultist', 'warrior', 'greater_daemon'];
  return [0, 1, 2, 3].flatMap((seat) =>
    kinds.flatMap((kind) => {
      const count = draw() < 0.42 ? 1 + Math.floor(draw() * LIMIT[kind]) : 0;
      return count ? [group(seat, kind, count)] : [];
    }),
  );
}
/** The share of a figure that no other lies over: boxes that are drawn later are taken out of its own. */
function seen(piece: Piece, later: Piece[], scale: number): number {
  const box = bodyOf(piece.kind, piece.x, piece.y, scale * piece.size);
  const over = later.map((one) => bodyOf(one.kind, one.x, one.y, scale * one.size)).filter((one) => meet(one, box));
  if (!over.length) return 1;
  let [all, free] = [0, 0];
  for (let x = box[0] + 0.5; x < box[2]; x++)
    for (let y = box[1] + 0.5; y < box[3]; y++) {
      all++;
      if (!over.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)) free++;
    }
  return free / all;
}

describe('figures in a region', () => {
  it('shows every figure once, whatever the crowd', () => {
    for (const count of [1, 2, 5, 8, 12]) {
      const pieces = standing([group(0, 'warrior', count), group(1, 'cultist', count), group(2, 'greater_daemon', 1)]);
      expect(pieces.reduce((sum, piece) => sum + piece.count, 0)).toBe(2 * count + 1);
      expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length);
    }
  });

  it('hides nobody in two hundred random positions, at four sizes of the map', () => {
    const random = numbers(32);
    const draw = (): number => random.next().value;
    for (let number = 0; number < 200; number++) {
      const slug = REGIONS[number % REGIONS.length]!;
      const region = summoning.view.regions.find((one) => one.region === slug)!;
      const crowd = crowdOf(draw);
      for (const [scale, brief] of [
        [1, false],
        [1.16, false],
        [1.3, true],
        [1.14, false],
      ] as const) {
        const pieces = arrange(crowd, groundOf(region, scale, brief), 0, [0, 1, 2, 3], scale * GROWN, brief ? 1 : 6);
        const count = (all: { count: number }[]): number => all.reduce((sum, one) => sum + one.count, 0);
        expect(count(pieces), `${slug} ${number}`).toBe(count(crowd));
        pieces.forEach((piece, at) =>
          expect(seen(piece, pieces.slice(at + 1), scale * GROWN), `${slug} ${number} ${piece.key}`).toBeGreaterThan(
            0.9,
          ),
        );
      }
    }
  }, 30_000);

  it('keeps everybody in the own region', () => {
    const crowd = [
      group(0, 'warrior', 6),
      group(1, 'cultist', 6),
      group(2, 'greater_daemon', 1),
      group(3, 'warrior', 3),
    ];
    for (const slug of REGIONS) {
      const region = summoning.view.regions.find((one) => one.region === slug)!;
      const ground = groundOf(region, 1, false);
      for (const piece of arrange(crowd, ground, 0, [0, 1, 2, 3], GROWN))
        expect(ground.holds(piece.x, piece.y), `${slug} ${piece.key}`).toBe(true);
    }
  });

  it('puts the own figures first, then power order', () => {
    const pieces = standing([group(0, 'cultist', 1), group(1, 'cultist', 1), group(3, 'cultist', 1)], 3);
    expect([...pieces].sort((a, b) => a.x - b.x).map((piece) => piece.seat)).toEqual([3, 0, 1]);
  });

  it('says how many there are where there is no room for each', () => {
    expect(standing([group(2, 'cultist', 7)])).toMatchObject([{ count: 7 }]);
    expect(standing([group(2, 'cultist', 3)])).toHaveLength(3);
    expect(standing([group(2, 'cultist', 3)], null, 1)).toMatchObject([{ count: 3 }]);
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

  it.each(REGIONS.map((slug) => [slug, SPOTS[slug].box as Box] as const))(
    'next to %s whatever else is legal',
    (slug, region) => {
      const others = REGIONS.filter((one) => one !== slug).map((one) => SPOTS[one].box as Box);
      for (const shy of [0.25, 0.9])
        for (const height of [150, 330]) {
          const [x, y] = placeCard(232, height, [964, 646], region, others, 8, shy, []);
          expect(gap([x, y, x + 232, y + height], region)).toBeLessThan(40);
        }
    },
  );
});
