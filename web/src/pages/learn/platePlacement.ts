/** Where a plate lies: beside what is lit, never over it, never over the prompt. */
export interface Spot {
  x: number;
  y: number;
}

const MARGIN = 26;

function overlap(x: number, y: number, width: number, height: number, box: DOMRect): number {
  const wide = Math.min(x + width, box.right) - Math.max(x, box.left);
  const high = Math.min(y + height, box.bottom) - Math.max(y, box.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The spot with the least of the boxes below it, and little of the own things at the lower edge; among those the nearest. */
export function beside(boxes: readonly DOMRect[], width: number, height: number, top: number): Spot {
  const [wide, high] = [innerWidth - width - MARGIN, innerHeight - height - MARGIN];
  if (!boxes.length) return { x: wide, y: high };
  const columns = [0.5, 0.62, 0.38, 0.76, 0.24, 0.9, 0.1, 1, 0].map((part) => MARGIN + part * (wide - MARGIN));
  const rows = [0.3, 0.1, 0.6, 0, 1].map((part) => top + MARGIN + part * Math.max(0, high - top - MARGIN));
  const centre = (pick: (box: DOMRect) => number): number =>
    boxes.reduce((sum, box) => sum + pick(box), 0) / boxes.length;
  const own = new DOMRect(0, innerHeight * 0.82, innerWidth, innerHeight);
  const [cx, cy] = [centre((box) => box.x + box.width / 2), centre((box) => box.y + box.height / 2)];
  const cost = ({ x, y }: Spot): number => {
    const covered = boxes.reduce((sum, box) => sum + overlap(x - 14, y - 14, width + 28, height + 28, box), 0);
    return covered * 50 + overlap(x, y, width, height, own) / 200 + Math.hypot(x + width / 2 - cx, y + height / 2 - cy);
  };
  const spots = columns.flatMap((x) => rows.map((y) => ({ x, y })));
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
