import { describe, expect, it } from 'vitest';
import { allChoices, choiceGroups, filterGroups } from '../../src/words/choices';
import { chronicle, headingOf } from '../../src/words/log';
import { Texts } from '../../src/words/fluent';
import { outline } from '../../src/words/outline';
import type { Vocabulary } from '../../src/wire/vocabulary';
import { Words, type Proper } from '../../src/words/words';

const FTL = `
ui-yes = yes
ui-no = no
ui-note-cost = costs { $value }
ui-field-region = Region
core-not_your_turn = first { $seats }
demo-region-kislev = Kislev
    .to = to Kislev
demo-region-empire = The Empire
    .text = Rich land.
    .to = to the Empire
demo-kind-cultist = Cultist
demo-figure-horror = Horror
demo-verb-summon = Summon { $kind } in { $region }
    .group = Summon
    .here = Summon { $kind }
demo-verb-pass = Pass
demo-event-summoned = { $seat } puts { $kind } into { $region }.
demo-event-rolled = { $seat-person ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
demo-note-odds = { PERCENT($value) }
demo-card-smith = Smith
demo-piece = { $copy ->
    [1] { $card }
   *[other] { $card } II
}
demo-piece-development = Development { $copy }
demo-event-fled = { $regions-count ->
    [0] Nobody flees.
   *[other] { $seat } flees { $region-to } past { $regions }.
}
demo-event-spread = It spreads { $regions-to }.
demo-event-grew = It gets { $by-signed }.
demo-event-round = Round { $number }
demo-event-phase = { $phase } phase
demo-prompt-turn = summon, { $power } left
demo-why-no_power = { $region } costs { $cost }.
`;
const region = { kind: 'domain', domain: 'region' };
const kind = { kind: 'domain', domain: 'kind' };
const regions = { ...region, many: true };
const seat = { kind: 'seat' };
const vocabulary: Vocabulary = {
  title: 'demo',
  version: '1',
  seats: [2],
  options: [],
  questions: {},
  arguments: { region, seats: { ...seat, many: true }, power: { kind: 'int' } },
  verbs: {
    summon: { kind, region },
    pass: {},
    hit: { god: { kind: 'domain', domain: 'god' }, kind },
    send: { boats: { kind: 'int' } },
  },
  events: {
    summoned: { seat, kind, region },
    rolled: { seat, dice: { kind: 'list' } },
    fled: { seat, regions },
    spread: { regions },
    round: { number: { kind: 'int' } },
    phase: { phase: { kind: 'domain', domain: 'phase' } },
  },
  domains: { region: ['kislev', 'empire'], kind: ['cultist'], god: ['nurgle', 'tzeentch'] },
};
const texts = new Texts([{ language: 'en', text: FTL }]);
const words = new Words(texts, 'en', vocabulary, (seat) => ['Ada', 'Bob'][seat] ?? '?');

