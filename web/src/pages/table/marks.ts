/** What of the table somebody points at: a kind and its name, as boards mark their parts (`data-region="kislev"`). */
import type { ChatLine } from '../../wire/wire';

/** Not cards: those of a hand would be shown to everybody by a slip of the finger. */
const KINDS = ['piece', 'region', 'zone', 'set', 'seat'] as const;
const ROOM = '.board.room';

/** The mark of whatever was touched; null beside everything. */
export function markOf(target: Element): string | null {
  for (let at: Element | null = target; at && !at.matches(ROOM); at = at.parentElement)
    for (const kind of KINDS) {
      const name = at.getAttribute(`data-${kind}`);
      if (name && /^[\w.-]+$/.test(name)) return `${kind}:${name}`;
    }
  return null;
}

export function markedAt(mark: string): Element | null {
  const [kind, name] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)];
  if (!KINDS.includes(kind as (typeof KINDS)[number])) return null;
  return document.querySelector(`${ROOM} [data-${kind}="${CSS.escape(name)}"]`);
}

/** Where a line is shown: at what it points at, or at the plate of whoever says it. */
export function placeOf(line: ChatLine): Element | null {
  if (line.mark !== null) return markedAt(line.mark);
  return line.seat === null ? null : document.querySelector(`[data-seat="${line.seat}"]`);
}
