/** Films of games that were played: the moments of a log as the frames of a table. No clocks, no network, no page. */
import { follow } from './difference';
import { cut, type FilmScript } from './film';
import { NOTHING, type TableState } from './tablestate';
import type { Moment, SeatView, TableEvent, View } from './wire';

export interface Reel {
  frames: TableState[];
  /** So many events happened before it begins. */
  from: number;
}

/** The view of each moment, and what was seen in the middle of it. */
export function unroll(moments: readonly Moment[]): View[] {
  const views: View[] = [];
  for (const { steps } of moments) views.push(follow(views.at(-1) ?? ({} as View), steps));
  return views;
}

export function seen(view: View, events: TableEvent[]): SeatView {
  return { seat: view.seat, view, offers: [], undo: null, events, yields: [], recap: null };
}
const frame = (view: View, events: TableEvent[]): TableState => ({
  ...NOTHING,
  status: view.over ? 'finished' : 'playing',
  entry: view.entry,
  views: [seen(view, events)],
});

/** From behind one moment to behind another. */
export function reel(moments: readonly Moment[], views: readonly View[], first: number, last: number): Reel {
  let events = moments.slice(0, first + 1).flatMap((moment) => moment.events);
  const from = events.length;
  const frames = [frame(views[first]!, events)];
  for (let at = first + 1; at <= last; at++) {
    const { interims, events: fresh } = moments[at]!;
    let view = views[at - 1]!;
    for (const { events: told, steps } of interims) {
      view = follow(view, steps);
      frames.push(frame(view, [...events, ...fresh.slice(0, told)]));
    }
    events = [...events, ...fresh];
    frames.push(frame(views[at]!, events));
  }
  return { frames, from };
}

const BEGINS = new Set(['round', 'turn']);

/** Where a film may begin: before each decision of that seat; for others, where a round or turn began. */
function starts(moments: readonly Moment[], last: number, seat: number | null): number[] {
  const found = moments.slice(0, last + 1).flatMap((moment, at) => {
    if (seat !== null) return moment.seat === seat && at > 0 ? [at - 1] : [];
    return moment.events.some(({ event }) => BEGINS.has(event)) ? [at] : [];
  });
  return [0, ...found].filter((at) => at < last).reverse();
}

/** The newest film that tells something. */
export function lastReel(
  moments: readonly Moment[],
  views: readonly View[],
  last: number,
  seat: number | null,
  filmScript: FilmScript,
): Reel | null {
  for (const first of starts(moments, last, seat)) {
    const found = reel(moments, views, first, last);
    if (cut(found.frames.at(-1)!.views[0]!, found.from, filmScript).some(({ chapter }) => chapter)) return found;
  }
  return null;
}
