/** Work in turns, so many at once: a page full of pictures is no flood. What somebody waits for goes first. */
export function turns(most: number): <T>(work: () => Promise<T>, isFirst?: boolean) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work, isFirst = false) => {
    if (busy < most) busy += 1;
    else await new Promise<void>((go) => (isFirst ? waiting.unshift(go) : waiting.push(go)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

const SECOND = 1000;
const LONGEST = 16 * SECOND;
const rest = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** Ask again, each time after a longer pause, while whoever is asked has too much to do. */
export async function patiently<T>(
  ask: () => Promise<T>,
  isBusy: (error: unknown) => boolean,
  wait: (ms: number) => Promise<void> = rest,
): Promise<T> {
  for (let pause = SECOND; ; pause *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (pause > LONGEST || !isBusy(error)) throw error;
      await wait(pause);
    }
  }
}
