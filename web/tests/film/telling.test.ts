import { describe, expect, it } from 'vitest';
import { cut, type Step } from '../../src/wire/film';
import type { TableEvent } from '../../src/wire/wire';
import { PLAYED, seen, textsOf, translate } from './whole';

/** Films as they would be told: from one beginning to the next. */
function films(events: TableEvent[], begins: string[]): TableEvent[][] {
  const found: TableEvent[][] = [[]];
  for (const event of events) {
    found.at(-1)!.push(event);
    if (begins.includes(event.event)) found.push([]);
  }
  return found.filter((film) => film.length);
}
const seconds = (steps: Step[]): number => steps.reduce((sum, step) => sum + (step.chapter ? step.seconds : 0), 0);

describe.each(PLAYED)('a whole game of $title', ({ title, filmScript, game, begins }) => {
  const told = [0, 1, null].flatMap((seat) =>
    films(game.events, begins).map((events) => ({ events, steps: cut(seen(game, seat, events), 0, filmScript) })),
  );

  it('is cut into steps that follow one another without a gap', () => {
    for (const { events, steps } of told) {
      expect(steps[0]!.first).toBe(0);
      expect(steps.at(-1)!.last).toBe(events.length);
      steps.slice(1).forEach((step, at) => expect(step.first).toBe(steps[at]!.last));
    }
    expect(told.flatMap(({ steps }) => steps).filter(({ chapter }) => chapter).length).toBeGreaterThan(60);
  });

  it('takes no longer than a film may', () => {
    for (const { steps } of told) expect(seconds(steps)).toBeLessThanOrEqual(filmScript.limit + 0.001);
    expect(Math.max(...told.map(({ steps }) => seconds(steps)))).toBeGreaterThan(filmScript.limit / 3);
  });

  it.each(['en', 'de', 'pl', 'nl'])('has a heading and a name for every step in %s', (language) => {
    const texts = textsOf(title, language);
    const t = translate(texts);
    for (const { events, steps } of told)
      for (const step of steps.filter(({ chapter }) => chapter)) {
        const said = filmScript.say(step, events.slice(step.first, step.last), game.view, t);
        const words = [said.title, said.aside, filmScript.chapter(step.chapter, t), filmScript.name(step, t)];
        expect(said.title, step.kind).not.toBe('');
        // what a card says comes with its box
        for (const word of words.filter((one) => !one.endsWith('.text')))
          expect(word).not.toMatch(/^[a-z]+-[a-z_]+-|\{|undefined/);
        for (const event of said.told as TableEvent[]) expect(texts.has(`${title}-event-${event.event}`)).toBe(true);
      }
  });
});

describe('a round of Chaos', () => {
  const { filmScript, game } = PLAYED[0]!;
  const kinds = (events: object[], seat = 0): string[] =>
    cut(seen(game, seat, events as TableEvent[]), 0, filmScript).map(({ kind, place }) =>
      [kind, place].join(' ').trim(),
    );

  it('is told in the order in which it happened', () => {
    const events = [
      { entry: 1, event: 'passed', god: 'tzeentch' },
      { entry: 1, event: 'phase', phase: 'battle' },
      { entry: 1, event: 'battle', region: 'kislev', number: 1 },
      { entry: 1, event: 'rolled', god: 'khorne', roll: 'battle', region: 'kislev', dice: [4], number: 1, hits: 1 },
      { entry: 2, event: 'killed', by: 'khorne', god: 'nurgle', kind: 'cultist', region: 'kislev', figure: 'leper' },
      { entry: 2, event: 'step', step: 'domination' },
      { entry: 2, event: 'dominated', god: 'khorne', region: 'kislev', value: 4, resistance: 3 },
      { entry: 2, event: 'scored', god: 'khorne', number: 3, points: 'domination', region: 'kislev' },
      { entry: 2, event: 'undominated', region: 'tilea', value: 2, resistance: 2 },
      { entry: 2, event: 'step', step: 'corruption' },
      { entry: 2, event: 'corrupted', god: 'nurgle', region: 'tilea', number: 2 },
      { entry: 2, event: 'ruined', region: 'tilea', number: 1 },
      { entry: 2, event: 'scored', god: 'nurgle', number: 3, points: 'ruiner', region: 'tilea' },
      { entry: 2, event: 'ticked', god: 'nurgle', position: 1, instruction: 'vp', number: 3 },
      { entry: 2, event: 'round', number: 2 },
      { entry: 2, event: 'revealed', card: 'witch_hunters', god: 'nurgle' },
    ];
    expect(kinds(events).filter((kind) => kind !== 'silent' && !kind.startsWith('move'))).toEqual([
      'battle kislev',
      'domination kislev',
      'tie tilea',
      'corruption tilea',
      'ruin tilea',
      'dial nurgle',
      'sum',
      'card witch_hunters',
    ]);
  });

  it('tells corruption of a card with the move that played it', () => {
    const played = [
      { entry: 1, event: 'played', god: 'khorne', card: 'x', region: 'tilea', cost: 1 },
      { entry: 1, event: 'corrupted', god: 'khorne', region: 'tilea', number: 1 },
    ];
    expect(kinds(played, 1)).toHaveLength(1);
  });

  it('tells battles without a kill and few tokens together where a round is long', () => {
    const many = Array.from({ length: 120 }, (_, n) => ({
      entry: 1,
      event: 'battle',
      region: n % 2 ? 'kislev' : 'tilea',
      number: 1,
    }));
    const steps = cut(seen(game, 0, many as unknown as TableEvent[]), 0, filmScript);
    expect(steps.length).toBe(1);
    expect(seconds(steps)).toBeLessThanOrEqual(filmScript.limit);
  });
});

describe('a turn of Invasion', () => {
  const { filmScript, game } = PLAYED.find(({ title }) => title === 'invasion')!;
  const during = (phase: string): string[] => {
    const events = [
      { entry: 1, event: 'phase', phase },
      { entry: 1, event: 'announced', seat: 0, card: 'smash_em_all' },
      { entry: 2, event: 'destroyed', seat: 1, piece: 'troll_slayers_b2' },
    ];
    const steps = cut(seen(game, 0, events as unknown as TableEvent[]), 0, filmScript);
    return steps.filter(({ kind }) => kind === 'fallen').map(({ chapter }) => chapter);
  };

  it('calls a combat only what is destroyed in one', () => {
    expect(during('battlefield')).toEqual(['combat']);
    expect(during('quest')).toEqual(['cards']);
  });
});
