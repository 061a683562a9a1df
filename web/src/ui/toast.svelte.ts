import { untrack } from 'svelte';

/** Short lines at the edge of the screen, read aloud as well. */
export interface Toast {
  number: number;
  text: string;
  kind: 'info' | 'refused';
  /** Where more is said about it. */
  link?: { href: string; label: string };
}

let number = 0;
export const toasts: Toast[] = $state([]);
const layer = $state({ dialogs: 0 });

/** How many dialogs were opened: after each the notes have to be laid on top again. */
export const dialogsOpened = (): number => layer.dialogs;

/** Opens a dialog below the notes. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  layer.dialogs = untrack(dialogsOpened) + 1; // whoever opens one in an effect does not wait for the next
}

export function say(text: string, kind: Toast['kind'] = 'info', link?: Toast['link']): number {
  const toast: Toast = { number: ++number, text, kind, ...(link ? { link } : {}) };
  toasts.push(toast);
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(toast.number), 7000);
  return toast.number;
}

export function dismiss(number: number): void {
  const at = toasts.findIndex((toast) => toast.number === number);
  if (at >= 0) toasts.splice(at, 1);
}
