/** What a table fetches only when it is wanted, fetched ahead while nobody waits: over a dead line nothing comes. */
import { i18n } from '../../app/i18n.svelte';
import { hasBook, loadLinks } from '../../words/rules';

export const PARTS = [
  () => import('../learn/FirstDecisionTip.svelte'),
  () => import('../learn/Tooltip.svelte'),
  () => import('../positions'),
  () => import('./AfterButtons.svelte'),
  () => import('./AskPlate.svelte'),
  () => import('./BackPlate.svelte'),
  () => import('./BoardNumbers.svelte'),
  () => import('./Bubbles.svelte'),
  () => import('./FilmPanel.svelte'),
  () => import('./HostSheet.svelte'),
  () => import('./MenuDialog.svelte'),
  () => import('./NextTable.svelte'),
  () => import('./NoTable.svelte'),
  () => import('./NoticeSheet.svelte'),
  () => import('./OrdersSheet.svelte'),
  () => import('./OverPanel.svelte'),
  () => import('./RecapDialog.svelte'),
  () => import('./RecentMoves.svelte'),
  () => import('./ResultCard.svelte'),
  () => import('./SeatSheet.svelte'),
  () => import('./TextTable.svelte'),
  () => import('./ThoughtCard.svelte'),
  () => import('./UpdateStrip.svelte'),
  () => import('./WhyDialog.svelte'),
  () => import('./WithOthers.svelte'),
];

/** The rules that the list of questions and the tooltips cite. */
async function fetchBook(title: string): Promise<void> {
  if (!hasBook(title)) return;
  const { loadBook } = await import('../../words/book');
  await Promise.all([loadLinks(title), loadBook(title, i18n.language, i18n.texts)]);
}

export async function fetchAhead(title: string): Promise<void> {
  for (const part of [...PARTS, () => fetchBook(title)]) await part().catch(() => undefined);
}
