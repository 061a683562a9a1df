/** A table at which nothing can be done: for replays, reviews and pictures. */
export const STILL = {
  legal: [],
  prompt: null,
  undo: null,
  send: (): void => undefined,
  ask: (): Promise<never[]> => Promise.resolve([]),
};
