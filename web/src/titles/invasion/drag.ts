/** Carrying a card from the hand to the table with the pointer. */
import type { Rect } from './layout';

export interface Carried {
  at: number;
  x: number;
  y: number;
}

const FAR_ENOUGH = 9;

/** Follows one press: `move` once it has become a drag, `end` where it was let go. A plain click stays a click. */
export function carry(
  event: PointerEvent,
  move: (x: number, y: number) => void,
  end: (x: number, y: number) => void,
  stop: () => void,
): void {
  if (event.button !== 0 || event.pointerType === 'touch') return;
  const [x, y] = [event.clientX, event.clientY];
  let going = false;
  const onmove = (next: PointerEvent): void => {
    if (!going && Math.hypot(next.clientX - x, next.clientY - y) < FAR_ENOUGH) return;
    going = true;
    move(next.clientX, next.clientY);
  };
  const leave = (): void => {
    removeEventListener('pointermove', onmove);
    removeEventListener('pointerup', onup);
    removeEventListener('pointercancel', oncancel);
    removeEventListener('keydown', onkey, true);
  };
  const swallow = (click: Event): void => click.stopPropagation();
  const onup = (last: PointerEvent): void => {
    leave();
    if (!going) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    end(last.clientX, last.clientY);
  };
  const oncancel = (): void => {
    leave();
    stop();
  };
  const onkey = (key: KeyboardEvent): void => {
    if (key.key === 'Escape') oncancel();
  };
  addEventListener('pointermove', onmove);
  addEventListener('pointerup', onup);
  addEventListener('pointercancel', oncancel);
  addEventListener('keydown', onkey, true);
}

export const holds = (box: Rect, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

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
