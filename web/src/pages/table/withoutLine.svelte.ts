/** A table without a network: what it may need then is fetched ahead, and after a reload it stands as it was seen last. */
import { keepTable } from '../../app/offline.svelte';
import { edition } from '../../wire/edition';
import { keepLast, lastTable } from '../../wire/lastTable';
import type { TableModel } from '../../wire/table.svelte';
import { fetchAhead } from './ahead';
import type { Room } from './room.svelte';

/** Milliseconds without anything new: nobody waits for the line. */
const STILL = 3000;

export function keepForLater(room: Room, model: TableModel): void {
  if (edition.isDevice) return;
  const isThere = $derived(model.link === 'open' && model.recalled === null && model.own.length > 0);
  const title = $derived(isThere && room.view ? (room.vocabulary?.title ?? '') : '');
  $effect(() => {
    if (!title) return;
    const timer = setTimeout(
      () =>
        void fetchAhead(title)
          .then(keepTable)
          .catch(() => undefined),
      STILL,
    );
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const { entry, status, chat } = model.state;
    if (!isThere) return;
    void [entry, status, chat];
    const timer = setTimeout(() => void keepLast(model.table, model.newest).catch(() => undefined), STILL);
    return () => clearTimeout(timer);
  });
}

/** The table as it was seen here last; false where that is not known, or not all of it was kept. */
export async function recall(room: Room, model: TableModel): Promise<boolean> {
  if (model.state.info) return true;
  const last = await lastTable(model.table);
  if (!last?.state.info) return false;
  try {
    await room.furnish(last.state.info.title, last.state.info.options);
  } catch {
    return false;
  }
  model.recall(last);
  model.connect();
  return true;
}
