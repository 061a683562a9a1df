/** Short lines at the edge of the screen, read aloud as well. */
export interface Toast {
  number: number;
  text: string;
  kind: 'info' | 'refused';
}

let number = 0;
export const toasts: Toast[] = $state([]);

export function say(text: string, kind: Toast['kind'] = 'info'): void {
  const toast = { number: ++number, text, kind };
  toasts.push(toast);
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(toast.number), 7000);
}

export function dismiss(number: number): void {
  const at = toasts.findIndex((toast) => toast.number === number);
  if (at >= 0) toasts.splice(at, 1);
}
