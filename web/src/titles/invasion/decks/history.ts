/** Steps back and forth between decks. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
}

const DEEP = 200;

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });
export const change = <State>(history: History<State>, now: State): History<State> => ({
  past: [...history.past, history.now].slice(-DEEP),
  now,
  future: [],
});

export function undo<State>({ past, now, future }: History<State>): History<State> {
  return past.length ? { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] } : { past, now, future };
}

export function redo<State>({ past, now, future }: History<State>): History<State> {
  return future.length ? { past: [...past, now], now: future[0]!, future: future.slice(1) } : { past, now, future };
}
