/** What happened, told in order: events cut into steps, and how long each one lasts. No clocks, no page. */
import type { TableState } from './tablestate';
import type { SeatView, TableEvent } from './wire';

export type Speed = 'instant' | 'fast' | 'normal' | 'slow';
/** How much longer than normal a step lasts; none at all where nothing is played. */
export const PACE: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** What an event begins: its kind, the chapter it stands in, what it is about, how long it is told. */
export interface Opening {
  kind: string;
  /** None: a move that is only seen on the board. */
  chapter: string;
  place: string | null;
  seconds: number;
  /** Nothing goes on until the reader says so. */
  waits?: boolean;
}

/** A stretch of events that is told as one. */
export interface Step extends Opening {
  first: number;
  /** Behind its last event. */
  last: number;
}

/** How a title is told. */
export interface FilmScript {
  /** Seconds of a whole film at the normal pace, or of each part of it. */
  limit: number;
  /** The event that begins another part. */
  part?: string;
  /** What an event begins; a number: it belongs to the running step, which lasts so much longer. */
  cut(event: TableEvent, running: Step | null, view: SeatView): Opening | number;
  /** May be told together with its neighbours of the same kind where time is short. */
  isSmall?(step: Step, events: readonly TableEvent[]): boolean;
}

/** Seconds of a move of somebody else, and of one while many wait. */
const MOVE = 0.5;
const CROWD = 8;
const SHORTEST = 0.6;

/** Where a title says nothing of its own: one move after the other. */
export const PLAIN: FilmScript = {
  limit: Infinity,
  cut: (event, running) => (running?.kind === `${event.entry}` ? 0 : move(`${event.entry}`)),
};

export const move = (kind: string, place: string | null = null): Opening => ({
  kind,
  chapter: '',
  place,
  seconds: MOVE,
});

export function cut(view: SeatView, from: number, filmScript: FilmScript): Step[] {
  const steps: Step[] = [];
  view.events.slice(from).forEach((event, index) => {
    const running = steps.at(-1) ?? null;
    const cut = filmScript.cut(event, running, view);
    const first = from + index;
    if (typeof cut !== 'number') steps.push({ ...cut, first, last: first + 1 });
    else if (running) steps.splice(-1, 1, { ...running, seconds: running.seconds + cut, last: first + 1 });
    else steps.push({ kind: 'silent', chapter: '', place: null, seconds: 0, first, last: first + 1 });
  });
  return paced(steps, filmScript, view.events);
}

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { chapter, seconds }) => sum + (chapter ? seconds : 0), 0);

/** All that is told shrinks alike; below the shortest, small things are told together, and then all must fit. */
function paced(steps: Step[], filmScript: FilmScript, events: readonly TableEvent[]): Step[] {
  const parts: Step[][] = [[]];
  for (const step of steps) {
    if (events[step.first]?.event === filmScript.part) parts.push([]);
    parts.at(-1)!.push(step);
  }
  return parts.flatMap((part) => {
    const isLong = lengthOf(part) * SHORTEST > filmScript.limit;
    return scaled(isLong ? together(part, filmScript, events) : part, filmScript.limit);
  });
}

function scaled(steps: Step[], limit: number): Step[] {
  const share = Math.min(1, limit / Math.max(lengthOf(steps), 0.001));
  const moves = steps.filter(({ chapter, seconds }) => !chapter && seconds).length;
  const hurry = Math.min(1, CROWD / Math.max(moves, 1));
  return steps.map((step) => ({ ...step, seconds: step.seconds * (step.chapter ? share : hurry) }));
}

function together(steps: readonly Step[], filmScript: FilmScript, events: readonly TableEvent[]): Step[] {
  const found: Step[] = [];
  const isSmall = (step: Step): boolean => filmScript.isSmall?.(step, events.slice(step.first, step.last)) ?? false;
  for (const step of steps) {
    const before = found.at(-1);
    if (before?.kind === step.kind && isSmall(before) && isSmall(step))
      found.splice(-1, 1, { ...before, last: step.last, seconds: Math.max(before.seconds, step.seconds) });
    else found.push(step);
  }
  return found;
}

const eventsOf = (state: TableState, seat: number | null): number =>
  (state.views.find((view) => view.seat === seat) ?? state.views[0])?.events.length ?? 0;

/** The newest of the frames in which no more than so many events have happened. */
function frameAt(frames: readonly TableState[], seat: number | null, events: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => eventsOf(frame, seat) <= events),
  );
}

/** The frames that a step goes through: as the table was, as it is in between, as it is when all is told. */
export function beats(frames: readonly TableState[], seat: number | null, step: Step): number[] {
  const [first, last] = [frameAt(frames, seat, step.first), frameAt(frames, seat, step.last)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** When the table comes to the next of its frames, as a share of the step: the last one a while before its end. */
export const beatAt = (beat: number, count: number): number => beat / (count - 1 + 0.6);
