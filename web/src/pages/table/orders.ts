/** Standing orders in words. */
import { t } from '../../app/i18n.svelte';
import { sentence } from '../../words/types';
import type { NamedOccasion } from '../../titles/types';
import type { Occasion, Yield } from '../../wire/wire';
import type { Room } from './room.svelte';

/** What an order of the seat in front may wait for, at this title. */
export function occasionsOf(room: Room): NamedOccasion[] {
  const view = room.view?.view;
  return view && view.seat !== null ? (room.title?.occasions?.(view.table, view.seat) ?? []) : [];
}

const plain = ({ event, match, unlike }: Occasion): string =>
  JSON.stringify([event, Object.entries(match ?? {}).sort(), Object.entries(unlike ?? {}).sort()]);

/** Its clause; what a program has thought of is told by its event. */
function clause(occasion: Occasion, known: NamedOccasion[]): string {
  const found = known.find((one) => plain(one) === plain(occasion));
  return found ? sentence(t, found.words) : t('ui-order-occasion', { event: occasion.event });
}

/** "Pass · until my opponent attacks my quest zone." */
export function orderWords(room: Room, order: Yield): string {
  const known = occasionsOf(room);
  const { until = 'turn' } = order;
  const bound = until === 'always' ? '' : t(`ui-order-end-${until}`);
  const end = order.unless ? clause(order.unless, known) : bound;
  const action = order.action ?? 'pass';
  const parts = [room.words?.action(action) ?? action];
  if (order.after) parts.push(t('ui-order-after', { what: clause(order.after, known) }));
  if (end) parts.push(t('ui-order-until', { what: end }));
  return parts.join(' · ');
}
