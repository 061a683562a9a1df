/** The words of a table, for every part of its board: handed down by context, so that an action is called the same everywhere. */
import { getContext, setContext } from 'svelte';
import { prettify } from './fluent';
import type { Form, Words } from './words';

export interface ActionNames {
  /** "Summon a Horror in Kislev"; `here` where the place is known, `short` where room is scarce. */
  action(action: string, form?: Form): string;
  /** What an action is about: "Horror". */
  thing(action: string): string;
}

const KEY = Symbol('action names');

export function provideActionNames(words: () => Words | null): ActionNames {
  return setContext<ActionNames>(KEY, {
    action: (action, form) => words()?.action(action, form) ?? prettify(action),
    thing: (action) => words()?.thing(action) ?? prettify(action),
  });
}

/** A board without a table, as in development, says plain words. */
export const useActionNames = (): ActionNames =>
  getContext<ActionNames | undefined>(KEY) ?? provideActionNames(() => null);
