/** A position in round 3, summoning, you are Nurgle: for the demo page, for tests and for pictures. */
import type {
  ActionForecast,
  Battle,
  Card,
  ChaosAction,
  ChaosView,
  Claim,
  Dial,
  Figures,
  Follower,
  God,
  GodSlug,
  Instruction,
  Kind,
  Region,
  RegionSlug,
  Slot,
  TokenSlug,
} from '../view';

const K = 0,
  N = 1,
  T = 2,
  S = 3;

const card = (god: GodSlug, name: string, cost: number, magic = false): Card => ({ card: name, god, cost, magic });
const laid = (seat: number, what: Card): Slot => ({ state: 'card', seat, card: what, cancelled: false });
const EMPTY: Slot = { state: 'empty' };

const STATS: Record<GodSlug, Record<Kind, [cost: number, attack: number, defense: number, total: number]>> = {
  khorne: { cultist: [1, 0, 1, 4], warrior: [2, 2, 1, 6], greater_daemon: [3, 4, 3, 1] },
  nurgle: { cultist: [1, 0, 1, 6], warrior: [1, 1, 1, 5], greater_daemon: [3, 3, 3, 1] },
  tzeentch: { cultist: [1, 0, 1, 8], warrior: [2, 1, 2, 3], greater_daemon: [3, 3, 2, 1] },
  slaanesh: { cultist: [1, 0, 1, 6], warrior: [2, 1, 2, 3], greater_daemon: [3, 2, 4, 1] },
};
const SEATS: GodSlug[] = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];

function figures(seat: number, kind: Kind, count = 1, rest: Partial<Figures> = {}): Figures {
  const [, attack, defense] = STATS[SEATS[seat] ?? 'khorne'][kind];
  return {
    seat,
    owner: seat,
    kind,
    variant: kind,
    count,
    shielded: false,
    entrenched: false,
    spent: false,
    down: false,
    attack,
    defense,
    ...rest,
  };
}

function dial(position: number, forecast: number, threats: (number | null)[], rewards: string): Dial {
  const codes: Record<string, [Instruction, number]> = {
    s: ['start', 0],
    v3: ['vp', 3],
    v4: ['vp', 4],
    v5: ['vp', 5],
    u: ['upgrade', 1],
    d2: ['draw', 2],
    w1: ['place_warpstone', 1],
    w2: ['place_warpstone', 2],
    n2: ['place_noble', 2],
    r1: ['remove_corruption', 1],
    r2: ['remove_corruption', 2],
    o2: ['remove_old_world', 2],
    x: ['victory', 0],
  };
  const ticks = rewards.split(' ').map((code, index) => {
    const [instruction, n] = codes[code] ?? ['start', 0];
    return { threat: threats[index] ?? null, instruction, n };
  });
  return { position, ticks, counters: 0, forecast };
}

function god(
  seat: number,
  rest: Partial<God> & Pick<God, 'dial'>,
  onBoard: Partial<Record<Kind, number>>,
  upgrades: [string, Kind | 'power', boolean][],
): God {
  const slug = SEATS[seat] ?? 'khorne';
  const follower = (kind: Kind): Follower => {
    const [cost, attack, defense, total] = STATS[slug][kind];
    return { cost, attack, defense, total, reserve: total - (onBoard[kind] ?? 0) };
  };
  return {
    seat,
    god: slug,
    vp: 0,
    power: 0,
    power_start: slug === 'khorne' ? 7 : 6,
    passed: false,
    threat: rest.dial.ticks[rest.dial.position]?.threat ?? 0,
    hand: null,
    hand_count: 0,
    deck: 14,
    discard: [],
    peasants: 0,
    upgrades: upgrades.map(([upgrade, kind, owned]) => ({ upgrade, kind, owned })),
    followers: {
      cultist: follower('cultist'),
      warrior: follower('warrior'),
      greater_daemon: follower('greater_daemon'),
    },
    ...rest,
  };
}

const NONE: Record<TokenSlug, number> = { noble: 0, peasant: 0, hero: 0, skaven: 0, event: 0, warpstone: 0 };
const ADJACENT: Record<RegionSlug, RegionSlug[]> = {
  norsca: ['troll_country'],
  troll_country: ['norsca', 'kislev'],
  kislev: ['troll_country', 'empire'],
  empire: ['kislev', 'bretonnia', 'border_princes'],
  bretonnia: ['empire', 'estalia', 'tilea', 'border_princes'],
  estalia: ['bretonnia', 'tilea'],
  tilea: ['bretonnia', 'estalia', 'border_princes'],
  border_princes: ['empire', 'bretonnia', 'tilea', 'badlands'],
  badlands: ['border_princes'],
};

