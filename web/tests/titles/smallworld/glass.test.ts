import { expect, it } from 'vitest';
import { Glass } from '../../../src/titles/smallworld/island/viewport.svelte';

it('zooms by the distance of two fingers, and keeps between them what lay there', () => {
  const glass = new Glass();
  const [wide, high] = [400, 300];
  const seen = (): number[] => glass.box(wide, high).split(' ').map(Number);
  /** What of the sea lies under a place of the screen, which is as large as the sea. */
  const under = (x: number, y: number): [number, number] => {
    const [left, top] = seen() as [number, number];
    return [left + x / glass.zoom, top + y / glass.zoom];
  };
  glass.down(1, under(180, 150));
  glass.down(2, under(220, 150));
  const before = under(200, 150);
  for (const apart of [30, 40]) {
    glass.move(1, under(200 - apart, 150));
    glass.move(2, under(200 + apart, 150));
  }
  expect(glass.zoom).toBeCloseTo(2);
  under(200, 150).forEach((value, axis) => expect(value).toBeCloseTo(before[axis]!, 0));
});
