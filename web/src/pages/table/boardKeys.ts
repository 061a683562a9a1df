/** A drawn table by keyboard: what glows in the order of its numbers, the own area, and arrows from thing to thing. */
import type { BoardKeys } from '../../titles/types';
import { neighbour, rectOf } from '../../ui/neighbour';

/** Things whose tops differ by less stand in one row. */
const ROW = 48;
const DIGITS = 9;
/** They have arrow keys of their own. */
const OWN_ARROWS = '.chronicle, .chat, [role="log"], [role="tablist"], [role="slider"], input, textarea, select';
const STOPS = 'button, a[href], [tabindex="0"], [role="button"]';
/** Where a number can lie on a thing, from the best place on. */
const SPOTS: [number, number][] = [
  [0.5, 0.3],
  [0.3, 0.5],
  [0.7, 0.5],
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
  [0.5, 0.8],
  [0.12, 0.5],
  [0.88, 0.5],
];

type Thing = HTMLElement | SVGElement;

function isSeen(thing: Element): boolean {
  const { x, y, w, h } = rectOf(thing);
  return w > 0 && h > 0 && x + w > 0 && y + h > 0 && x < innerWidth && y < innerHeight && thing.checkVisibility();
}

/** What glows, in the order of its numbers: the own area first, but the targets of what is in hand before it. */
export function litThings(board: Element, { own, lit, held }: BoardKeys): Thing[] {
  const found = [...board.querySelectorAll<Thing>(lit)].filter(
    (thing) => isSeen(thing) && !thing.matches(':disabled') && !thing.parentElement?.closest(lit),
  );
  const isHolding = board.querySelector(held) !== null;
  const rank = (thing: Thing): number => Number((thing.closest(own) !== null) === isHolding);
  const row = (thing: Thing): number => Math.round(rectOf(thing).y / ROW);
  return found.sort((a, b) => rank(a) - rank(b) || row(a) - row(b) || rectOf(a).x - rectOf(b).x);
}
export const numbered = (things: Thing[]): Thing[] => things.slice(0, DIGITS);

/** As a click would: regions and figures are drawn, and know no `click()`. */
export function press(thing: Thing): void {
  thing.focus();
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The own area: what can be done something with, otherwise what lies there. */
export function focusOwn(board: Element, keys: BoardKeys): boolean {
  const things = litThings(board, keys).filter((thing) => thing.matches(STOPS));
  const areas = [...board.querySelectorAll(keys.own)];
  const first =
    things.find((thing) => thing.closest(keys.own)) ??
    things[0] ??
    areas.flatMap((area) => [...area.querySelectorAll<Thing>(STOPS)]).find(isSeen);
  first?.focus();
  return first !== undefined;
}

/** What a thing is called, so that it is found again after the board was drawn anew. */
const NAMES = ['action', 'piece', 'card', 'set', 'section', 'region'];
export function selectorOf(thing: Element | null): string | null {
  const name = NAMES.find((one) => thing?.hasAttribute(`data-${one}`));
  return name ? `[data-${name}="${CSS.escape(thing!.getAttribute(`data-${name}`)!)}"]` : null;
}
/** The keyboard goes on where it was, if the thing it was at is gone. */
export function focusAgain(board: Element, keys: BoardKeys, selector: string | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const same = selector === null ? null : board.querySelector<Thing>(selector);
  if (same?.matches(STOPS) && isSeen(same)) same.focus({ preventScroll: true });
  else focusOwn(board, keys);
}

/** From what has the focus to its neighbour; from nowhere to the first thing that glows. */
export function walk(board: Element, keys: BoardKeys, key: string): boolean {
  const from = document.activeElement;
  if (!from || from === document.body) return focusOwn(board, keys);
  if (!board.contains(from) || from.closest(OWN_ARROWS)) return false;
  const stops = [...board.querySelectorAll<Thing>(STOPS)].filter(
    (thing) => thing !== from && isSeen(thing) && !thing.matches(':disabled') && !thing.closest(OWN_ARROWS),
  );
  const at = neighbour(rectOf(from), stops.map(rectOf), key);
  stops[at]?.focus();
  return at >= 0;
}

/** Where the number of a thing lies: on the thing itself, not on what covers it. */
export function spotOf(thing: Thing): { x: number; y: number } {
  const { x, y, w, h } = rectOf(thing);
  if (thing instanceof HTMLElement) return { x: x + Math.min(5, w / 2), y: y + Math.min(3, h / 2) };
  for (const [i, j] of SPOTS) {
    const spot = { x: x + w * i, y: y + h * j };
    if (thing.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
  }
  return { x: x + w / 2, y: y + h / 2 };
}