const claim = (seat: number, ...parts: [number, string, string?][]): Claim => ({
  seat,
  value: parts.reduce((sum, [n]) => sum + n, 0),
  causes: parts.map(([n, key, name]) => ({
    n,
    key: `chaos-cause-${key}`,
    args: { n, ...(name ? { card: { key: `chaos-card-${name}` } } : {}) },
  })),
});

interface Sketch {
  value: number;
  resistance: number;
  populous?: boolean;
  corruption: [number, number, number, number];
  grow?: [number, number, number, number];
  tokens?: Partial<Record<TokenSlug, number>>;
  slots?: [Slot, Slot];
  figures?: Figures[];
  claims?: Claim[];
  leader?: number | null;
  rest?: Partial<Region>;
}

function region(name: RegionSlug, sketch: Sketch): Region {
  const tokens = { ...NONE, ...sketch.tokens };
  return {
    region: name,
    populous: sketch.populous ?? false,
    adjacent: ADJACENT[name],
    value: sketch.value + tokens.noble,
    value_causes: [
      { n: sketch.value, key: 'chaos-cause-printed' },
      ...(tokens.noble ? [{ n: tokens.noble, key: 'chaos-cause-nobles', args: { n: tokens.noble } }] : []),
    ],
    resistance: sketch.resistance,
    resistance_causes: [{ n: sketch.resistance, key: 'chaos-cause-printed' }],
    tokens,
    figures: sketch.figures ?? [],
    corruption: sketch.corruption,
    corruption_forecast: sketch.grow ?? [0, 0, 0, 0],
    toward_ruin: sketch.corruption.reduce((a, b) => a + b, 0) + tokens.warpstone,
    slots: sketch.slots ?? [EMPTY, EMPTY],
    ruin: null,
    domination: { leader: sketch.leader ?? null, why: null, claims: sketch.claims ?? [] },
    battle_forecast: null,
    ...sketch.rest,
  };
}

