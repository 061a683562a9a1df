import { expect, it } from 'vitest';
import type { Point } from '../../../src/titles/smallworld/art/islands';
import { projection } from '../../../src/titles/smallworld/island/photo.svelte';

it('takes four points to four others, and straight lines stay straight', () => {
  const square: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const aslant: Point[] = [
    [0.1, 0.2],
    [0.9, 0.1],
    [0.7, 0.8],
    [0.2, 0.9],
  ];
  const seen = projection(square, aslant);
  square.forEach((point, at) => seen(point).forEach((value, axis) => expect(value).toBeCloseTo(aslant[at]![axis]!)));
  const [[ax, ay], [bx, by], [cx, cy]] = [seen([0.2, 0.1]), seen([0.4, 0.2]), seen([0.8, 0.4])];
  expect((bx - ax) * (cy - ay)).toBeCloseTo((cx - ax) * (by - ay));
  const back = projection(aslant, square);
  back(seen([0.3, 0.6])).forEach((value, axis) => expect(value).toBeCloseTo([0.3, 0.6][axis]!));
});
