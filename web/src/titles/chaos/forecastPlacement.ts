/** Finds room for the forecast card: next to its region, never over it, off the other legal regions if it can, best of all over the sea. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** How much the card minds lying on land. */
const DRY = 0.55;
/** How far it may lie from its region, and how much it minds each pixel beyond. */
const NEAR = 24;
const FAR = 900;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** The empty space between two boxes. */
export const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));

export function placeCard(
  width: number,
  height: number,
  area: [number, number],
  region: Box,
  avoid: Box[],
  margin = 8,
  shy = 0.9,
  land: Box[] = [],
  taken: Box[] = [],
): [number, number] {
  const maxX = Math.max(margin, area[0] - width - margin);
  const maxY = Math.max(margin, area[1] - height - margin);
  const middle = [(region[0] + region[2]) / 2, (region[1] + region[3]) / 2] as const;
  let best: [number, number] = [margin, margin];
  let bestScore = Infinity;
  for (let x = margin; x <= maxX; x += Math.max(6, (maxX - margin) / 28))
    for (let y = margin; y <= maxY; y += Math.max(6, (maxY - margin) / 16)) {
      const card: Box = [x, y, x + width, y + height];
      const distance = Math.hypot(x + width / 2 - middle[0], y + height / 2 - middle[1]);
      const score =
        overlap(card, region) * 20 +
        taken.reduce((sum, box) => sum + overlap(card, box) * 60, 0) +
        avoid.reduce((sum, box) => sum + overlap(card, box) * shy, 0) +
        land.reduce((sum, box) => sum + overlap(card, box) * DRY, 0) +
        distance * 45 +
        Math.max(0, gap(card, region) - NEAR) * FAR;
      if (score < bestScore) [best, bestScore] = [[x, y], score];
    }
  return best;
}
