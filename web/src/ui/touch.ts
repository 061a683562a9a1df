/** Whether a finger points: a tap shows what it would do first, since nothing hovers. A table may have both. */
let pointer = 'mouse';
globalThis.addEventListener?.('pointerdown', ({ pointerType }) => (pointer = pointerType), { capture: true });

export const isTouch = (): boolean => pointer === 'touch';
