import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/titles/smallworld/art/islands';
import { faceOf, outline, type Drawn } from '../../../src/titles/smallworld/art/outline';
import { painting } from '../../../src/titles/smallworld/art/painter';
import { area } from '../../../src/titles/smallworld/art/rings';
import {
  coastal,
  cut,
  drawNew,
  join,
  makeBorder,
  movePoint,
  neighbours,
  tooShort,
} from '../../../src/titles/smallworld/island/land';
import type { FaceSize } from '../../../src/titles/smallworld/view';

const DATA = new URL('../../../../src/spieltisch/games/smallworld/data/', import.meta.url);
const shapes = JSON.parse(readFileSync(new URL('geometry.json', DATA), 'utf-8')).faces as Record<
  string,
  Record<string, { polygon: Point[]; label: Point }>
>;
interface FaceRecord {
  id: string;
  size: FaceSize;
  region: { id: string; terrain: Drawn['terrain']; symbols: string[]; neighbors: string[]; coastal: boolean }[];
}
const faces = (parse(readFileSync(new URL('boards.toml', DATA), 'utf-8')) as unknown as { face: FaceRecord[] }).face;
const drawn = (face: FaceRecord): Drawn[] =>
  face.region.map(({ id, terrain, symbols }) => ({ slug: id, terrain, symbols, ...shapes[face.id]![id]! }));
const large = faces.find(({ id }) => id === 'l1a')!;

const square = (slug: string, x: number, y: number, size = 100): Drawn => ({
  slug,
  terrain: 'hill',
  symbols: [],
  polygon: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
  label: [x + size / 2, y + size / 2],
});
const whole = (regions: readonly Drawn[]): number =>
  regions.reduce((sum, { polygon }) => sum + Math.abs(area(polygon)), 0);

describe('land', () => {
  it('has the borders that its records name', () => {
    for (const face of faces)
      for (const [slug, found] of Object.entries(neighbours(drawn(face))))
        expect(found.sort(), slug).toEqual(face.region.find(({ id }) => id === slug)!.neighbors.toSorted());
  });
  it('lies on the coast where its records say so', () => {
    for (const face of faces)
      expect([...coastal(drawn(face))].sort(), face.id).toEqual(
        face.region.flatMap(({ id, coastal: is }) => (is ? [id] : [])).sort(),
      );
  });
  it('needs ten units of a line for a border', () => {
    const pair = [square('a', 0, 0), square('b', 100, 0)];
    expect(neighbours(pair)['a']).toEqual(['b']);
    const short: Drawn[] = [
      square('a', 0, 0),
      {
        ...square('b', 100, 0),
        polygon: [
          [100, 100],
          [100, 95],
          [200, 95],
          [200, 195],
        ],
      },
    ];
    const met = [
      {
        ...short[0]!,
        polygon: [
          [0, 0],
          [100, 0],
          [100, 95],
          [100, 100],
          [0, 100],
        ] as Point[],
      },
      short[1]!,
    ];
    expect(neighbours(met)['a']).toEqual([]);
    expect(tooShort(met)).toEqual([['a', 'b']]);
    const made = makeBorder(met, 'a', 'b');
    expect(tooShort(made)).toEqual([]);
    expect(neighbours(made)['a']).toEqual(['b']);
  });
  it('moves a shared point for both', () => {
    const moved = movePoint([square('a', 0, 0), square('b', 100, 0)], [100, 100], [110, 120]);
    expect(moved.map(({ polygon }) => polygon.some(([x, y]) => x === 110 && y === 120))).toEqual([true, true]);
    expect(neighbours(moved)['a']).toEqual(['b']);
  });
  it('is cut and joined again without a gap', () => {
    const regions = [square('a', 0, 0), square('b', 100, 0)];
    const parts = cut(
      regions,
      'a',
      [
        [-20, 50],
        [40, 52],
        [120, 50],
      ],
      'c',
    )!;
    expect(parts.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
    expect(whole(parts)).toBeCloseTo(whole(regions), 0);
    expect(neighbours(parts)).toEqual({ a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'] });
    const again = join(parts, 'a', 'c')!;
    expect(whole(again)).toBeCloseTo(whole(regions), 0);
    expect(neighbours(again)).toEqual({ a: ['b'], b: ['a'] });
    expect(
      cut(
        regions,
        'a',
        [
          [20, 20],
          [40, 40],
        ],
        'c',
      ),
    ).toBeNull();
    expect(join([square('a', 0, 0), square('b', 300, 0)], 'a', 'b')).toBeNull();
  });
  it('takes new land from what lies under it', () => {
    const regions = [square('a', 0, 0), square('b', 100, 0)];
    const more = drawNew(
      regions,
      [
        [60, 60],
        [140, 60],
        [140, 140],
        [60, 140],
      ],
      'c',
    )!;
    expect(neighbours(more)['c']).toEqual(['a', 'b']);
    expect(whole(more)).toBeCloseTo(20000 + 2 * 40 * 40, 0);
  });
  it('is cut on an island of the box', () => {
    const regions = drawn(large);
    const { polygon } = regions[0]!;
    const [xs, y] = [polygon.map(([x]) => x), regions[0]!.label[1]];
    const parts = cut(
      regions,
      'l1a_1',
      [
        [Math.min(...xs) - 9, y],
        [Math.max(...xs) + 9, y],
      ],
      'l1a_12',
    )!;
    expect(parts).toHaveLength(regions.length + 1);
    expect(whole(parts)).toBeCloseTo(whole(regions), -2);
    expect(neighbours(parts)['l1a_12']).toContain('l1a_1');
  });
});

describe('the painter', () => {
  it('lays an island of each size out as the table needs it', () => {
    for (const face of faces.filter(({ id }) => id.endsWith('1a'))) {
      const island = outline(face.id, face.size, drawn(face));
      const laid = faceOf(island);
      expect(Object.keys(laid.regions)).toEqual(face.region.map(({ id }) => id));
      expect(laid.hull.length).toBeGreaterThan(10);
      expect(laid.land.length).toBeGreaterThan(100);
      expect(island.width).toBeGreaterThan(200);
    }
  });
  it('paints the same island the same way', () => {
    const island = outline(large.id, large.size, drawn(large));
    const svg = painting(island);
    expect(svg).toBe(painting(outline(large.id, large.size, drawn(large))));
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('ICON(');
    expect(svg.match(/href="#anchor"/g)).toHaveLength(4);
  });
});
