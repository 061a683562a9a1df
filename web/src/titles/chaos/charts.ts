/** Numbers for the summary of a round and the charts at the end. */
import type { Translate } from '../types';
import type { ChaosView, Result, Score } from './view';

/** `before`: what a game began with that was laid out in the middle. */
export const SOURCES: (Score['source'] | 'before')[] = [
  'before',
  'domination',
  'ruin',
  'ruiner',
  'dial',
  'old_world',
  'upgrade',
  'card',
];

const scored = (view: ChaosView, seat: number): number => sum(view.scores.filter((score) => score.seat === seat));
const before = (view: ChaosView, seat: number): number => (view.gods[seat]?.vp ?? 0) - scored(view, seat);

/** The round after which the charts begin: 0, or later where a game was laid out in the middle. */
export const firstRound = (view: ChaosView): number => (view.history[0]?.round ?? view.round) - 1;

/** Points of every seat after each round, starting before the first; the running round comes last. */
export function curves(view: ChaosView): number[][] {
  return view.gods.map((god) => {
    const line = [before(view, god.seat), ...view.history.map((round) => round.vp[god.seat] ?? 0)];
    if (line.at(-1) !== god.vp) line.push(god.vp);
    return line;
  });
}

/** Where every seat's dial stands after each round, starting before the first. */
export function dialCurves(view: ChaosView): number[][] {
  return view.gods.map((god) => {
    const turned = view.history.reduce((all, { ticks }) => all + (ticks[god.seat] ?? 0), 0);
    const line = [god.dial.position - turned];
    for (const { ticks } of view.history) line.push(line.at(-1)! + (ticks[god.seat] ?? 0));
    if (line.at(-1) !== god.dial.position) line.push(god.dial.position);
    return line;
  });
}

/** Who comes where. If the Old World holds out nobody has a place. */
export function placesOf(result: Result): { seat: number; rank: number | null }[] {
  const hasWinner = result.winners.length > 0;
  return result.ranking.map(({ seat, rank }) => ({ seat, rank: hasWinner ? rank : null }));
}

/** Points by source, per seat, in the order of SOURCES. */
export function bySource(view: ChaosView): number[][] {
  return view.gods.map((god) =>
    SOURCES.map((source) =>
      source === 'before'
        ? before(view, god.seat)
        : sum(view.scores.filter((score) => score.seat === god.seat && score.source === source)),
    ),
  );
}

/** The parts of a round in which points are won, as they are told, and the sources that belong to each. */
export const GROUPS: [chapter: string, sources: Score['source'][]][] = [
  ['old_world', ['old_world', 'card', 'upgrade']],
  ['domination', ['domination']],
  ['ruin', ['ruin', 'ruiner']],
  ['dials', ['dial']],
];
export interface Reckoned {
  seat: number;
  before: number;
  by: Record<string, number>;
  gain: number;
}
/** Points before a round and what it added, in power order. */
export function reckoned(view: ChaosView, round: number): Reckoned[] {
  return view.power_order.map((seat) => {
    const now = view.scores.filter((score) => score.seat === seat && score.round === round);
    const record = view.history.find((one) => one.round === round);
    const gain = sum(now);
    const by = Object.fromEntries(
      GROUPS.map(([chapter, sources]) => [chapter, sum(now.filter(({ source }) => sources.includes(source)))]),
    );
    return { seat, before: (record?.vp[seat] ?? view.gods[seat]?.vp ?? 0) - gain, by, gain };
  });
}

/** The rounds after which somebody else led. */
export function turningPoints(view: ChaosView): { round: number; seat: number }[] {
  const found: { round: number; seat: number }[] = [];
  let leader: number | null = null;
  for (const { round, vp } of view.history) {
    const best = Math.max(...vp);
    const leaders = vp.flatMap((points, seat) => (points === best ? [seat] : []));
    const sole = leaders.length === 1 ? leaders[0]! : null;
    if (sole !== null && sole !== leader) {
      if (leader !== null) found.push({ round, seat: sole });
      leader = sole;
    }
  }
  return found;
}

/** The last time that somebody else took the lead. */
export function turning(view: ChaosView, t: Translate): string {
  const last = turningPoints(view).at(-1);
  const god = last && view.gods[last.seat]?.god;
  return last && god ? t('chaos-ui-takes-lead', { god: t(`chaos-god-${god}`), round: last.round }) : '';
}

const sum = (scores: Score[]): number => scores.reduce((total, score) => total + score.points, 0);
