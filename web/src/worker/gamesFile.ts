/** Games of this device in one file, to save them or to take them to another device; and what is kept here. */
import { asked, openBase } from './base';
import { keptReplays, type KeptReplay } from './replayStore';

type Row = unknown[];
/** A table as it is kept: its head, its entries and what was said, each row behind its key. */
export interface KeptTable {
  head: Row;
  entries: [IDBValidKey, Row][];
  chat: [IDBValidKey, Row][];
}
/** One game of a file: a table that can be played on, or a log to look at. */
export interface FiledGame {
  id: string;
  title: string;
  players: string[];
  /** When it ended or was begun, as 2026-11-19. */
  day: string;
  starred?: boolean;
  table?: KeptTable;
  log?: unknown;
}
export interface GamesFile {
  spieltisch: 2;
  games: FiledGame[];
}
/** Why nothing can be read: no file of games, one that is cut off, one of a newer version. */
export type FileFault = 'foreign' | 'damaged' | 'newer';

const STORES = ['tables', 'entries', 'chat'] as const;
const NEWEST = 2;

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isName = (data: unknown): data is string => typeof data === 'string' && /^[\w-]{1,64}$/.test(data);
const isRow = (data: unknown): data is Row => Array.isArray(data) && data.length > 2 && data.length < 12;
/** The body of a head is its record. */
function isHead(data: unknown): data is Row {
  if (!isRow(data) || typeof data[0] !== 'string' || typeof data[1] !== 'string' || typeof data[6] !== 'string')
    return false;
  try {
    const record: unknown = JSON.parse(data[6]);
    return isObject(record) && Array.isArray(record['seats']);
  } catch {
    return false;
  }
}
const areRows = (data: unknown, id: string): data is [IDBValidKey, Row][] =>
  Array.isArray(data) &&
  data.every(
    (one) =>
      Array.isArray(one) && Array.isArray(one[0]) && one[0][0] === id && Number.isInteger(one[0][1]) && isRow(one[1]),
  );

function isTable(data: unknown, id: string): data is KeptTable {
  return isObject(data) && isHead(data['head']) && areRows(data['entries'], id) && areRows(data['chat'], id);
}

function isFiled(data: unknown): data is FiledGame {
  if (!isObject(data) || !isName(data['id']) || typeof data['title'] !== 'string') return false;
  if (!Array.isArray(data['players']) || !data['players'].every((name) => typeof name === 'string')) return false;
  return 'table' in data ? isTable(data['table'], data['id']) : isObject(data['log']);
}

interface TableRecord {
  seats: { name?: string; level?: string; device?: string }[];
  people?: Record<string, { name?: string }>;
}
export function playersOf(head: Row): string[] {
  const { seats, people = {} } = JSON.parse(head[6] as string) as TableRecord;
  return seats.map(({ name, level, device }) => name || people[device ?? '']?.name || level || '');
}
const day = (seconds: unknown): string =>
  typeof seconds === 'number' ? new Date(seconds * 1000).toISOString().slice(0, 10) : '';

function filed(id: string, table: KeptTable): FiledGame {
  return { id, title: table.head[0] as string, players: playersOf(table.head), day: day(table.head[3]), table };
}

/** Files of the first version hold all rows of the device, store by store. */
function fromFirst(data: Record<string, unknown>): FiledGame[] | FileFault {
  const { tables, entries, chat } = data;
  if (!Array.isArray(tables) || !Array.isArray(entries) || !Array.isArray(chat)) return 'damaged';
  const games: FiledGame[] = [];
  const rowsOf = (rows: unknown[], id: unknown) =>
    rows.filter((row) => Array.isArray(row) && Array.isArray(row[0]) && row[0][0] === id);
  for (const one of tables) {
    const [id, head] = Array.isArray(one) ? (one as unknown[]) : [];
    const table = { head, entries: rowsOf(entries, id), chat: rowsOf(chat, id) };
    if (!isName(id) || !isTable(table, id)) return 'damaged';
    games.push(filed(id, table));
  }
  return games;
}

