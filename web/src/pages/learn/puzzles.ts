/** Lessons and puzzles as data: the same files that the terminal reads. Come when the page is opened. */
import { progress, keepProgress, teach, type Tried } from '../../app/progress.svelte';
import { router } from '../../app/router.svelte';
import { settings } from '../../app/settings.svelte';
import { api } from '../../wire/api';
import { opponent, wish } from '../../wire/start';
import type { Language } from '../../words/fluent';
import { files, pathsOf, titleAt } from './shelf';

export type PuzzleText = Record<'title' | 'idea' | 'goal' | 'hint' | 'why', string>;

interface Goal {
  path: string;
  at_least?: number;
  at_most?: number;
}

interface Written {
  /** 1 to 5; a lesson has 1 or 2. */
  level: number;
  seat?: number;
  rule: string;
  position: Record<string, unknown>;
  goal: Goal[];
  until?: string;
  at_end?: boolean;
  solution: string[];
}

export type Puzzle = Required<Omit<Written, 'solution'>> & {
  title: string;
  name: string;
  number: number;
  solution: string[];
  texts: Record<Language, PuzzleText>;
};

export const TITLES = [...new Set(Object.keys(files).map(titleAt))];

export const isLesson = ({ level }: { level: number }): boolean => level <= 2;

/** All of a title: lessons, then puzzles, both as their file names say. */
export async function loadPuzzles(title: string): Promise<Puzzle[]> {
  const read = await Promise.all(
    pathsOf(title).map(async (path) => {
      const data = (await files[path]!()) as Written & Record<Language, PuzzleText>;
      const name = path.split('/').at(-1)!.slice(0, -'.toml'.length);
      return { seat: 0, until: 'turn', at_end: false, ...data, title, name, texts: data };
    }),
  );
  return [...read.filter(isLesson), ...read.filter((one) => !isLesson(one))].map((one, at) => ({
    ...one,
    number: at + 1,
  }));
}

export const puzzleText = (puzzle: Puzzle, language: Language): PuzzleText =>
  puzzle.texts[language] ?? puzzle.texts['en']!;

/** A number of the view at `gods.0.vp`; causes are added up, other lists counted. */
export function amount(table: unknown, path: string): number {
  const found = path.split('.').reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], table);
  if (!Array.isArray(found)) return Number(found ?? 0);
  return 'value' in ((found[0] ?? {}) as object)
    ? (found as { value: number }[]).reduce((sum, cause) => sum + cause.value, 0)
    : found.length;
}

export const isReached = (goal: readonly Goal[], table: unknown): boolean =>
  goal.every(({ path, at_least = -Infinity, at_most = Infinity }) => {
    const now = amount(table, path);
    return at_least <= now && now <= at_most;
  });

const FRESH: Tried = { tries: 0, hints: 0, solved: false, last: '' };
const keyOf = (puzzle: { title: string; name: string }): string => `${puzzle.title}/${puzzle.name}`;
export const triedOf = (puzzle: { title: string; name: string }): Tried => progress.puzzles[keyOf(puzzle)] ?? FRESH;

export function note(puzzle: { title: string; name: string }, change: Partial<Tried>): void {
  progress.puzzles[keyOf(puzzle)] = { ...triedOf(puzzle), ...change };
  keepProgress();
}

/** The position on a table of its own; opponents take the other seats. */
export async function openPuzzle(puzzle: Puzzle): Promise<void> {
  const { title, name, seat, position } = puzzle;
  const { seats } = await api.lookAt({ title, position }, true);
  const hands = Array.from({ length: seats }, (_, at) =>
    at === seat ? ({ kind: 'human' } as const) : opponent(at, 'novice'),
  );
  const { table } = await api.create({ ...wish(title, hands, {}, settings.name, false), position });
  teach(table.id, { kind: 'puzzle', title, seat, name });
  router.go(`/t/${table.id}`);
}