describe('words', () => {
  it('labels actions by the domains of their arguments', () => {
    expect(words.action('summon cultist kislev')).toBe('Summon Cultist in Kislev');
    expect(words.action('pass')).toBe('Pass');
    expect(words.action('send 3')).toBe('Send 3');
  });
  it('leaves out the place where it is known, and leaves it open where it is to be chosen', () => {
    expect(words.action('summon cultist kislev', 'here')).toBe('Summon Cultist');
    expect(words.action('pass', 'here')).toBe('Pass');
    expect(words.action('summon cultist *')).toBe('Summon Cultist in …');
    expect(words.thing('summon cultist *')).toBe('Cultist');
    expect(words.thing('pass')).toBe('Pass');
  });
  it('calls a figure as its owner does, whose action it is or whom the action names', () => {
    const proper: Proper = (domain, _slug, owner) =>
      domain === 'kind' && owner === 'tzeentch' ? ['figure', 'horror'] : null;
    const by = (part: string) => new Words(texts, 'en', vocabulary, String, 0, part, proper);
    expect(by('tzeentch').action('summon cultist kislev')).toBe('Summon Horror in Kislev');
    expect(by('nurgle').action('summon cultist kislev')).toBe('Summon Cultist in Kislev');
    expect(by('nurgle').thing('hit tzeentch cultist')).toBe('Horror');
  });
  it('says events with players by name', () => {
    expect(words.event({ entry: 1, event: 'summoned', seat: 1, kind: 'cultist', region: 'empire' })).toBe(
      'Bob puts Cultist into The Empire.',
    );
    expect(words.event({ entry: 1, event: 'unheard_of', region: 'kislev' })).toBe('Unheard of: region Kislev');
  });
  it('speaks of the reader as you, of the others by name', () => {
    const mine = new Words(texts, 'en', vocabulary, (seat) => ['Ada', 'Bob'][seat] ?? '?', 0);
    const event = { entry: 1, event: 'rolled', dice: [3, 6, 2] };
    expect(mine.event({ ...event, seat: 0 })).toBe('You roll 3, 6\u00a0and 2.');
    expect(mine.event({ ...event, seat: 1 })).toBe('Bob rolls 3, 6\u00a0and 2.');
    expect(words.event({ ...event, seat: 0 })).toBe('Ada rolls 3, 6\u00a0and 2.');
  });
  it('names a card in play as a numbered copy of its card', () => {
    expect(words.slug('piece', 'smith_a1')).toBe('Smith');
    expect(words.slug('piece', 'smith_b2')).toBe('Smith II');
    expect(words.slug('piece', 'development_a12')).toBe('Development 12');
    expect(words.slug('piece', 'nobody_a1')).toBe('Nobody a1');
  });
  it('writes percentages as the language does', () => {
    expect(texts.text('demo-note-odds', { value: 46 })).toBe('46%');
    expect(new Texts([{ language: 'de', text: FTL }]).text('demo-note-odds', { value: 46 })).toBe('46\u00a0%');
  });
  it('has the forms of a name and the length of a list for sentences', () => {
    expect(words.event({ entry: 1, event: 'fled', seat: 0, region: 'empire', regions: ['kislev'] })).toBe(
      'Ada flees to the Empire past Kislev.',
    );
    expect(words.event({ entry: 1, event: 'fled', seat: 0, region: 'empire', regions: [] })).toBe('Nobody flees.');
    expect(words.event({ entry: 1, event: 'spread', regions: ['kislev', 'empire'] })).toBe(
      'It spreads to Kislev and to the Empire.',
    );
  });
  it('has every number with its sign for changes', () => {
    expect(words.event({ entry: 1, event: 'grew', by: 5 })).toBe('It gets +5.');
    expect(words.event({ entry: 1, event: 'grew', by: -6 })).toBe('It gets −6.');
  });
  it('says prompts and reasons, the kernel’s too', () => {
    expect(words.prompt({ decision: 'turn', args: { power: 4 } })).toBe('summon, 4\u00a0left');
    expect(words.message('why', { key: 'no_power', args: { region: 'kislev', cost: 2 } })).toBe('Kislev costs 2.');
    expect(words.message('why', { key: 'core-not_your_turn', args: { seats: [0, 1] } })).toBe('first Ada and Bob');
  });
  it('says an argument as its message declares it, a seat also by its letter', () => {
    const side = { kind: 'seat', domain: 'side' };
    const meant = { ...vocabulary.arguments, side, 'no_power.cost': kind };
    const domains = { ...vocabulary.domains, side: ['a', 'b'] };
    const lettered = new Words(texts, 'en', { ...vocabulary, arguments: meant, domains }, (seat) => `Player ${seat}`);
    expect(lettered.argument('side', 'b')).toBe('Player 1');
    expect(lettered.message('why', { key: 'no_power', args: { region: 'kislev', cost: 'cultist' } })).toBe(
      'Kislev costs Cultist.',
    );
    expect(lettered.message('why', { key: 'no_power', args: { region: 'kislev', cost: 2 } })).toBe('Kislev costs 2.');
  });
  it('knows whose doing an event is, also where it names the part and not the seat', () => {
    const god = { kind: 'domain', domain: 'god' };
    const events = { killed: { by: god, god, region }, burned: { region } };
    const told = new Words(texts, 'en', { ...vocabulary, events: { ...vocabulary.events, ...events } }, String);
    const seatOf = (part: string): number | null => [2, null][['nurgle', 'khorne'].indexOf(part)] ?? null;
    expect(told.actor({ event: 'summoned', seat: 1, kind: 'cultist', region: 'kislev' }, seatOf)).toBe(1);
    expect(told.actor({ event: 'killed', by: 'nurgle', god: 'khorne', region: 'kislev' }, seatOf)).toBe(2);
    expect(told.actor({ event: 'burned', region: 'kislev' }, seatOf)).toBeNull();
  });
  it('leaves words alone that nobody named, so that texts can choose by them', () => {
    expect(words.argument('card', 'development')).toBe('development');
    expect(words.argument('card', null)).toBe('–');
  });
});

describe('choices', () => {
  const offers = [
    { action: 'summon cultist kislev', cost: 1 },
    { action: 'summon cultist empire', cost: 2 },
    { action: 'pass' },
  ];
  it('are grouped by verb, with what has no target last', () => {
    const groups = choiceGroups(offers, words);
    expect(groups.map((group) => [group.heading, group.choices.length])).toEqual([
      ['Summon', 2],
      ['', 1],
    ]);
    expect(groups[0]!.choices[0]!.notes).toEqual(['costs 1']);
  });
  it('split where a list is long', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ action: `summon kind${at % 3} region${at}` }));
    const [group] = choiceGroups(many, words);
    expect(group!.parts.map((part) => part.choices.length)).toEqual([4, 4, 4]);
    expect(allChoices([group!])).toHaveLength(12);
  });
  it('can be filtered by typing', () => {
    const left = allChoices(filterGroups(choiceGroups(offers, words), 'emp summ'));
    expect(left.map((choice) => choice.action)).toEqual(['summon cultist empire']);
  });
});

it('groups the log by round and phase and knows the places', () => {
  const sections = chronicle(
    [
      { entry: 0, event: 'round', number: 1 },
      { entry: 0, event: 'phase', phase: 'draw' },
      { entry: 1, event: 'summoned', seat: 0, kind: 'cultist', region: 'kislev' },
      { entry: 2, event: 'round', number: 2 },
      { entry: 3, event: 'summoned', seat: 1, kind: 'cultist', region: 'empire' },
    ],
    words,
  );
  expect(sections.map(headingOf)).toEqual(['Round 1 · Draw phase', 'Round 2']);
  expect(sections[0]!.lines[0]).toMatchObject({ entry: 1, seat: 0, places: ['cultist', 'kislev'] });
});

it('outlines any view', () => {
  const nodes = outline(
    {
      round: 2,
      points: [3, 5],
      regions: [{ region: 'empire', value: 5, ruined: false }],
      tokens: { noble: 0, hero: 2 },
      hidden: null,
    },
    words,
    2,
  );
  expect(nodes.map((node) => node.label)).toEqual(['Round', 'Points', 'Regions', 'Tokens']);
  expect(nodes[1]!.children.map((node) => `${node.label} ${node.value}`)).toEqual(['Ada 3', 'Bob 5']);
  expect(nodes[2]!.children[0]).toMatchObject({
    label: 'The Empire',
    value: 'Value 5',
    note: 'Rich land.',
    place: 'empire',
  });
  expect(nodes[3]!.value).toBe('Hero 2');
});
