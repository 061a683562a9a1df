/** Positions as files: the moment of a table for the reader to keep, and a table laid out from one. */
import { download } from '../ui/download';
import { say } from '../ui/toast.svelte';
import { api, Refusal } from '../wire/api';
import { opponent, wish } from '../wire/start';
import type { Message } from '../wire/wire';
import { reasons } from '../app/reasons';
import { sitDown } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';

/** What those eyes know of the moment after an entry. */
export async function savePosition(
  source: 'replays' | 'tables',
  id: string,
  eyes: string,
  entry: number,
): Promise<void> {
  try {
    const { title, position } = await api.position(source, id, eyes, entry);
    download(`spieltisch-${title}-${id}-${entry}.json`, { title, ...position });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(reasons(error.reasons), 'refused');
  }
}

/** A log has entries, an export a log. */
export const isLog = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && ['entries', 'log'].some((name) => Object.hasOwn(data, name));
/** A position names its title and what stands where. */
export const isPosition = (data: unknown): data is { title: string } =>
  typeof data === 'object' && data !== null && typeof (data as { title?: unknown }).title === 'string' && !isLog(data);

/** The reader takes the seat that is to decide, opponents the others. */
export async function playPosition(data: { title: string }): Promise<Message[]> {
  const { title, ...position } = data;
  const { seats, views } = await api.lookAt({ title, position }, true);
  const mine = views[0]?.to_act[0] ?? 0;
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === mine ? ({ kind: 'human' } as const) : opponent(seat, settings.level),
  );
  const options = 'pack' in position ? { pack: position.pack } : {};
  return sitDown('play', { ...wish(title, wishes, options, settings.name, false), position });
}
