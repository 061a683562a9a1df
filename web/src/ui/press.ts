/** A long press on a touch screen is what hovering is for a mouse: it shows, and the click after it does nothing. */
import type { Attachment } from 'svelte/attachments';

const LONG = 450;
const STEADY = 9;

export function longPress(run: () => void): Attachment {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = [0, 0];
    let wasLong = false;
    const letGo = (): void => clearTimeout(waiting);
    const down = (event: PointerEvent): void => {
      letGo();
      wasLong = false;
      if (event.pointerType === 'mouse') return;
      from = [event.clientX, event.clientY];
      waiting = setTimeout(() => {
        wasLong = true;
        run();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from[0]!, event.clientY - from[1]!) > STEADY) letGo();
    };
    const click = (event: Event): void => {
      if (!wasLong) return;
      wasLong = false;
      event.stopImmediatePropagation();
    };
    const heard: [string, EventListener, boolean][] = [
      ['pointerdown', down as EventListener, false],
      ['pointermove', move as EventListener, false],
      ['pointerup', letGo, false],
      ['pointercancel', letGo, false],
      ['click', click, true],
    ];
    for (const [name, listener, capture] of heard) element.addEventListener(name, listener, capture);
    return () => {
      letGo();
      for (const [name, listener, capture] of heard) element.removeEventListener(name, listener, capture);
    };
  };
}