/** A log or an export of a table is a game as well. */
function fromLog(data: Record<string, unknown>): FiledGame | null {
  const log = isObject(data['log']) ? data['log'] : data;
  if (!Array.isArray(log['entries']) || typeof log['title'] !== 'string') return null;
  const names = Array.isArray(log['names']) ? log['names'].map(String) : [];
  return { id: '', title: log['title'], players: names, day: '', log };
}

export function readGamesFile(text: string): FiledGame[] | FileFault {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('{') ? 'damaged' : 'foreign';
  }
  if (!isObject(data)) return 'foreign';
  const version = data['spieltisch'];
  if (version === undefined) {
    const log = fromLog(data);
    return log ? [log] : 'foreign';
  }
  if (typeof version === 'number' && version > NEWEST) return 'newer';
  if (version === 1) return fromFirst(data);
  const games = data['games'];
  return version === NEWEST && Array.isArray(games) && games.every(isFiled) ? games : 'damaged';
}

export interface KeptGames {
  tables: [string, Row][];
  replays: [string, KeptReplay][];
  /** Games taken along that were played on here and are not back at their server. */
  away: number;
}

/** Everything that is kept here, without the entries. */
export async function keptGames(): Promise<KeptGames> {
  const reading = (await openBase()).transaction(['tables', 'along']);
  const [names, heads, along] = await Promise.all([
    asked(reading.objectStore('tables').getAllKeys()),
    asked(reading.objectStore('tables').getAll() as IDBRequest<Row[]>),
    asked(reading.objectStore('along').getAll() as IDBRequest<{ since: number | null }[]>),
  ]);
  const tables = names.map((name, at): [string, Row] => [String(name), heads[at]!]).filter(([, head]) => isHead(head));
  return { tables, replays: await keptReplays(), away: along.filter(({ since }) => since !== null).length };
}

/** All rows of a table lie between these. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

export async function fileOf(id: string): Promise<FiledGame | null> {
  const reading = (await openBase()).transaction(STORES);
  const rows = async (name: 'entries' | 'chat'): Promise<[IDBValidKey, Row][]> => {
    const store = reading.objectStore(name);
    const [keys, found] = await Promise.all([asked(store.getAllKeys(rowsOf(id))), asked(store.getAll(rowsOf(id)))]);
    return keys.map((key, at) => [key, found[at] as Row]);
  };
  const [head, entries, chat] = await Promise.all([
    asked(reading.objectStore('tables').get(id) as IDBRequest<Row | undefined>),
    rows('entries'),
    rows('chat'),
  ]);
  return head ? filed(id, { head, entries, chat }) : null;
}

async function done(change: IDBTransaction): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
  });
}

/** Tables of a file that are not here yet; all of them, or none. */
export async function bringIn(games: FiledGame[]): Promise<void> {
  const change = (await openBase()).transaction(STORES, 'readwrite');
  for (const { id, table } of games) {
    if (!table) continue;
    change.objectStore('tables').put(table.head, id);
    for (const store of ['entries', 'chat'] as const)
      for (const [key, row] of table[store]) change.objectStore(store).put(row, key);
  }
  await done(change);
}

export async function deleteTable(id: string): Promise<void> {
  const change = (await openBase()).transaction(STORES, 'readwrite');
  change.objectStore('tables').delete(id);
  for (const store of ['entries', 'chat'] as const) change.objectStore(store).delete(rowsOf(id));
  await done(change);
}

export async function deleteReplay(name: string): Promise<void> {
  await asked((await openBase()).transaction('replays', 'readwrite').objectStore('replays').delete(name));
}

/** All games go; what was learnt and the codes, which lie beside the replays, stay. */
export async function clearGames(): Promise<void> {
  const replays = (await keptReplays()).map(([name]) => name);
  const change = (await openBase()).transaction([...STORES, 'along', 'replays'], 'readwrite');
  for (const store of [...STORES, 'along'] as const) change.objectStore(store).clear();
  for (const name of replays) change.objectStore('replays').delete(name);
  await done(change);
}
