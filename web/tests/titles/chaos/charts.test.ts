import { describe, expect, it } from 'vitest';
import { bySource, curves, ofRound, SOURCES, turningPoints } from '../../../src/titles/chaos/charts';
import { fixture, fixtureOver } from '../../../src/titles/chaos/demo/fixture';

describe('the charts', () => {
  it('start at nothing and end at the points on the track', () => {
    curves(fixtureOver).forEach((line, seat) => {
      expect(line[0]).toBe(0);
      expect(line.at(-1)).toBe(fixtureOver.gods[seat]!.vp);
    });
  });

  it('count every point once, by source and by round', () => {
    const scored = fixture.scores.reduce((sum, score) => sum + score.points, 0);
    expect(
      bySource(fixture)
        .flat()
        .reduce((a, b) => a + b, 0),
    ).toBe(scored);
    expect([1, 2].flatMap((round) => ofRound(fixture, round).flat()).reduce((a, b) => a + b, 0)).toBe(scored);
    expect(bySource(fixture)[2]![SOURCES.indexOf('ruin')]).toBe(6);
  });

  it('name the rounds in which the lead changed', () => {
    expect(turningPoints(fixtureOver)).toEqual([{ round: 2, seat: 1 }]);
  });
});
