/** The drawn tables, each in a file of its own that comes when it is needed. */
import { api } from '../wire/api';
import type { TitleModule } from './types';

// Each board knows its own view; the shell hands it over without looking.
export type AnyTitle = TitleModule<any, any>;

const modules = import.meta.glob<{ default: AnyTitle }>('./*/index.ts');

/** The board of a title; null where it is played in text mode only. */
export async function loadTitle(title: string): Promise<AnyTitle | null> {
  const load = modules[`./${title}/index.ts`];
  return load ? (await load()).default : null;
}

/** Somebody is about to sit down: everything that the table will need comes meanwhile. */
export function warm(title: string): void {
  void import('../pages/table/TablePage.svelte');
  void loadTitle(title);
  void api.vocabulary(title).catch(() => undefined);
}
