/** Games of a server that can be played on here: kept aside, opened only when somebody asks for it. */
import { asked, openBase } from './base';

type Row = unknown[];
interface Copy {
  table: string;
  entry: number;
  head: Row;
  entries: Row[];
}
/** `since`: it was opened, and played on here after that entry. */
type Kept = Copy & { since: number | null };

export interface Away {
  id: string;
  title: string;
  since: number;
  actions: { seat: number; action: string }[];
}

async function done(change: IDBTransaction): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
  });
}

async function found(id: string): Promise<Kept | undefined> {
  return asked((await openBase()).transaction('along').objectStore('along').get(id)) as Promise<Kept | undefined>;
}

/** The game as it stands at the server. One that is played on here stays as it is. */
export async function keepAlong(id: string, copy: Copy): Promise<void> {
  if (((await found(id))?.since ?? null) !== null) return;
  const change = (await openBase()).transaction('along', 'readwrite');
  change.objectStore('along').put({ ...copy, since: null } satisfies Kept, id);
  await done(change);
}

export const isAlong = async (id: string): Promise<boolean> => (await found(id)) !== undefined;

/** Among the tables of this device from now on; its name there. */
export async function openAlong(id: string): Promise<string> {
  const copy = (await found(id))!;
  if (copy.since !== null) return copy.table;
  const change = (await openBase()).transaction(['along', 'tables', 'entries'], 'readwrite');
  change.objectStore('along').put({ ...copy, since: copy.entry } satisfies Kept, id);
  change.objectStore('tables').put(copy.head, copy.table);
  for (const row of copy.entries) change.objectStore('entries').put(row, [copy.table, row[0] as number]);
  await done(change);
  return copy.table;
}

/** All that was played on here, as the server takes it back. */
export async function away(): Promise<Away[]> {
  const reading = (await openBase()).transaction(['along', 'entries']);
  const along = reading.objectStore('along');
  const [ids, copies] = await Promise.all([asked(along.getAllKeys()), asked(along.getAll() as IDBRequest<Kept[]>)]);
  const list: Away[] = [];
  for (const [at, copy] of copies.entries()) {
    if (copy.since === null) continue;
    const range = IDBKeyRange.bound([copy.table, copy.since], [copy.table, []], true, true);
    const rows = (await asked(reading.objectStore('entries').getAll(range))) as [number, number, string][];
    const actions = rows.map(([, seat, action]) => ({ seat, action }));
    list.push({ id: String(ids[at]), title: String(copy.head[0]), since: copy.since, actions });
  }
  return list;
}

/** It is at home again, or stays here for good as a game of its own. */
export async function forget(id: string, isHome: boolean): Promise<void> {
  const copy = await found(id);
  if (!copy) return;
  const change = (await openBase()).transaction(['along', 'tables', 'entries'], 'readwrite');
  change.objectStore('along').delete(id);
  if (isHome) {
    change.objectStore('tables').delete(copy.table);
    change.objectStore('entries').delete(IDBKeyRange.bound([copy.table, 0], [copy.table, []]));
  }
  await done(change);
}
