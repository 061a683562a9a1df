/** What the keys of a question show. No page, no clock: easy to test. */
import type { TableQuestion } from '../../wire/wire';

/** One key for each thing that a die can show; the answer names the first side with it. */
export function faces(asked: TableQuestion): { side: number; shows: number }[] {
  const found: { side: number; shows: number }[] = [];
  for (let side = 1; side <= asked.among; side++) {
    const shows = asked.faces[side - 1] ?? side;
    if (!found.some((face) => face.shows === shows)) found.push({ side, shows });
  }
  return found;
}

/** What can still have come, each kind once, by its name. */
export function thingsLeft(
  asked: TableQuestion,
  name: (thing: string | number) => string,
): { thing: string | number; name: string; count: number }[] {
  const counts = new Map<string | number, number>();
  for (const thing of asked.left ?? []) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const rows = [...counts].map(([thing, count]) => ({ thing, name: name(thing), count }));
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}
