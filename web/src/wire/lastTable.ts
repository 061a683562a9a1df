/** The tables as this browser saw them last: a page that is loaded without a network shows them. */
import type { TableState } from './tablestate';

export interface LastTable {
  /** When it was seen, as the clock on the wall says it. */
  at: number;
  state: TableState;
}

const CACHE = 'last-tables';
const MOST = 5;
const addressOf = (table: string): string => `/last/${encodeURIComponent(table)}`;
/** Nothing is kept where a page may not keep files. */
const isPossible = (): boolean => 'caches' in globalThis;

export async function keepLast(table: string, state: TableState, at = Date.now()): Promise<void> {
  if (!isPossible()) return;
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(table));
  await cache.put(addressOf(table), new Response(JSON.stringify({ at, state } satisfies LastTable)));
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
}

export async function lastTable(table: string): Promise<LastTable | null> {
  const found = isPossible() ? await (await caches.open(CACHE)).match(addressOf(table)) : undefined;
  return found ? ((await found.json()) as LastTable) : null;
}

export async function forgetLast(): Promise<void> {
  if (isPossible()) await caches.delete(CACHE);
}
