/** What this device remembers about learning: finished games, guided games, puzzles, first decisions. */

/** How far a guided game is after an entry. */
export interface Mark {
  entry: number;
  step: number;
  /** Serving actions so far, where a step wants several. */
  count: number;
}

export interface Tried {
  tries: number;
  hints: number;
  solved: boolean;
  last: string;
}

/** A table that teaches: who learns there, and what. */
export type Lesson =
  | { kind: 'guide'; title: string; seat: number; marks: Mark[]; of: number }
  | { kind: 'puzzle'; title: string; seat: number; name: string }
  | { kind: 'book'; title: string; seat: null; back: string };

interface Progress {
  /** Titles of which a game was played to its end. */
  finished: string[];
  /** By title: the table of the guided game. */
  guides: Record<string, string>;
  tables: Record<string, Lesson>;
  /** By `title/name`. */
  puzzles: Record<string, Tried>;
  /** Decisions that were explained, as `title/decision`. */
  told: string[];
}

const KEY = 'spieltisch.progress';
const KEPT = 40;

function stored(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
  } catch {
    return {};
  }
}

export const progress: Progress = $state({
  finished: [],
  guides: {},
  tables: {},
  puzzles: {},
  told: [],
  ...stored(),
});

export function keepProgress(): void {
  progress.tables = Object.fromEntries(Object.entries(progress.tables).slice(-KEPT));
  localStorage.setItem(KEY, JSON.stringify(progress));
}

export function teach(table: string, lesson: Lesson): void {
  progress.tables[table] = lesson;
  if (lesson.kind === 'guide') progress.guides[lesson.title] = table;
  keepProgress();
}

/** A game of that title was played to its end. */
export function finish(title: string): void {
  if (progress.finished.includes(title)) return;
  progress.finished.push(title);
  keepProgress();
}
