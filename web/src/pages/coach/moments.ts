/** From a review to moments that are tried again, and from a moment to a table. */
import { keepMoment, momentOf, type CoachMoment } from '../../app/coach.svelte';
import { i18n, t } from '../../app/i18n.svelte';
import { teach } from '../../app/progress.svelte';
import { router } from '../../app/router.svelte';
import { settings } from '../../app/settings.svelte';
import { api } from '../../wire/api';
import type { RetryMoment } from '../../wire/review.svelte';
import { opponent, wish } from '../../wire/start';
import { anchorAsked, hasBook, loadLinks } from '../../words/rules';

interface Where {
  source: 'replays' | 'tables';
  id: string;
  seat: number;
}
export const nameOf = (id: string, entry: number): string => `${id}/${entry}`;

/** The moment with its position, as the seat knew it; what is kept already stays. */
export async function keptMoment({ source, id, seat }: Where, moment: RetryMoment): Promise<CoachMoment> {
  const name = nameOf(id, moment.entry);
  const before = momentOf(name);
  if (before) return before;
  const { title, position } = await api.position(source, id, `${seat}`, moment.entry - 1);
  const day = new Date().toISOString().slice(0, 10);
  keepMoment({ ...moment, id: name, title, seat, day, position, card: null, last: null });
  return momentOf(name)!;
}

/** On a table of its own, with opponents at the other seats. */
export async function openMoment({ title, id, seat, position }: CoachMoment): Promise<void> {
  const { seats } = await api.lookAt({ title, position }, true);
  const hands = Array.from({ length: seats }, (_, at) =>
    at === seat ? ({ kind: 'human' } as const) : opponent(at, 'novice'),
  );
  const options = 'pack' in position ? { pack: position['pack'] } : {};
  const { table } = await api.create({ ...wish(title, hands, options, settings.name, false), position });
  teach(table.id, { kind: 'moment', title, seat, name: id });
  router.go(`/t/${table.id}`);
}

/** What a decision is about, as the rule book calls it. */
export async function decisionNames(title: string): Promise<(decision: string) => string> {
  const other = (): string => t('ui-coach-other');
  if (!hasBook(title)) return other;
  const { loadBook } = await import('../../words/book');
  const [links, book] = await Promise.all([loadLinks(title), loadBook(title, i18n.language, i18n.texts)]);
  return (decision) => {
    const anchor = anchorAsked(links, { decision }, (one) => !!book.at(one));
    return book.at(anchor)?.heading.replace(/^\d+\.\s*/, '') ?? other(); // steps of a phase have numbers
  };
}
