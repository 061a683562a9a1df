/** All games of this device in one file, to save them or to take them to another device. */
import { asked, openBase } from './base';

type Rows = Record<'tables' | 'entries' | 'chat', [IDBValidKey, unknown][]>;
export type Kept = Rows & { spieltisch: 1 };
const STORES = ['tables', 'entries', 'chat'] as const;

export async function kept(): Promise<Kept> {
  const reading = (await openBase()).transaction(STORES);
  const all: Kept = { spieltisch: 1, tables: [], entries: [], chat: [] };
  for (const name of STORES) {
    const store = reading.objectStore(name);
    const [keys, rows] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]);
    all[name] = keys.map((key, at) => [key, rows[at]]);
  }
  return all;
}

/** A game that is here already stays as it is. How many came in. */
export async function bringIn(file: Kept): Promise<number> {
  if (file.spieltisch !== 1) throw new Error('no games in it');
  const here = new Set((await kept()).tables.map(([name]) => String(name)));
  const fresh = file.tables.filter(([name]) => !here.has(String(name)));
  const names = new Set(fresh.map(([name]) => String(name)));
  const change = (await openBase()).transaction(STORES, 'readwrite');
  for (const [name, row] of fresh) change.objectStore('tables').put(row, name);
  for (const store of ['entries', 'chat'] as const)
    for (const [key, row] of file[store])
      if (names.has(String((key as IDBValidKey[])[0]))) change.objectStore(store).put(row, key);
  await new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
  });
  return names.size;
}
