/** Lifts something with mouse or finger. A finger has to move upwards first, so that rows can still be scrolled sideways. */
export interface Lift {
  start(event: PointerEvent): boolean;
  move(event: PointerEvent): void;
  drop(event: PointerEvent): void;
  cancel(): void;
}

const FAR = 7;

export function liftable(lift: Lift): (node: Element) => () => void {
  return (node) => {
    let from: [number, number] | null = null;
    let lifted = false;

    function down(event: Event): void {
      const { button, clientX, clientY } = event as PointerEvent;
      if (button !== 0) return;
      from = [clientX, clientY];
      lifted = false;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', stop);
      addEventListener('keydown', key, true);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const dx = event.clientX - from[0];
      const dy = event.clientY - from[1];
      if (!lifted) {
        const enough = event.pointerType === 'mouse' ? Math.hypot(dx, dy) > FAR : dy < -FAR * 2 && -dy > Math.abs(dx);
        if (!enough) return;
        if (!lift.start(event)) return end();
        lifted = true;
      }
      event.preventDefault();
      lift.move(event);
    }
    function up(event: PointerEvent): void {
      if (lifted) {
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, true), 0);
        lift.drop(event);
      }
      end();
    }
    function stop(): void {
      if (lifted) lift.cancel();
      end();
    }
    function key(event: KeyboardEvent): void {
      if (event.key === 'Escape') stop();
    }
    function end(): void {
      from = null;
      lifted = false;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', key, true);
    }
    const swallow = (event: Event): void => event.stopPropagation();

    node.addEventListener('pointerdown', down);
    return () => {
      node.removeEventListener('pointerdown', down);
      end();
    };
  };
}