const regions: Region[] = [
  region('norsca', {
    value: 1,
    resistance: 1,
    corruption: [0, 0, 3, 1],
    grow: [0, 0, 2, 0],
    tokens: { warpstone: 1 },
    leader: T,
    claims: [claim(T, [2, 'figures'])],
    slots: [laid(T, card('tzeentch', 'changer_of_ways', 0, true)), EMPTY],
    figures: [figures(T, 'cultist', 2)],
  }),
  region('troll_country', {
    value: 1,
    resistance: 1,
    corruption: [0, 0, 0, 0],
    rest: {
      ruin: {
        card: 1,
        round: 2,
        paid: [
          { seat: T, rank: 'first', points: 6, ruiner: 3 },
          { seat: N, rank: 'second', points: 3, ruiner: 0 },
          { seat: S, rank: 'none', points: 0, ruiner: 3 },
        ],
      },
    },
  }),
  region('kislev', {
    value: 3,
    resistance: 3,
    populous: true,
    corruption: [1, 2, 0, 1],
    tokens: { hero: 1, peasant: 2 },
    claims: [claim(K, [2, 'figures'], [1, 'card', 'battle_cry']), claim(S, [1, 'figures'])],
    slots: [laid(K, card('khorne', 'battle_cry', 1)), EMPTY],
    figures: [figures(K, 'warrior'), figures(K, 'cultist'), figures(S, 'cultist')],
  }),
  region('empire', {
    value: 5,
    resistance: 5,
    populous: true,
    corruption: [0, 2, 2, 3],
    grow: [0, 0, 0, 2],
    tokens: { noble: 1, peasant: 1, event: 1 },
    claims: [
      claim(S, [2, 'figures'], [1, 'card', 'insidious_lies'], [2, 'text', 'insidious_lies']),
      claim(K, [1, 'figures']),
      claim(T, [1, 'figures'], [1, 'card', 'temporal_stasis']),
    ],
    slots: [laid(S, card('slaanesh', 'insidious_lies', 1)), laid(T, card('tzeentch', 'temporal_stasis', 1, true))],
    figures: [figures(K, 'greater_daemon'), figures(T, 'warrior'), figures(S, 'cultist', 2)],
  }),
  region('bretonnia', {
    value: 3,
    resistance: 1,
    populous: true,
    corruption: [0, 4, 0, 2],
    grow: [0, 2, 0, 0],
    tokens: { hero: 1 },
    leader: N,
    claims: [claim(N, [3, 'figures'], [1, 'card', 'influenza']), claim(S, [1, 'figures'])],
    slots: [laid(N, card('nurgle', 'influenza', 1)), EMPTY],
    figures: [figures(N, 'warrior'), figures(N, 'cultist', 2), figures(S, 'warrior')],
    rest: {
      resistance_causes: [
        { n: 3, key: 'chaos-cause-printed' },
        { n: -2, key: 'chaos-cause-text', args: { card: { key: 'chaos-card-influenza' }, n: -2 } },
      ],
    },
  }),
  region('estalia', {
    value: 4,
    resistance: 4,
    populous: true,
    corruption: [1, 3, 0, 2],
    grow: [1, 1, 0, 0],
    tokens: { noble: 1 },
    leader: N,
    claims: [
      claim(N, [3, 'figures'], [3, 'text', 'plague_aura']),
      claim(K, [3, 'text', 'skull_throne'], [1, 'card', 'skull_throne']),
    ],
    slots: [laid(N, card('nurgle', 'plague_aura', 0, true)), laid(K, card('khorne', 'skull_throne', 1))],
    figures: [
      figures(N, 'greater_daemon'),
      figures(N, 'warrior'),
      figures(N, 'cultist'),
      figures(K, 'warrior'),
      figures(K, 'cultist'),
    ],
    rest: {
      battle_forecast: {
        sides: [
          { seat: K, dice: 3, dice_causes: [], kill_any: 0.88, kill_all: 0.04 },
          { seat: N, dice: 4, dice_causes: [], kill_any: 0.94, kill_all: 0.73 },
        ],
        hold: [0.1, 0.44, 0, 0],
      },
    },
  }),
  region('tilea', {
    value: 2,
    resistance: 1,
    corruption: [0, 0, 1, 2],
    grow: [0, 0, 1, 1],
    tokens: { skaven: 1, event: 1 },
    leader: S,
    claims: [claim(S, [1, 'figures'], [1, 'card', 'dark_influence']), claim(T, [1, 'figures'])],
    slots: [
      laid(S, card('slaanesh', 'dark_influence', 1, true)),
      { state: 'blocked', token: 'skaven', why: { key: 'chaos-old_world-horned_ones_due' } },
    ],
    figures: [figures(S, 'cultist'), figures(T, 'cultist')],
  }),
  region('border_princes', {
    value: 1,
    resistance: 1,
    corruption: [1, 0, 1, 0],
    grow: [0, 0, 1, 0],
    tokens: { warpstone: 1 },
    claims: [claim(K, [1, 'figures']), claim(T, [1, 'figures'])],
    figures: [figures(K, 'warrior'), figures(T, 'cultist')],
  }),
  region('badlands', { value: 1, resistance: 1, corruption: [0, 0, 0, 0], tokens: { event: 1, warpstone: 2 } }),
];

const score = (
  round: number,
  seat: number,
  points: number,
  source: ChaosView['scores'][number]['source'],
  where?: RegionSlug,
): ChaosView['scores'][number] =>
  where ? { round, seat, points, source, region: where } : { round, seat, points, source };

