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
