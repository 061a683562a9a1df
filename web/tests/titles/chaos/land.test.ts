import { describe, expect, it } from 'vitest';
import land from '../../../src/titles/chaos/art/land.json';
import layout from '../../../src/titles/chaos/art/layout.json';
import { neighbour, REGIONS, ring } from '../../../src/titles/chaos/art/land';
import type { RegionSlug } from '../../../src/titles/chaos/view';
import { summoning } from './scenes';

function inside([x, y]: number[], polygon: number[][]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax = 0, ay = 0] = polygon[i]!;
    const [bx = 0, by = 0] = polygon[j]!;
    if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
const bare = (arc: string): string => arc.replace('-', '');

describe('the land', () => {
  it('shares a border arc exactly where regions are adjacent', () => {
    for (const one of summoning.view.regions)
      for (const other of summoning.view.regions) {
        if (one === other) continue;
        const arcs = new Set(land.regions[one.region].arcs.map(bare));
        const shared = land.regions[other.region].arcs.map(bare).some((arc) => arcs.has(arc));
        expect(shared, `${one.region} and ${other.region}`).toBe(one.adjacent.includes(other.region));
      }
  });

  it('closes every ring', () => {
    for (const region of REGIONS) {
      const points = ring(region);
      const [first, last] = [points[0]!, points.at(-1)!];
      expect(Math.hypot(first[0]! - last[0]!, first[1]! - last[1]!), region).toBeLessThan(12);
    }
  });

  it.each(REGIONS)('puts the furniture of %s on its own land', (region: RegionSlug) => {
    const spot = layout.regions[region];
    const polygon = ring(region);
    for (const point of [
      spot.med,
      ...spot.slots,
      ...spot.tokens,
      ...[...spot.rows, spot.ruin_row].map(([left = 0, right = 0, foot]) => [(left + right) / 2, foot ?? 0]),
    ])
      expect(inside(point, polygon), `${region} ${point}`).toBe(true);
  });

  it.each(REGIONS)('lays the two slots of %s whole on its land, the left one to the left', (region: RegionSlug) => {
    const polygon = ring(region);
    const { slots } = layout.regions[region];
    const [left, right] = slots as [[number, number], [number, number]];
    expect(right[0] - left[0]).toBeGreaterThan(30);
    for (const [x, y] of [left, right])
      for (const [across, down] of [
        [-59, -16],
        [59, -16],
        [-59, 16],
        [59, 16],
      ] as const)
        expect(inside([x + across, y + down], polygon), `${x} ${y}`).toBe(true);
  });

  it('reaches every region with the arrow keys', () => {
    const steps: [number, number][] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ];
    const reached = new Set<RegionSlug>(['norsca']);
    for (let grown = true; grown;) {
      grown = false;
      for (const from of [...reached])
        for (const step of steps) {
          const to = neighbour(from, ...step);
          if (!reached.has(to)) grown = Boolean(reached.add(to));
        }
    }
    expect([...reached].sort()).toEqual([...REGIONS].sort());
  });
});
