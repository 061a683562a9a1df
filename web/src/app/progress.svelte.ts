/** What this device remembers about learning: finished games, guided games, puzzles, first decisions. A server keeps it too. */
import { api } from '../wire/api';
import { edition } from '../wire/edition';

/** How far a guided game is after an entry. */
export interface Mark {
  entry: number;
  step: number;
  /** Serving actions so far, where a step wants several. */
  count: number;
  /** The learner has gone another way. */
  strayed?: boolean;
}

export interface Tried {
  tries: number;
  hints: number;
  solved: boolean;
  last: string;
}

/** A table that teaches: who learns there, and what. */
export type Lesson =
  | { kind: 'guide'; title: string; number?: number; seat: number; marks: Mark[]; of: number }
  | { kind: 'puzzle'; title: string; seat: number; name: string }
  /** A choice of an own game to try again; `name` is that of its moment. */
  | { kind: 'moment'; title: string; seat: number; name: string }
  | { kind: 'book'; title: string; seat: null; back: string };

export interface Progress {
  /** Titles of which a game was played to its end. */
  finished: string[];
  /** The tables of the guided games, by `guideKey`. */
  guides: Record<string, string>;
  tables: Record<string, Lesson>;
  /** By `title/name`. */
  puzzles: Record<string, Tried>;
  /** Decisions that were explained, as `title/decision`. */
  told: string[];
}

const KEY = 'spieltisch.progress';
const KEPT = 40;
/** The server hears of it once the steps stop for a moment. */
const SEND_AFTER = 800;

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

let sending: ReturnType<typeof setTimeout> | undefined;
function keepHere(): void {
  progress.tables = Object.fromEntries(Object.entries(progress.tables).slice(-KEPT));
  localStorage.setItem(KEY, JSON.stringify(progress));
}
export function keepProgress(): void {
  keepHere();
  clearTimeout(sending);
  if (!edition.isDevice) sending = setTimeout(() => void tell(), SEND_AFTER);
}
/** Whoever came straight to a table has not heard yet what the server knows: nothing of it is written over. */
async function tell(): Promise<void> {
  await askProgress();
  await api.keepLearnt({ ...progress }).catch(() => undefined);
}

/** What the server knows of this visitor is added; where both know something, the farther one counts. */
export function joined(mine: Progress, theirs: Partial<Progress>): Progress {
  const both = (a: string[], b: string[] = []): string[] => [...new Set([...a, ...b])];
  const puzzles = { ...theirs.puzzles, ...mine.puzzles };
  for (const [name, { tries, hints, solved }] of Object.entries(theirs.puzzles ?? {})) {
    const own = puzzles[name]!;
    puzzles[name] = {
      ...own,
      tries: Math.max(own.tries, tries),
      hints: Math.max(own.hints, hints),
      solved: own.solved || solved,
    };
  }
  return {
    finished: both(mine.finished, theirs.finished),
    told: both(mine.told, theirs.told),
    guides: { ...theirs.guides, ...mine.guides },
    tables: { ...theirs.tables, ...mine.tables },
    puzzles,
  };
}
let asked: Promise<void> | undefined;
/** Asks once while the page is open. */
export const askProgress = (): Promise<void> => (asked ??= ask());
async function ask(): Promise<void> {
  if (edition.isDevice) return;
  const known = await api.learnt().catch(() => void (asked = undefined));
  if (!known || !Object.keys(known.learnt).length) return;
  Object.assign(progress, joined(progress, known.learnt as Partial<Progress>));
  keepHere();
}

/** The first game goes by the name of its title alone. */
export const guideKey = (title: string, number = 1): string => (number > 1 ? `${title}/${number}` : title);

/** How far a guided game is: 0 where it was not begun, 1 at its end. */
export function guideStage(title: string, number: number): { at: number; of: number; share: number } {
  const lesson = progress.tables[progress.guides[guideKey(title, number)] ?? ''];
  if (lesson?.kind !== 'guide') return { at: 0, of: 0, share: 0 };
  const made = lesson.marks.at(-1)?.step ?? 0;
  return { at: made + 1, of: lesson.of, share: Math.min(1, made / lesson.of) };
}

export function teach(table: string, lesson: Lesson): void {
  progress.tables[table] = lesson;
  if (lesson.kind === 'guide') progress.guides[guideKey(lesson.title, lesson.number)] = table;
  keepProgress();
}

/** A game of that title was played to its end. */
export function finish(title: string): void {
  if (progress.finished.includes(title)) return;
  progress.finished.push(title);
  keepProgress();
}
