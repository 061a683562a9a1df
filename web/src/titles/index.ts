/** The drawn tables, each in a file of its own that comes when it is needed. */
import type { TitleModule } from './types';

// Each board knows its own view; the shell hands it over without looking.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTitle = TitleModule<any, any, any, any>;

const modules = import.meta.glob<{ default: AnyTitle }>('./*/index.ts');

/** The board of a title; null where it is played in text mode only. */
export async function loadTitle(title: string): Promise<AnyTitle | null> {
  const load = modules[`./${title}/index.ts`];
  return load ? (await load()).default : null;
}

export const hasBoard = (title: string): boolean => `./${title}/index.ts` in modules;
