import { describe, expect, it } from 'vitest';
import {
  bySource,
  curves,
  dialCurves,
  firstRound,
  placesOf,
  reckoned,
  SOURCES,
  turningPoints,
} from '../../../src/titles/chaos/charts';
import { over } from './scenes';

describe('the charts', () => {
  it('start at nothing and end at the points on the track', () => {
    curves(over.view).forEach((line, seat) => {
      expect(line[0]).toBe(0);
      expect(line.at(-1)).toBe(over.view.gods[seat]!.vp);
    });
  });

  it('follow each dial from its beginning to where it stands', () => {
    dialCurves(over.view).forEach((line, seat) => {
      expect(line[0]).toBe(0);
      expect(line.at(-1)).toBe(over.view.gods[seat]!.dial.position);
      expect(line).toEqual([...line].sort((a, b) => a - b));
    });
  });

  it('begin where a game was laid out in the middle', () => {
    const { view } = over;
    const [god] = view.gods;
    const late = {
      ...view,
      gods: view.gods.map((one) => (one === god ? { ...one, vp: one.vp + 30 } : one)),
      history: view.history.map((row) => ({ ...row, round: row.round + 4 })),
    };
    expect(curves(late)[god!.seat]![0]).toBe(30);
    expect(firstRound(late)).toBe(firstRound(view) + 4);
    expect(bySource(late)[god!.seat]![SOURCES.indexOf('before')]).toBe(30);
  });

  it('give places only if somebody wins', () => {
    const ranking = [0, 1, 2].map((seat) => ({ seat, rank: seat + 1 }));
    expect(placesOf({ ending: 'points', winners: [0], ranking })).toEqual(ranking);
    const shared = ranking.map(({ seat }) => ({ seat, rank: 1 }));
    expect(placesOf({ ending: 'deck', winners: [], ranking: shared }).map(({ rank }) => rank)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('count every point once, by source and by round', () => {
    const scored = over.view.scores.reduce((sum, score) => sum + score.points, 0);
    expect(
      bySource(over.view)
        .flat()
        .reduce((a, b) => a + b, 0),
    ).toBe(scored);
    const rounds = over.view.history.map(({ round }) => round);
    const rows = rounds.flatMap((round) => reckoned(over.view, round));
    expect(rows.reduce((sum, { gain }) => sum + gain, 0)).toBe(scored);
    expect(rows.flatMap(({ by }) => Object.values(by)).reduce((a, b) => a + b, 0)).toBe(scored);
    const ruins = over.view.scores.filter(({ seat, source }) => seat === 2 && source === 'ruin');
    expect(ruins).not.toEqual([]);
    expect(bySource(over.view)[2]![SOURCES.indexOf('ruin')]).toBe(ruins.reduce((sum, { points }) => sum + points, 0));
  });

  it('name the rounds in which the lead changed', () => {
    expect(turningPoints(over.view)).toEqual([{ round: 6, seat: 1 }]);
  });
});