export const fixture: ChaosView = {
  title: 'chaos',
  seat: N,
  round: 3,
  rounds: 7,
  phase: 'summoning',
  step: null,
  power_order: [K, N, T, S],
  threat_order: [K, N, S, T],
  deciding: [N],
  to_act: [N, T, S, K],
  gods: [
    god(
      K,
      {
        dial: dial(3, 3, [3, 6, 12, 14, 17, 23, 28, 31, 32, null], 's v4 u d2 v4 u u d2 d2 x'),
        vp: 14,
        power: 2,
        hand_count: 4,
        peasants: 1,
      },
      { cultist: 2, warrior: 3, greater_daemon: 1 },
      [
        ['up_bloodsworn', 'cultist', true],
        ['up_bloodletter', 'warrior', false],
        ['up_bloodthirster', 'greater_daemon', false],
        ['up_khorne_power', 'power', false],
        ['up_khorne_cards', 'power', false],
      ],
    ),
    god(
      N,
      {
        dial: dial(3, 1, [1, 5, 10, 13, 18, 22, 26, 30, 33, 34, null], 's v3 r1 u v3 u r2 u v3 r2 x'),
        vp: 21,
        power: 4,
        hand_count: 5,
        hand: [
          card('nurgle', 'plague_touch', 0),
          card('nurgle', 'rain_of_pus', 1),
          card('nurgle', 'final_rotting', 2),
          card('nurgle', 'great_foul_consumption', 2),
          card('nurgle', 'stench_of_death', 3, true),
        ],
      },
      { cultist: 3, warrior: 2, greater_daemon: 1 },
      [
        ['up_leper', 'cultist', true],
        ['up_plaguebearer', 'warrior', false],
        ['up_great_unclean_one', 'greater_daemon', false],
        ['up_power_of_pestilence', 'power', false],
        ['up_provender_of_ruin', 'power', false],
      ],
    ),
    god(
      T,
      {
        dial: dial(2, 1, [2, 7, 9, 15, 20, 21, 25, 29, null], 's w1 u v3 u w2 u v5 x'),
        vp: 19,
        power: 3,
        hand_count: 3,
      },
      { cultist: 4, warrior: 1 },
      [
        ['up_acolyte', 'cultist', false],
        ['up_horror', 'warrior', false],
        ['up_lord_of_change', 'greater_daemon', false],
        ['up_tzeentch_power', 'power', true],
        ['up_tzeentch_cards', 'power', false],
      ],
    ),
    god(
      S,
      { dial: dial(2, 1, [4, 8, 11, 16, 19, 24, 27, null], 's v3 u n2 u u o2 x'), vp: 16, power: 3, hand_count: 3 },
      { cultist: 4, warrior: 1 },
      [
        ['up_seductress', 'cultist', true],
        ['up_daemonette', 'warrior', false],
        ['up_keeper_of_secrets', 'greater_daemon', false],
        ['up_slaanesh_power_1', 'power', false],
        ['up_slaanesh_power_2', 'power', false],
      ],
    ),
  ],
  regions,
  old_world: {
    track: [
      { card: 'horned_ones_due', comet: false },
      { card: 'greenskins_invade', comet: true },
    ],
    current: null,
    deck: 4,
  },
  ruination: {
    left: [2, 3, 4, 5],
    next: {
      card: 2,
      ruiners: 4,
      table: {
        norsca: [7, 3],
        troll_country: [7, 3],
        kislev: [9, 4],
        empire: [11, 5],
        bretonnia: [9, 4],
        estalia: [10, 5],
        tilea: [8, 4],
        border_princes: [8, 4],
        badlands: [7, 3],
      },
    },
  },
  supply: { noble: 4, peasant: 14, hero: 2, skaven: 5, event: 3, warpstone: 9 },
  battle: null,
  battles: [],
  limits: { victory_points: 50, corruption: 12, ruins: 5, power: 12 },
  scores: [
    score(1, K, 3, 'domination', 'kislev'),
    score(1, N, 3, 'domination', 'bretonnia'),
    score(1, S, 5, 'domination', 'empire'),
    score(1, T, 1, 'domination', 'norsca'),
    score(1, K, 4, 'dial'),
    score(1, N, 3, 'dial'),
    score(1, S, 3, 'dial'),
    score(2, K, 5, 'domination', 'empire'),
    score(2, K, 2, 'old_world'),
    score(2, N, 3, 'domination', 'bretonnia'),
    score(2, N, 4, 'domination', 'estalia'),
    score(2, N, 3, 'ruin', 'troll_country'),
    score(2, N, 5, 'old_world'),
    score(2, S, 3, 'ruiner', 'troll_country'),
    score(2, S, 5, 'domination', 'kislev'),
    score(2, T, 6, 'ruin', 'troll_country'),
    score(2, T, 3, 'ruiner', 'troll_country'),
    score(2, T, 9, 'old_world'),
  ],
  history: [
    {
      round: 1,
      vp: [7, 6, 1, 8],
      counters: [1, 1, 1, 2],
      ticks: [1, 1, 1, 2],
      domination: [
        { region: 'norsca', seat: T, points: 1 },
        { region: 'kislev', seat: K, points: 3 },
        { region: 'empire', seat: S, points: 5 },
        { region: 'bretonnia', seat: N, points: 3 },
        { region: 'estalia', seat: null, points: 4 },
      ],
      ruined: [],
    },
    {
      round: 2,
      vp: [14, 21, 19, 16],
      counters: [3, 2, 1, 0],
      ticks: [2, 2, 1, 0],
      domination: [
        { region: 'kislev', seat: S, points: 5 },
        { region: 'empire', seat: K, points: 5 },
        { region: 'bretonnia', seat: N, points: 3 },
        { region: 'estalia', seat: N, points: 4 },
        { region: 'badlands', seat: null, points: 1 },
      ],
      ruined: ['troll_country'],
    },
  ],
  result: null,
};

