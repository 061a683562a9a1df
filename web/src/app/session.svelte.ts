/** Sitting down: makes the table and goes there. */
import { api, Refusal } from '../wire/api';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { useCurtain } from '../wire/table.svelte';
import type { CreateTable, Message } from '../wire/wire';
import type { Way } from '../wire/start';

export const busy = $state({ title: null as string | null });

/** The next table begins with a hint. */
let asks = false;
export const askOnArrival = (on: boolean): void => void (asks = on);
/** Whether that is wished, once. */
export function asksOnArrival(): boolean {
  const wished = asks;
  asks = false;
  return wished;
}

/** Makes the table; the reasons if the server refuses. */
export async function sitDown(way: Way, wish: CreateTable): Promise<Message[]> {
  if (busy.title) return [];
  busy.title = wish.title;
  try {
    const { table } = await api.create({ ...wish, name: settings.name, hold: true });
    if (way === 'hotseat') useCurtain(table.id);
    router.go(`/t/${table.id}`);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.reasons;
    throw error;
  } finally {
    busy.title = null;
  }
}
