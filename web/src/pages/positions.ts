/** Positions as files and links: the moment of a table for the reader to keep, and a table laid out from one. */
import { t } from '../app/i18n.svelte';
import { download } from '../ui/download';
import { copyLink } from '../ui/share';
import { say } from '../ui/toast.svelte';
import { api, Refusal } from '../wire/api';
import { edition, to } from '../wire/edition';
import { opponent, wish } from '../wire/start';
import type { Message } from '../wire/wire';
import { reasons } from '../app/reasons';
import { sitDown } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';
import { positionLink, type SharedPosition } from './position/link';

/** A moment of a table or a stored game, and whose knowledge of it is wanted: a seat, `watch` or `open`. */
export interface WantedPosition {
  source: 'replays' | 'tables';
  id: string;
  eyes: string;
  entry: number;
}

const fileName = (title: string, rest: string): string => `spieltisch-${title}-${rest}.json`;

/** Null where the position can not be had; the reader was told why. */
async function written(wanted: WantedPosition) {
  try {
    return await api.position(wanted.source, wanted.id, wanted.eyes, wanted.entry);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(reasons(error.reasons), 'refused');
    return null;
  }
}

export async function savePosition(wanted: WantedPosition): Promise<void> {
  const found = await written(wanted);
  if (found) saveAsFile(found.title, found.position, `${wanted.id}-${wanted.entry}`);
}

export function saveAsFile(title: string, position: Record<string, unknown>, name: string): void {
  download(fileName(title, name), { title, ...position });
}

/** The moment as a link that opens for everybody. `seat`: whose knowledge it holds; null: what everybody sees. */
export async function linkPosition(wanted: WantedPosition, seat: number | null): Promise<void> {
  const found = await written(wanted);
  if (found) await copyPosition({ ...found, eyes: seat, by: settings.name, note: '' });
}

/** Where a moment can be looked at by everybody, and the same inside a page of others; null where no link can be had. */
export async function forumPages(
  wanted: WantedPosition,
  seat: number | null,
): Promise<{ page: string; frame: string } | null> {
  const { source, id, entry, eyes } = wanted;
  if (source === 'replays') {
    const query = eyes === 'open' ? '' : `?eyes=${eyes}`;
    return { page: `/r/${id}?entry=${entry}`, frame: `/embed/r/${id}${query}#${entry}` };
  }
  const found = await written(wanted);
  return found && positionPages({ ...found, eyes: seat, by: settings.name, note: '' });
}

export async function positionPages(shared: SharedPosition): Promise<{ page: string; frame: string } | null> {
  const page = await positionLink(shared);
  if (!page) say(t('ui-position-too-long'));
  return page ? { page, frame: `/embed${page}` } : null;
}

/** Only a game that was uploaded to a server opens for everybody; of others the link carries the moment itself. */
export async function shareMoment(wanted: WantedPosition, seat: number | null): Promise<void> {
  if (wanted.source === 'tables' || edition.isDevice) await linkPosition(wanted, seat);
  else await copyLink(`/r/${wanted.id}?entry=${wanted.entry}`, t('review-copied'));
}

/** A moment that is too long for a link becomes a file. */
export async function copyPosition(shared: SharedPosition): Promise<void> {
  const link = await positionLink(shared);
  if (link) return copyLink(to(link), t('review-copied'));
  say(t('ui-position-too-long'));
  saveAsFile(shared.title, shared.position, 'position');
}

/** A log has entries, an export a log. */
export const isLog = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && ['entries', 'log'].some((name) => Object.hasOwn(data, name));
/** A position names its title and what stands where. */
export const isPosition = (data: unknown): data is { title: string } =>
  typeof data === 'object' && data !== null && typeof (data as { title?: unknown }).title === 'string' && !isLog(data);

/** The reader takes that seat, or the one that is to decide; opponents take the others. */
export async function playPosition(data: { title: string }, own: number | null = null): Promise<Message[]> {
  const { title, ...position } = data;
  const { seats, views } = await api.lookAt({ title, position }, true);
  const mine = own ?? views[0]?.to_act[0] ?? 0;
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === mine ? ({ kind: 'human' } as const) : opponent(seat, settings.level),
  );
  const options = 'pack' in position ? { pack: position.pack } : {};
  return sitDown('play', { ...wish(title, wishes, options, settings.name, false), position });
}