const PLAYABLE: RegionSlug[] = ['estalia', 'bretonnia', 'empire', 'tilea', 'border_princes'];
const free = (name: RegionSlug): boolean => name !== 'estalia' && name !== 'bretonnia';
const forecast = (name: RegionSlug): ActionForecast => ({
  region: name,
  points: regions.find((one) => one.region === name)?.value ?? 0,
  domination: name === 'estalia' ? [6, 7] : [0, 1],
  hold: name === 'estalia' ? [0.44, 0.75] : null,
  counters: name === 'estalia' ? [0, 1] : [0, 0],
});

export const fixtureLegal: ChaosAction[] = [
  ...PLAYABLE.map((name): ChaosAction => ({
    action: `summon cultist reserve ${name}`,
    cost: free(name) ? 0 : 1,
    forecast: forecast(name),
    ...(free(name)
      ? {
          causes: [
            { n: 1, key: 'chaos-cause-printed' },
            { n: -1, key: 'chaos-cause-upgrade', args: { upgrade: { key: 'chaos-upgrade-up_leper' } } },
          ],
        }
      : {}),
  })),
  ...PLAYABLE.map((name): ChaosAction => ({
    action: `summon warrior reserve ${name}`,
    cost: 1,
    forecast: { ...forecast(name), hold: name === 'estalia' ? [0.44, 0.79] : null },
  })),
  ...(['bretonnia', 'tilea'] as const).map((name): ChaosAction => ({
    action: `summon greater_daemon estalia ${name}`,
    cost: 3,
    forecast: forecast(name),
  })),
  ...(['bretonnia', 'tilea'] as const).map((name): ChaosAction => ({
    action: `summon warrior estalia ${name}`,
    cost: 1,
    forecast: forecast(name),
  })),
  ...(['plague_touch', 'rain_of_pus', 'final_rotting', 'great_foul_consumption', 'stench_of_death'] as const).flatMap(
    (name, index): ChaosAction[] =>
      (['bretonnia', 'border_princes', 'badlands', 'norsca', 'kislev'] as RegionSlug[])
        .slice(0, 5 - (index % 2))
        .map((where) => ({
          action: `play ${name} ${where}`,
          cost: [0, 1, 2, 2, 3][index] ?? 0,
          forecast: { ...forecast(where), domination: [4, 4 + ([0, 1, 2, 2, 3][index] ?? 0)] },
        })),
  ),
  { action: 'pass' },
];

const fought: Battle = {
  region: 'estalia',
  number: 1,
  seat: N,
  hits_left: 2,
  rolls: [
    {
      seat: K,
      kind: 'battle',
      hits: 2,
      dice: [
        { value: 5, hit: true, exploded: false },
        { value: 6, hit: true, exploded: false },
        { value: 2, hit: false, exploded: true },
        { value: 3, hit: false, exploded: false },
      ],
      kills: [
        { seat: N, kind: 'warrior', hits: 1 },
        { seat: N, kind: 'cultist', hits: 1 },
      ],
    },
    {
      seat: N,
      kind: 'battle',
      hits: 2,
      dice: [
        { value: 4, hit: true, exploded: false },
        { value: 1, hit: false, exploded: false },
        { value: 5, hit: true, exploded: false },
        { value: 3, hit: false, exploded: false },
      ],
      kills: [],
    },
  ],
};

export const fixtureBattle: ChaosView = {
  ...fixture,
  phase: 'battle',
  battle: fought,
  battles: [fought],
  deciding: [N],
  to_act: [],
  regions: regions.map((one) =>
    one.region === 'estalia'
      ? {
          ...one,
          figures: one.figures.map((group) => ({
            ...group,
            down: group.seat === N && group.kind !== 'greater_daemon',
          })),
        }
      : one,
  ),
};
export const fixtureBattleLegal: ChaosAction[] = [
  { action: 'hit khorne warrior', hits: 1 },
  { action: 'hit khorne cultist', hits: 1 },
];

