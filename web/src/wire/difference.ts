/** Follows what the server tells of a view: parts that did not change stay the same objects. */
export type Step = unknown[];

function placed(value: unknown, path: readonly (string | number)[], change: (old: unknown) => unknown): unknown {
  if (!path.length) return change(value);
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === key ? placed(item, rest, change) : item));
  const old = (value ?? {}) as Record<string, unknown>;
  return { ...old, [key]: placed(old[key], rest, change) };
}

function without(value: unknown, path: readonly (string | number)[]): unknown {
  return placed(value, path.slice(0, -1), (old) => {
    const { [String(path.at(-1))]: _, ...rest } = old as Record<string, unknown>;
    return rest;
  });
}

/** `[path, value]`, `[path]` (gone) or `[path, at, count, items]`, one after the other. */
export function follow<Value>(value: Value, steps: readonly Step[]): Value {
  let now: unknown = value;
  for (const [path, ...rest] of steps as [(string | number)[], ...unknown[]][]) {
    if (!rest.length) now = without(now, path);
    else if (rest.length === 1) now = placed(now, path, () => rest[0]);
    else {
      const [at, count, items] = rest as [number, number, unknown[]];
      now = placed(now, path, (old) => (old as unknown[]).toSpliced(at, count, ...items));
    }
  }
  return now as Value;
}
