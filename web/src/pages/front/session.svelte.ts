/** Sitting down: makes the table and goes there. */
import { api, Refusal } from '../../wire/api';
import { router } from '../../app/router.svelte';
import { settings } from '../../app/settings.svelte';
import { useCurtain } from '../../wire/table.svelte';
import type { CreateTable, Message } from '../../wire/wire';
import { warm } from '../../titles';
import type { Way } from './start';

export const busy = $state({ title: null as string | null });

/** Makes the table; the reasons if the server refuses. */
export async function sitDown(way: Way, wish: CreateTable): Promise<Message[]> {
  if (busy.title) return [];
  busy.title = wish.title;
  warm(wish.title);
  try {
    const { table } = await api.create({ ...wish, name: settings.name });
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
