/** Where the explanation of a region goes: beside it, over water rather than over land, never over a badge that can be clicked. */
import type { Box, Point } from './art/islands';

/** Besides the places next to the region the whole board is tried, so far apart. */
const STEP = 36;

export function placeTip(
  size: Point,
  board: Point,
  region: Box,
  badges: readonly Point[],
  land: readonly Box[],
): Point {
  const [w, h] = size;
  const [x0, y0, x1, y1] = region;
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const fits = (at: Point): Point => [
    Math.min(Math.max(at[0], 6), Math.max(6, board[0] - w - 6)),
    Math.min(Math.max(at[1], 6), Math.max(6, board[1] - h - 6)),
  ];
  const spots: Point[] = [];
  for (let x = 6; x <= board[0] - w - 6; x += STEP)
    for (let y = 6; y <= board[1] - h - 6; y += STEP) spots.push([x, y]);
  for (const shift of [0.5, 0.15, 0.85]) {
    spots.push(
      [x1 + 10, middle[1] - h * shift],
      [x0 - w - 10, middle[1] - h * shift],
      [middle[0] - w * shift, y1 + 10],
      [middle[0] - w * shift, y0 - h - 10],
    );
  }
  const cost = (raw: Point): number => {
    const at = fits(raw);
    const over = (box: Box): number =>
      Math.max(0, Math.min(at[0] + w, box[2]) - Math.max(at[0], box[0])) *
      Math.max(0, Math.min(at[1] + h, box[3]) - Math.max(at[1], box[1]));
    const covered = badges.filter(
      ([x, y]) => x > at[0] - 16 && x < at[0] + w + 16 && y > at[1] - 14 && y < at[1] + h + 14,
    ).length;
    return (
      over(region) * 3 +
      covered * 9000 +
      land.reduce((sum, box) => sum + over(box), 0) * 0.1 +
      Math.hypot(at[0] + w / 2 - middle[0], at[1] + h / 2 - middle[1]) * 14
    );
  };
  return fits(spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best)));
}
