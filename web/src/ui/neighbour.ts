/** From one thing on a board to the next with the arrow keys. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function rectOf(thing: Element): Rect {
  const box = thing.getBoundingClientRect();
  return { x: box.left, y: box.top, w: box.width, h: box.height };
}

/** The thing that lies nearest in the direction of an arrow key. */
export function neighbour(from: Rect, others: readonly Rect[], key: string): number {
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  let best = -1;
  let least = Infinity;
  others.forEach((box, at) => {
    const x = box.x + box.w / 2 - from.x - from.w / 2;
    const y = box.y + box.h / 2 - from.y - from.h / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 4 || aside > ahead * 2.2) return;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}
