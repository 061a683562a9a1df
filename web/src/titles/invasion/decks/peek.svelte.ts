/** The card under the pointer or the focus, shown large beside it. A long press opens it instead. */
import type { Attachment } from 'svelte/attachments';
import { longPress } from '../../../ui/press';

export interface Peek {
  card: string;
  beside: DOMRect;
}

let shown = $state.raw<Peek | null>(null);

export const peek = {
  get now(): Peek | null {
    return shown;
  },
  hide(): void {
    shown = null;
  },
};

/** `patience` in milliseconds: a pointer on its way somewhere else shows nothing. */
export function peeks(card: string, patience: number, open: () => void): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = (): void =>
      void (shown = { card, beside: (element.closest('li') ?? element).getBoundingClientRect() });
    const hide = (): void => {
      clearTimeout(waiting);
      if (shown?.card === card) shown = null;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      waiting = setTimeout(show, patience);
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) show();
    };
    const heard: [string, EventListener][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);
    const release = longPress(open)(element);
    return () => {
      hide();
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
      release?.();
    };
  };
}
