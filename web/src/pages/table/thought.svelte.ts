/** What an opponent thought of something, or what a strong one thinks of the choice at hand: shown beside the board. */
import { t } from '../../app/i18n.svelte';
import type { Best, Message } from '../../wire/wire';
import type { Room } from './room.svelte';
import { sharesOf, type Thought, type Weighed } from './weighed';

const COUNT = 3;

/** A chance as people read it. */
export function percent(share: number): string {
  return t('ui-text-percent', { value: Math.round(100 * share) });
}

/** The feature that speaks for an option, in words; empty where none does. */
function hope(room: Room, reason: Message | null): string {
  const feature = reason?.args['feature'];
  if (!reason || !room.words || typeof feature !== 'string') return '';
  const key = `ai-hopes-${room.words.title}-${feature}`;
  return room.words.texts.has(key) ? room.words.message('why', { ...reason, key }) : '';
}

function weighed(room: Room, best: Best[], chosen: string | null): Weighed[] {
  const shares = sharesOf(best);
  return best.slice(0, COUNT).map(({ action, reason }, at) => ({
    action,
    rank: at + 1,
    share: shares[at]!,
    brings: hope(room, reason),
    chosen: action === chosen,
  }));
}

/** Why did the opponent do that? */
export async function askWhy(room: Room, entry: number): Promise<void> {
  const { model, words } = room;
  if (!model || !words) return;
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
  const asked = (room.thought = {
    ...{ kind: 'why' as const, seat: -1, entry, heading: t('ui-why'), level: '', options: [], note: '' },
    reason: t('ui-thinking'),
  });
  const answer = await model.ask({ type: 'account', entry, seat: room.view?.view.seat ?? null });
  if (room.thought !== asked) return;
  const told = answer.account;
  if (!told) {
    room.thought = { ...asked, reason: answer.reasons.map((reason) => words.message('why', reason)).join(' ') };
    return;
  }
  // What told the choices apart is said once, below them.
  const decided = hope(room, told.reason);
  const options = weighed(room, told.best, told.action).map((option) =>
    option.brings === decided ? { ...option, brings: '' } : option,
  );
  const isBest = options[0]?.chosen ?? true;
  room.thought = {
    ...asked,
    seat: told.seat,
    level: told.level,
    options,
    heading: told.action ? t('ui-why-of', { action: room.wordsOf(told.seat)!.action(told.action) }) : t('ui-why'),
    reason: [decided || (options.length ? '' : words.message('why', told.reason))]
      .concat(isBest ? [] : [t('ui-why-unsteady', { level: t(`ai-level-${told.level}`) })])
      .filter(Boolean)
      .join(' '),
    note: options.length ? t(told.is_open ? 'ui-why-open' : 'ui-why-public') : '',
  };
}

/** What would a strong opponent do here? */
export async function askHint(
  room: Room,
  foresee: (actions: string[]) => Promise<(Record<string, unknown> | null)[]>,
): Promise<void> {
  const { model, words } = room;
  const seat = room.view?.view.seat ?? null;
  if (!model || !words || seat === null || !room.mine) return;
  const asked = (room.thought = {
    ...{ kind: 'hint' as const, seat, entry: room.view!.view.entry, heading: t('ui-hint'), level: '', options: [] },
    reason: t('ui-thinking'),
    note: '',
  });
  const answer = await model.ask({ type: 'hint', seat });
  if (room.thought !== asked) return;
  const options = weighed(room, answer.best, null);
  const [first] = answer.best;
  const told = options.length > 1 ? '' : first?.reason ? words.message('hint', first.reason) : '';
  const reason = answer.reasons.map((one) => words.message('why', one)).join(' ') || told;
  const hinted: Thought = { ...asked, options, reason };
  room.thought = hinted;
  const tell = room.title?.foretold;
  if (!tell || options.length < 2) return;
  const ahead = await foresee(options.map(({ action }) => action));
  if (room.thought !== hinted) return;
  const foretold = (at: number): string => (ahead[at] ? tell(ahead[at], words) : '');
  const brings = (option: Weighed, at: number): string =>
    [foretold(at) && `${foretold(at)}.`, option.brings].filter(Boolean).join(' ');
  room.thought = { ...hinted, options: options.map((option, at) => ({ ...option, brings: brings(option, at) })) };
}

// ---- where it is on the board

/** From and to: elements of the page; either may be missing. */
export interface Aim {
  from: Element | null;
  to: Element | null;
  /** The action itself says where it begins. */
  named: boolean;
}

const NAMED = ['region', 'piece', 'set', 'card'];

function find(selector: string): Element | null {
  return document.querySelector(`.board.room ${selector}`);
}

/** What of the board an action speaks of; a title knows better where its words are ambiguous. */
export function aim(room: Room, action: string, seat: number): Aim {
  const selectors = room.title?.aim?.(action, seat);
  const places = selectors
    ? selectors.map(find)
    : (room.words?.parse(action).args ?? []).map(
        ({ value }) => NAMED.map((name) => find(`[data-${name}="${value}"]`)).find((place) => place) ?? null,
      );
  const named = places.filter((place) => place !== null);
  const to = named.at(-1) ?? null;
  return { to, from: named.length > 1 ? named[0]! : find(`[data-seat="${seat}"]`), named: named.length > 1 };
}

const EDGE = 12;

/** Where a leaf of that size covers least of what is spoken of. */
export function freeSpot(
  room: Room,
  thought: Thought,
  [wide, tall]: [number, number],
  [width, high]: [number, number],
): { x: number; y: number } {
  const spoken = thought.options.flatMap(({ action }) => {
    const { to } = aim(room, action, thought.seat);
    return to ? [to.getBoundingClientRect()] : [];
  });
  const top = (document.querySelector('.board.room')?.getBoundingClientRect().top ?? 60) + EDGE;
  const bottom = Math.max(top, tall - high - EDGE);
  const spots = [wide - width - 270, 240, (wide - width) / 2].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })),
  );
  const covered = ({ x, y }: { x: number; y: number }): number =>
    spoken.reduce((sum, rect) => {
      const across = Math.min(x + width, rect.right) - Math.max(x, rect.left);
      const down = Math.min(y + high, rect.bottom) - Math.max(y, rect.top);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
}
