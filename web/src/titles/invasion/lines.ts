/** A ribbon along a quadratic curve that ends in an arrow head. */
export type Point = [number, number];

export function ribbon(from: Point, bend: Point, to: Point, start: number, end: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 18;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const x = u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0];
    const y = u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1];
    const dx = 2 * u * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]);
    const dy = 2 * u * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]);
    const long = Math.hypot(dx, dy) || 1;
    const w = (start + (end - start) * t) / 2;
    left.push([x - (dy / long) * w, y + (dx / long) * w]);
    right.push([x + (dy / long) * w, y - (dx / long) * w]);
  }
  const dx = to[0] - bend[0];
  const dy = to[1] - bend[1];
  const long = Math.hypot(dx, dy) || 1;
  const ux = dx / long;
  const uy = dy / long;
  const wide = Math.max(start, end) * 1.05;
  const head: Point[] = [
    [to[0] - uy * wide - ux * 3, to[1] + ux * wide - uy * 3],
    [to[0] + ux * wide * 1.45, to[1] + uy * wide * 1.45],
    [to[0] + uy * wide - ux * 3, to[1] - ux * wide - uy * 3],
  ];
  const path = (points: Point[]): string =>
    points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L');
  return `M${path(left)}L${path(head)}L${path(right.reverse())}Z`;
}
