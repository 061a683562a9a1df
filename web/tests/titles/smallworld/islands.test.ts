import { describe, expect, it } from 'vitest';
import {
  beyond,
  chart,
  FACES,
  imageOf,
  inside,
  type Placed,
  type Point,
} from '../../../src/titles/smallworld/art/islands';
import { placeTip } from '../../../src/titles/smallworld/tipPlacement';

const TABLES = [
  ['l1a', 's2b'],
  ['l1b', 'm1a', 's1a'],
  ['l2a', 'm2a', 'm1b', 's1b'],
  ['l2b', 'l1a', 'm2b', 's2a', 's1a'],
  ['l1b', 'l2a', 'm1b', 's1b', 's2b'],
];
const coast = ({ x, y, land }: Placed): Point[] => land.hull.map(([a, b]) => [a + x, b + y]);
const area = ([x0, y0, x1, y1]: readonly number[]): number => (x1! - x0!) * (y1! - y0!);

/** Of a path whose points are told as ways from one to the next. */
function corners(path: string): Point[] {
  const numbers = path.match(/-?\d+/g)!.map(Number);
  const ring: Point[] = [[numbers[0]!, numbers[1]!]];
  for (let at = 2; at < numbers.length; at += 2) {
    const [x, y] = ring.at(-1)!;
    ring.push([x + numbers[at]!, y + numbers[at + 1]!]);
  }
  return ring;
}

describe('the islands', () => {
  it('are twelve, with a picture and 7, 9 or 11 regions of land each', () => {
    expect(Object.keys(FACES)).toHaveLength(12);
    for (const [face, island] of Object.entries(FACES)) {
      expect(imageOf(face)).toContain(face);
      const land = Object.values(island.regions).filter(
        (region) => region.terrain !== 'lake' && region.terrain !== 'sea',
      );
      expect(land).toHaveLength({ L: 11, M: 9, S: 7 }[island.size]);
    }
  });

  it('have lines beyond their coast and inside their regions', () => {
    expect(beyond('M0 0l10 0 0 10-10 0Z', Math.SQRT2)).toBe('M-1.0 -1.0L11.0 -1.0L11.0 11.0L-1.0 11.0Z');
    expect(beyond('M0 0l10 0 0 10-10 0Z', -Math.SQRT2)).toBe('M1.0 1.0L9.0 1.0L9.0 9.0L1.0 9.0Z');
  });

  it('keep tokens inside their region', () => {
    for (const island of Object.values(FACES))
      for (const [slug, region] of Object.entries(island.regions)) {
        const ring = corners(region.path);
        expect(inside(region.stack, ring), slug).toBe(true);
        expect(area(region.box)).toBeGreaterThan(2500);
      }
  });

  it.each(TABLES)('never touch each other and stay on the chart: %s', (...faces) => {
    const { islands, width, height } = chart(faces);
    expect(islands.map((island) => island.face).sort()).toEqual([...faces].sort());
    for (const one of islands) {
      for (const [x, y] of coast(one)) expect(x >= 0 && y >= 0 && x <= width && y <= height).toBe(true);
      for (const other of islands)
        if (other !== one)
          expect(coast(one).some(([x, y]) => inside([x - other.x, y - other.y], other.land.hull))).toBe(false);
    }
  });

  it('lie the same way every time', () => {
    expect(chart(['l1a', 's2b'])).toBe(chart(['l1a', 's2b']));
  });

  it('leave water for ships', () => {
    for (const faces of TABLES) {
      const { islands, open } = chart(faces);
      expect(open.length).toBeGreaterThan(2);
      for (const [x, y] of open)
        expect(islands.some((island) => inside([x - island.x, y - island.y], island.land.hull))).toBe(false);
    }
  });
});

describe('the tip beside a region', () => {
  it('stays on the board', () => {
    for (const region of [
      [0, 0, 60, 60],
      [900, 640, 956, 690],
      [400, 300, 500, 380],
    ] as [number, number, number, number][]) {
      const [x, y] = placeTip([214, 260], [956, 690], region, [], []);
      expect(x >= 0 && y >= 0 && x + 214 <= 956 && y + 260 <= 690).toBe(true);
    }
  });

  it('avoids badges that can be clicked', () => {
    const region: [number, number, number, number] = [400, 300, 500, 380];
    const free = placeTip([200, 120], [956, 690], region, [], []);
    const moved = placeTip([200, 120], [956, 690], region, [[free[0] + 100, free[1] + 60]], []);
    expect(moved).not.toEqual(free);
  });
});
