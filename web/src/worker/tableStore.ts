/** The tables of this device in IndexedDB. A change is one transaction: all of it is kept, or nothing. */
import { asked, openBase } from './base';
import { keepReplay } from './replayStore';

type Row = unknown[];

interface Change {
  table: string;
  head: Row | null;
  keep: number | null;
  entries: Row[];
  chat: Row[];
}

/** All rows of a table; of a numbered store those after a number. */
const after = (table: string, number = -1): IDBKeyRange => IDBKeyRange.bound([table, number], [table, []], true, true);

export class Keeper {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Keeper> {
    return new Keeper(await openBase());
  }

  /** Done when it is on disk: whoever shows a move waits for that. */
  keep({ table, head, keep, entries, chat }: Change, done: (wrong?: string) => void): void {
    const change = this.base.transaction(['tables', 'entries', 'chat'], 'readwrite');
    change.oncomplete = () => done();
    change.onabort = () => done(String(change.error));
    if (keep !== null) change.objectStore('entries').delete(after(table, keep));
    for (const row of entries) change.objectStore('entries').put(row, [table, row[0] as number]);
    for (const row of chat) change.objectStore('chat').put(row, [table, row[0] as number]);
    if (head) change.objectStore('tables').put(head, table);
  }

  async load(table: string): Promise<string | undefined> {
    const reading = this.base.transaction(['tables', 'entries', 'chat']);
    const [head, entries, chat] = await Promise.all([
      asked(reading.objectStore('tables').get(table)),
      asked(reading.objectStore('entries').getAll(after(table))),
      asked(reading.objectStore('chat').getAll(after(table))),
    ]);
    return head ? JSON.stringify({ head: head as Row, entries, chat }) : undefined;
  }

  async heads(): Promise<string> {
    const tables = this.base.transaction('tables').objectStore('tables');
    const [names, rows] = await Promise.all([asked(tables.getAllKeys()), asked(tables.getAll())]);
    return JSON.stringify(names.map((name, at) => [name, rows[at]]));
  }

  async keepReplay(name: string, body: string): Promise<void> {
    await keepReplay(name, body);
  }

  async loadReplay(name: string): Promise<string | undefined> {
    const body: unknown = await asked(this.base.transaction('replays').objectStore('replays').get(name));
    return typeof body === 'string' ? body : undefined;
  }
}