export const fixtureOver: ChaosView = {
  ...fixture,
  round: 6,
  phase: 'over',
  deciding: [],
  to_act: [],
  result: {
    ending: 'points',
    winners: [N],
    ranking: [
      { seat: N, rank: 1 },
      { seat: T, rank: 2 },
      { seat: K, rank: 3 },
      { seat: S, rank: 4 },
    ],
  },
  gods: fixture.gods.map((one, seat) => ({ ...one, vp: [38, 54, 46, 31][seat] ?? 0 })),
  history: [
    ...fixture.history,
    {
      round: 3,
      vp: [18, 28, 24, 20],
      counters: [3, 2, 1, 2],
      ticks: [2, 1, 1, 1],
      domination: [
        { region: 'empire', seat: S, points: 6 },
        { region: 'estalia', seat: N, points: 5 },
      ],
      ruined: [],
    },
    {
      round: 4,
      vp: [25, 38, 33, 24],
      counters: [2, 1, 2, 1],
      ticks: [1, 1, 1, 1],
      domination: [
        { region: 'empire', seat: K, points: 5 },
        { region: 'bretonnia', seat: N, points: 3 },
      ],
      ruined: ['bretonnia'],
    },
    {
      round: 5,
      vp: [31, 45, 40, 27],
      counters: [2, 2, 2, 1],
      ticks: [1, 1, 1, 1],
      domination: [{ region: 'kislev', seat: K, points: 3 }],
      ruined: ['estalia'],
    },
    {
      round: 6,
      vp: [38, 54, 46, 31],
      counters: [2, 1, 2, 1],
      ticks: [1, 1, 1, 1],
      domination: [{ region: 'tilea', seat: T, points: 2 }],
      ruined: ['norsca'],
    },
  ],
  scores: [
    ...fixture.scores,
    score(3, K, 4, 'dial'),
    score(3, N, 7, 'domination', 'estalia'),
    score(3, T, 5, 'domination', 'norsca'),
    score(3, S, 4, 'domination', 'empire'),
    score(4, K, 7, 'domination', 'empire'),
    score(4, N, 10, 'ruin', 'bretonnia'),
    score(4, T, 9, 'ruin', 'bretonnia'),
    score(4, S, 4, 'dial'),
    score(5, K, 6, 'domination', 'kislev'),
    score(5, N, 7, 'ruin', 'estalia'),
    score(5, T, 7, 'dial'),
    score(5, S, 3, 'ruiner', 'estalia'),
    score(6, K, 7, 'dial'),
    score(6, N, 9, 'ruin', 'norsca'),
    score(6, T, 6, 'domination', 'tilea'),
    score(6, S, 4, 'ruiner', 'norsca'),
  ],
};

/** Everything everywhere: shows whether the furniture has room. */
export const fixtureCrowd: ChaosView = {
  ...fixture,
  regions: regions.map((one, index): Region => ({
    ...one,
    ruin: null,
    tokens: { noble: 1, peasant: 3, hero: 1, skaven: 1, event: 1, warpstone: 2 },
    corruption: [2, 3, 2, 2],
    toward_ruin: 11,
    slots: [
      laid(N, card('nurgle', 'great_foul_consumption', 2)),
      laid(T, card('tzeentch', 'persistence_of_change', 1, true)),
    ],
    figures: [
      figures(index % 4, 'greater_daemon'),
      figures(N, 'cultist', 3),
      figures(K, 'warrior', 2),
      figures(T, 'cultist', 2, { shielded: index === 3, variant: 'shielded_cultist' }),
      figures(S, 'warrior'),
      figures(S, 'cultist', 1, { owner: N, variant: 'charmed_leper' }),
    ],
  })),
};

/** The Old World after the fall: every ruination card lies somewhere, figures beside it. */
export const fixtureRuins: ChaosView = {
  ...fixture,
  regions: regions.map((one, index): Region => ({
    ...one,
    figures: one.figures.length ? one.figures : [figures(T, 'cultist', 2), figures(K, 'warrior')],
    ruin: {
      card: (index % 5) + 1,
      round: 4,
      paid: [
        { seat: T, rank: 'first', points: 8, ruiner: 4 },
        { seat: N, rank: 'second', points: 4, ruiner: 0 },
        { seat: S, rank: 'none', points: 0, ruiner: 4 },
        { seat: K, rank: 'none', points: 0, ruiner: 4 },
      ],
    },
  })),
};

export const fixtureUpgradeLegal: ChaosAction[] = fixture.gods[1]!.upgrades.filter((one) => !one.owned).map((one) => ({
  action: `upgrade ${one.upgrade}`,
}));
