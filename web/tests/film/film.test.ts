import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { move, type Speed, type FilmScript } from '../../src/wire/film';
import { Film } from '../../src/wire/film.svelte';
import { NOTHING, unfold, type TableState } from '../../src/wire/tablestate';
import type { TableEvent, Update } from '../../src/wire/wire';
import { seen } from './whole';

const filmScript: FilmScript = {
  limit: 10,
  cut: ({ event, entry }, running) =>
    event === 'joins' && running
      ? 0.5
      : event === 'acts'
        ? move(`${entry}`)
        : { kind: event, chapter: 'told', place: null, seconds: 1, ...(event === 'sum' ? { waits: true } : {}) },
};
const event = (name: string): TableEvent => ({ entry: 1, event: name });
/** A table whose points are what has happened so far, so that one sees how far it has got. */
function table(events: string[]): TableState {
  const view = seen({ seat: 0, view: { points: events.length }, events: [] }, 0, events.map(event));
  return { ...NOTHING, views: [view] };
}
const from = (names: string[]): TableState[] => names.map((_, at) => table(names.slice(0, at + 1)));

describe('a film', () => {
  let speed: Speed = 'normal';
  let still = false;
  let shown: number[] = [];
  function begin(names: string[] = []): Film {
    const film = new Film(
      () => speed,
      () => 0,
      (state) => shown.push((state.views[0]!.view.table as unknown as { points: number }).points),
      () => still,
    );
    film.filmScript = filmScript;
    film.reset(table([]));
    if (names.length) film.add(from(names));
    return film;
  }
  const points = (): number => shown.at(-1) ?? 0;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    [speed, still, shown] = ['normal', false, []];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the table as it was until a step is told, and then what it led to', () => {
    const film = begin(['battle', 'score']);
    expect([points(), film.scene?.step.kind, film.scene?.all.length]).toEqual([0, 'battle', 1]);
    vi.advanceTimersByTime(700);
    expect([points(), film.scene?.lands]).toEqual([1, true]);
    vi.advanceTimersByTime(350);
    expect([points(), film.scene?.step.kind]).toEqual([1, 'score']);
    vi.advanceTimersByTime(1000);
    expect([points(), film.scene, film.isPlaying, film.isNewest]).toEqual([2, null, false, true]);
  });

  it('goes on where it was when more of the same step happens', () => {
    const film = begin(['battle']);
    vi.advanceTimersByTime(1100);
    expect(film.isPlaying).toBe(false);
    film.add([table(['battle', 'joins'])]);
    expect([film.scene?.step.kind, points()]).toEqual(['battle', 1]);
    vi.advanceTimersByTime(2000);
    expect([points(), film.isPlaying]).toEqual([2, false]);
  });

  it('is held, stepped and turned back by the reader', () => {
    const film = begin(['one', 'two', 'three']);
    film.pause(true);
    vi.advanceTimersByTime(9000);
    expect([points(), film.index]).toEqual([0, 0]);
    film.next();
    expect([points(), film.index]).toEqual([1, 1]);
    film.next();
    film.back();
    expect([points(), film.index]).toEqual([1, 1]);
    film.pause(false);
    vi.advanceTimersByTime(2100);
    expect([points(), film.isPlaying]).toEqual([3, false]);
  });

  it('steps over moves that are only seen while it is held', () => {
    const film = begin(['one', 'acts', 'two', 'acts']);
    film.pause(true);
    film.next();
    expect([points(), film.scene?.step.kind]).toEqual([2, 'two']);
    film.next();
    expect([points(), film.isPlaying, film.scene]).toEqual([4, false, null]);
  });

  it('goes from move to move while it is held where nothing is told', () => {
    const film = begin();
    const moves = [1, 2, 3].map((entry): TableEvent => ({ entry, event: 'acts' }));
    film.pause(true);
    film.add(
      moves.map((_, at) => {
        const view = seen({ seat: 0, view: { points: at + 1 }, events: [] }, 0, moves.slice(0, at + 1));
        return { ...NOTHING, views: [view] };
      }),
    );
    film.next();
    expect([points(), film.isPlaying]).toEqual([1, true]);
    film.next();
    expect([points(), film.isPlaying]).toEqual([2, true]);
    film.next();
    expect([points(), film.isPlaying]).toEqual([3, false]);
  });

  it('waits with what it came to until the reader goes on', () => {
    const film = begin(['one', 'sum', 'next']);
    vi.advanceTimersByTime(60_000);
    expect([film.scene?.step.kind, points()]).toEqual(['sum', 1]);
    film.next();
    expect(film.scene?.step.kind).toBe('next');
    vi.advanceTimersByTime(1100);
    expect(film.isPlaying).toBe(false);
  });

  it('skips all of it, also what is still on its way, but not what it came to', () => {
    const film = begin(['one', 'two']);
    film.skip();
    expect([points(), film.isPlaying]).toEqual([2, false]);
    const more = ['one', 'two', 'three', 'sum', 'four'];
    film.add(from(more).slice(2));
    expect([film.scene?.step.kind, points()]).toEqual(['sum', 3]);
    film.skip();
    expect([points(), film.isPlaying]).toEqual([5, false]);
  });

  it('is seen again after the next decision, while the game goes on behind it', () => {
    const film = begin(['one', 'two']);
    film.skip();
    film.decided();
    film.add([table(['one', 'two', 'acts'])]);
    vi.advanceTimersByTime(600);
    expect([points(), film.isPlaying]).toEqual([3, false]);
    film.again();
    expect([points(), film.scene?.step.kind, film.isNewest]).toEqual([0, 'one', false]);
    film.add([table(['one', 'two', 'acts', 'acts'])]);
    vi.advanceTimersByTime(2100);
    expect([points(), film.isPlaying, film.isNewest]).toEqual([4, false, true]);
  });

  it('comes to the end at once where nothing is played, and can be read again as a list', () => {
    speed = 'instant';
    const film = begin(['one', 'sum', 'two']);
    expect([points(), film.isPlaying]).toEqual([3, false]);
    film.again();
    expect([film.entry, points(), film.scene?.still]).toEqual([0, 3, true]);
    film.next();
    film.next();
    expect([film.entry, film.scene?.step.kind]).toEqual([2, 'two']);
    film.next();
    expect([film.entry, film.isPlaying]).toEqual([null, false]);
  });

  it('is a list for whoever wants no motion, with the table as it is in the end', () => {
    still = true;
    const film = begin(['one', 'two']);
    vi.advanceTimersByTime(9000);
    expect([film.entry, points(), film.isPlaying]).toEqual([0, 2, true]);
    film.add([table(['one', 'two', 'three'])]);
    expect([film.entry, points(), film.told.length]).toEqual([0, 3, 3]);
    film.skip();
    expect([film.entry, film.isPlaying]).toEqual([null, false]);
  });

  it('skips what is still on its way in the list too, up to what a step came to', () => {
    still = true;
    const film = begin(['one', 'two']);
    film.skip();
    film.add([table(['one', 'two', 'three'])]);
    expect([film.entry, points(), film.isPlaying]).toEqual([null, 3, false]);
    film.add([table(['one', 'two', 'three', 'sum'])]);
    expect([film.scene?.step.kind, film.isPlaying]).toEqual(['sum', true]);
  });

  it('lasts longer at a slow pace and half as long at a fast one', () => {
    for (const [pace, length] of [['slow', 1600] as const, ['fast', 500] as const]) {
      speed = pace;
      const film = begin(['one']);
      vi.advanceTimersByTime(length - 50);
      expect(film.isPlaying).toBe(true);
      vi.advanceTimersByTime(100);
      expect(film.isPlaying).toBe(false);
    }
  });

  it('forgets what was taken back', () => {
    const film = begin(['one', 'two']);
    film.reset(table(['one']));
    expect([film.isPlaying, film.steps.length]).toEqual([false, 0]);
  });
});

describe('an update', () => {
  it('unfolds into the moments of its entry, each with as many events as were told', () => {
    const before = table([]);
    const step = (points: number): unknown[][] => [[['view', 'table', 'points'], points]];
    const update: Update = {
      type: 'update',
      entry: 1,
      undone: false,
      views: [],
      receipt: '',
      clocks: [],
      thinking: [],
      outcome: null,
      taken_back: [],
      companion: null,
      changes: [
        {
          seat: 0,
          since: 0,
          steps: step(7),
          events: [event('one'), event('two'), event('three')],
          recap: null,
          interims: [
            { events: 1, steps: step(3) },
            { events: 2, steps: step(5) },
          ],
        },
      ],
    };
    const frames = unfold(before, update).map(({ views }) => views[0]!);
    const at = (view: (typeof frames)[number]): number => (view.view.table as unknown as { points: number }).points;
    expect(frames.map((view) => [at(view), view.events.length])).toEqual([
      [3, 1],
      [5, 2],
      [7, 3],
    ]);
  });
});
