// Made from games/chaos/shapes.py and its events by `python web/scripts/shapes.py`. Do not edit.
import type { Cause, LegalAction, Message } from '../types';

export type GodSlug = 'khorne' | 'nurgle' | 'tzeentch' | 'slaanesh';
export type Kind = 'cultist' | 'warrior' | 'greater_daemon';
export type TokenSlug = 'event' | 'hero' | 'noble' | 'peasant' | 'skaven' | 'warpstone';
export type RegionSlug = 'norsca' | 'troll_country' | 'kislev' | 'empire' | 'bretonnia' | 'estalia' | 'tilea' | 'border_princes' | 'badlands';
export type Phase = 'setup' | 'old_world' | 'draw' | 'summoning' | 'battle' | 'corruption' | 'end' | 'over';
export type Instruction = 'start' | 'vp' | 'upgrade' | 'draw' | 'place_warpstone' | 'place_noble' | 'remove_corruption' | 'remove_old_world' | 'victory';
export type RollKind = 'early' | 'battle' | 'event' | 'return';
export type Source = 'domination' | 'ruin' | 'ruiner' | 'dial' | 'old_world' | 'upgrade' | 'card';
export type Ending = 'dial' | 'points' | 'ruins' | 'deck';

export interface Tick {
  /** null on the victory tick. */
  threat: number | null;
  instruction: Instruction;
  n: number;
}

export interface Dial {
  /** Index into `ticks`. */
  position: number;
  ticks: Tick[];
  /** Advancement counters earned this round. */
  counters: number;
  /** Counters that would come this round as things stand. */
  forecast: number;
}

export interface Card {
  /** `plague_aura`; the name is `chaos-card-plague_aura`, the sentence its `.text`. */
  card: string;
  god: GodSlug;
  /** Printed cost, which counts for domination. */
  cost: number;
  magic: boolean;
}

export interface Upgrade {
  /** `up_leper` */
  upgrade: string;
  kind: Kind | 'power';
  owned: boolean;
}

export interface Follower {
  cost: number;
  attack: number;
  defense: number;
  reserve: number;
  /** Figures in the box. */
  total: number;
}

export interface God {
  seat: number;
  god: GodSlug;
  vp: number;
  /** Power left this round. */
  power: number;
  /** Power at the start of this round. */
  power_start: number;
  /** Passed, or out of power: takes no more turns in this summoning phase. */
  passed: boolean;
  threat: number;
  dial: Dial;
  /** Own seat: the cards. Others: null. */
  hand: Card[] | null;
  hand_count: number;
  deck: number;
  /** Newest last. */
  discard: Card[];
  upgrades: Upgrade[];
  followers: Record<Kind, Follower>;
  /** Peasant tokens on the power sheet. */
  peasants: number;
}

/** Figures of one god, kind, owner and state. */
export interface Figures {
  /** Seat that commands them now. */
  seat: number;
  /** Whose figures they are; differs from `seat` while controlled. */
  owner: number;
  kind: Kind;
  /** The word that actions use for it: `cultist`, `shielded_warrior`, `charmed_leper`. */
  variant: string;
  count: number;
  /** Cannot be killed in battle this round (Warp Shield). */
  shielded: boolean;
  /** Stands on a card slot of its region. */
  entrenched: boolean;
  /** Was summoned for free this round. */
  spent: boolean;
  /** Laid down in the running battle, still rolls. */
  down: boolean;
  attack: number;
  defense: number;
}

export interface EmptySlot {
  state: 'empty';
}

export interface CardSlot {
  state: 'card';
  seat: number;
  card: Card;
  /** Text switched off, e.g. by Changer of Ways. */
  cancelled: boolean;
}

export interface FigureSlot {
  state: 'figure';
  seat: number;
  kind: Kind;
}

export interface BlockedSlot {
  state: 'blocked';
  why: Message;
  /** Icon: the token that blocks. */
  token: TokenSlug;
}

export interface Claim {
  seat: number;
  value: number;
  causes: Cause[];
}

export interface Domination {
  /** Seat that would score now; null when nobody would. */
  leader: number | null;
  /** Why nobody leads, e.g. tie at the top or not above the resistance. */
  why: Message | null;
  /** Everybody with something to count, highest first. */
  claims: Claim[];
}

export interface BattleSide {
  seat: number;
  dice: number;
  dice_causes: Cause[];
  /** Chance to kill at least one enemy figure. */
  kill_any: number;
  /** Chance to kill every enemy figure there. */
  kill_all: number;
}

export interface BattleForecast {
  sides: BattleSide[];
  /** Chance of each seat to dominate after the battle, if everybody strikes to break the leader's hold. */
  hold: number[] | null;
}

export interface RuinPay {
  seat: number;
  rank: 'first' | 'second' | 'none';
  points: number;
  /** Points as ruiner. */
  ruiner: number;
  total: number;
}

export interface Ruin {
  /** Number of the ruination card, 1 to 5. */
  card: number;
  round: number;
  /** Points paid for it; empty until scored in the end phase. */
  paid: RuinPay[];
}

export interface Region {
  region: RegionSlug;
  populous: boolean;
  adjacent: RegionSlug[];
  /** Conquest value: points for dominating it. */
  value: number;
  value_causes: Cause[];
  resistance: number;
  resistance_causes: Cause[];
  tokens: Record<TokenSlug, number>;
  figures: Figures[];
  /** Corruption tokens, one number per seat. */
  corruption: number[];
  /** Tokens that would come this round as things stand, by seat. */
  corruption_forecast: number[];
  /** All corruption tokens plus warpstone: at 12 the region falls. */
  toward_ruin: number;
  /** The same with the tokens that would come this round. */
  toward_ruin_forecast: number;
  /** It would be ruined this round as things stand. */
  falls: boolean;
  /** Left slot first. */
  slots: [Slot, Slot];
  ruin: Ruin | null;
  domination: Domination;
  /** The battle as things stand; null where nobody rolls dice. */
  battle_forecast: BattleForecast | null;
}

export interface OldWorldCard {
  /** `greenskins_invade`; the name is `chaos-old_world-…`, the sentence its `.text`. */
  card: string;
  comet: boolean;
}

export interface OldWorld {
  /** Place 1 and 2 of the track. */
  track: [OldWorldCard | null, OldWorldCard | null];
  /** Card that is being resolved now. */
  current: OldWorldCard | null;
  deck: number;
}

export interface NextRuin {
  card: number;
  /** Points for each ruiner. */
  ruiners: number;
  /** Points of first and second, by region. */
  table: Record<RegionSlug, [number, number]>;
}

export interface Ruination {
  /** Cards left, lowest number first. */
  left: number[];
  /** What the next ruin would pay; null when none is left. */
  next: NextRuin | null;
}

export interface Die {
  value: number;
  hit: boolean;
  /** Rolled because the die before was a six. */
  exploded: boolean;
}

export interface Kill {
  /** null for a peasant token. */
  seat: number | null;
  kind: Kind | 'peasant';
  hits: number;
}

/** `early` is before the battle proper (Blood Frenzy, upgraded Bloodletters), `event` an Old World card. */
export interface Roll {
  seat: number;
  kind: RollKind;
  dice: Die[];
  hits: number;
  kills: Kill[];
}

export interface Battle {
  region: RegionSlug;
  /** 1, or more with Reborn in Blood. */
  number: number;
  /** Whose roll is open; null before the first and after the last. */
  seat: number | null;
  rolls: Roll[];
  /** Hits the deciding seat has yet to assign. */
  hits_left: number;
}

export interface Score {
  round: number;
  seat: number;
  points: number;
  source: Source;
  region?: RegionSlug;
}

export interface Dominated {
  region: RegionSlug;
  /** null where nobody did. */
  seat: number | null;
  points: number;
}

export interface RoundRecord {
  round: number;
  /** Points at the end of the round, by seat. */
  vp: number[];
  /** Advancement counters, by seat. */
  counters: number[];
  /** Ticks of the dial, by seat. */
  ticks: number[];
  /** Who dominated what, in region order. */
  domination: Dominated[];
  ruined: RegionSlug[];
}

export interface Place {
  seat: number;
  rank: number;
}

export interface Result {
  /** A dial at victory, 50 points, five ruins, old world deck empty. */
  ending: Ending;
  /** Empty when the Old World holds out and everybody loses. */
  winners: number[];
  /** Best first; ties share a rank. */
  ranking: Place[];
}

export interface Limits {
  victory_points: number;
  corruption: number;
  ruins: number;
  power: number;
}

/** What one seat sees of a game of Chaos in the Old World. */
export interface ChaosView {
  round: number;
  /** Rounds that the old world deck can last: 7 with four gods, 8 with three. */
  rounds: number;
  phase: Phase;
  /** Step inside the phase: `domination`, `corruption`; null between steps. */
  step: string | null;
  /** Seats in power order: khorne, nurgle, tzeentch, slaanesh, the absent left out. */
  power_order: number[];
  /** Seats by threat, highest first. */
  threat_order: number[];
  /** Seats that are asked right now; empty when the game is over. */
  deciding: number[];
  /** Seats that still may act in this summoning phase, next one first; else empty. */
  to_act: number[];
  /** In region order 1 to 9. */
  regions: Region[];
  old_world: OldWorld;
  ruination: Ruination;
  /** Tokens left in the supply. */
  supply: Record<TokenSlug, number>;
  /** The battle that waits for a decision; null outside battles. */
  battle: Battle | null;
  /** Battles of this round in order, the running one included. */
  battles: Battle[];
  limits: Limits;
  /** Every point scored, in order. */
  scores: Score[];
  /** Finished rounds, oldest first. */
  history: RoundRecord[];
  result: Result | null;
  /** Seat this view was made for; null for a spectator. */
  seat: number | null;
  /** Indexed by seat. */
  gods: God[];
}

/** What stands at an action before it is taken. */
export interface ChaosAction extends LegalAction {
  cost?: number;
  causes?: Cause[];
  /** For hits in battle: how many this target takes. */
  hits?: number;
  /** Where the hits fall. */
  region?: RegionSlug;
}

/** What an action that names a region would change there, before other effects. */
export interface ActionForecast {
  region: RegionSlug;
  /** Own domination value before and after. */
  domination: [number, number];
  /** Chance to dominate after the battle, before and after; null without dice. */
  hold: [number, number] | null;
  /** Own dial counters forecast there, before and after. */
  counters: [number, number];
  /** Points at stake for dominating it. */
  points: number;
  /** The battle there after the action; null where nobody rolls dice. */
  battle: BattleForecast | null;
}

export type Slot = EmptySlot | CardSlot | FigureSlot | BlockedSlot;

export type ChaosEvent = { entry: number } & (
  | { event: 'round'; number: number }
  | { event: 'phase'; phase: Phase }
  | { event: 'step'; step: 'domination' | 'corruption' | 'chaos_cards' | 'heroes' | 'old_world_cards' | 'ruined_regions' | 'dials' | 'game_end' }
  | { event: 'revealed'; card: string; god: GodSlug }
  | { event: 'on_track'; card: string }
  | { event: 'off_track'; card: string }
  | { event: 'lasts'; card: string }
  | { event: 'placed'; token: TokenSlug; region: RegionSlug; number: number }
  | { event: 'removed'; token: TokenSlug; region: RegionSlug; number: number }
  | { event: 'moved_token'; token: TokenSlug; source: RegionSlug; region: RegionSlug }
  | { event: 'scored'; god: GodSlug; number: number; points: 'domination' | 'ruin_first' | 'ruin_second' | 'ruiner' | 'dial' | 'old_world' | 'upgrade'; region: RegionSlug }
  | { event: 'drew'; god: GodSlug; cards: string[] }
  | { event: 'drew_count'; god: GodSlug; number: number }
  | { event: 'reshuffled'; god: GodSlug }
  | { event: 'discarded'; god: GodSlug; card: string }
  | { event: 'power_set'; god: GodSlug; number: number }
  | { event: 'power_lost'; god: GodSlug; number: number }
  | { event: 'power_gained'; god: GodSlug; number: number }
  | { event: 'summoned'; god: GodSlug; kind: string; source: 'norsca' | 'troll_country' | 'kislev' | 'empire' | 'bretonnia' | 'estalia' | 'tilea' | 'border_princes' | 'badlands' | 'reserve'; region: RegionSlug; cost: number; figure: 'bloodsworn' | 'bloodletter' | 'bloodthirster' | 'leper' | 'plaguebearer' | 'great_unclean_one' | 'acolyte' | 'horror' | 'lord_of_change' | 'seductress' | 'daemonette' | 'keeper_of_secrets' }
  | { event: 'played'; god: GodSlug; card: string; region: RegionSlug; cost: number }
  | { event: 'passed'; god: GodSlug }
  | { event: 'moved'; god: GodSlug; kind: string; source: RegionSlug; region: RegionSlug; figure: 'bloodsworn' | 'bloodletter' | 'bloodthirster' | 'leper' | 'plaguebearer' | 'great_unclean_one' | 'acolyte' | 'horror' | 'lord_of_change' | 'seductress' | 'daemonette' | 'keeper_of_secrets' }
  | { event: 'shielded'; kind: string; region: RegionSlug }
  | { event: 'charmed'; god: GodSlug; kind: string; region: RegionSlug; figure: 'bloodsworn' | 'bloodletter' | 'bloodthirster' | 'leper' | 'plaguebearer' | 'great_unclean_one' | 'acolyte' | 'horror' | 'lord_of_change' | 'seductress' | 'daemonette' | 'keeper_of_secrets' }
  | { event: 'entrenched'; slot: 'left' | 'right'; region: RegionSlug }
  | { event: 'left_slot'; slot: 'left' | 'right'; region: RegionSlug }
  | { event: 'battle'; region: RegionSlug; number: number }
  | { event: 'rolled'; god: GodSlug; roll: RollKind; region: RegionSlug; dice: unknown[]; number: number; hits: number }
  | { event: 'struck'; roll: RollKind; god: GodSlug; region: RegionSlug; dice: unknown[]; hits: number }
  | { event: 'killed'; by: GodSlug; god: GodSlug; kind: string; region: RegionSlug; figure: 'bloodsworn' | 'bloodletter' | 'bloodthirster' | 'leper' | 'plaguebearer' | 'great_unclean_one' | 'acolyte' | 'horror' | 'lord_of_change' | 'seductress' | 'daemonette' | 'keeper_of_secrets' }
  | { event: 'peasant_killed'; by: GodSlug; region: RegionSlug }
  | { event: 'hits_kept'; god: GodSlug; hits: number }
  | { event: 'hits_lost'; god: GodSlug; hits: number }
  | { event: 'returned'; god: GodSlug; target: GodSlug; hits: number }
  | { event: 'took_off'; god: GodSlug; kind: string; region: RegionSlug; figure: 'bloodsworn' | 'bloodletter' | 'bloodthirster' | 'leper' | 'plaguebearer' | 'great_unclean_one' | 'acolyte' | 'horror' | 'lord_of_change' | 'seductress' | 'daemonette' | 'keeper_of_secrets' }
  | { event: 'dominated'; god: GodSlug; region: RegionSlug; value: number; resistance: number }
  | { event: 'undominated'; region: RegionSlug; value: number; resistance: number }
  | { event: 'corrupted'; god: GodSlug; region: RegionSlug; number: number }
  | { event: 'corruption_forbidden'; god: GodSlug; region: RegionSlug }
  | { event: 'cleansed'; god: GodSlug; region: RegionSlug }
  | { event: 'counter'; god: GodSlug; region: RegionSlug }
  | { event: 'ruined'; region: RegionSlug; number: number }
  | { event: 'cards_off'; god: GodSlug; cards: string[] }
  | { event: 'card_stayed'; card: string; region: RegionSlug }
  | { event: 'ticked'; god: GodSlug; position: number; instruction: Instruction; number: number }
  | { event: 'upgraded'; god: GodSlug; upgrade: string }
  | { event: 'ended'; ending: 'none' | 'dial' | 'points' | 'ruins' | 'deck'; winners: GodSlug[] }
);

export type ChaosMove =
  | { verb: 'summon'; kind: string; source: 'norsca' | 'troll_country' | 'kislev' | 'empire' | 'bretonnia' | 'estalia' | 'tilea' | 'border_princes' | 'badlands' | 'reserve'; region: RegionSlug }
  | { verb: 'play'; card: string; region: RegionSlug; slot: 'left' }
  | { verb: 'play'; card: string; region: RegionSlug; slot: 'right' }
  | { verb: 'pass' }
  | { verb: 'hit'; god: GodSlug; kind: string }
  | { verb: 'hit_peasant' }
  | { verb: 'keep_hits' }
  | { verb: 'lose'; kind: string; region: RegionSlug }
  | { verb: 'slay'; god: GodSlug; kind: string }
  | { verb: 'place'; token: TokenSlug; region: RegionSlug }
  | { verb: 'remove'; token: TokenSlug; region: RegionSlug }
  | { verb: 'cleanse'; god: GodSlug; region: RegionSlug }
  | { verb: 'discard'; card: string }
  | { verb: 'upgrade'; upgrade: string }
  | { verb: 'decline' }
  | { verb: 'fetch'; god: GodSlug; kind: string; region: RegionSlug }
  | { verb: 'pick'; god: GodSlug; kind: string }
  | { verb: 'send'; region: RegionSlug }
  | { verb: 'shield'; kind: string }
  | { verb: 'charm'; god: GodSlug; kind: string }
  | { verb: 'meddle'; god: GodSlug }
  | { verb: 'displace'; token: TokenSlug }
  | { verb: 'carry' }
  | { verb: 'entrench'; slot: 'left' | 'right' }
  | { verb: 'exodus'; region: RegionSlug }
  | { verb: 'leave'; slot: 'left' | 'right' };

/** The arguments of each action in order; `#` is a number, `=` says what no word of the action does. */
export const VERBS: Record<string, readonly string[]> = {
  summon: ['kind', 'source', 'region'],
  play: ['card', 'region', 'slot=left'],
  play_right: ['card', 'region', 'slot=right', 'verb=play'],
  pass: [],
  hit: ['god', 'kind'],
  hit_peasant: [],
  keep_hits: [],
  lose: ['kind', 'region'],
  slay: ['god', 'kind'],
  place: ['token', 'region'],
  remove: ['token', 'region'],
  cleanse: ['god', 'region'],
  discard: ['card'],
  upgrade: ['upgrade'],
  decline: [],
  fetch: ['god', 'kind', 'region'],
  pick: ['god', 'kind'],
  send: ['region'],
  shield: ['kind'],
  charm: ['god', 'kind'],
  meddle: ['god'],
  displace: ['token'],
  carry: [],
  entrench: ['slot'],
  exodus: ['region'],
  leave: ['slot'],
};

/** Every name of a domain, in the order of the rules. */
export const NAMES = {
  region: ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"] as RegionSlug[],
  god: ["khorne", "nurgle", "tzeentch", "slaanesh"] as GodSlug[],
  token: ["event", "hero", "noble", "peasant", "skaven", "warpstone"] as TokenSlug[],
};

/** The arguments of reasons and causes that are names, and of which domain. */
export const SAID: Record<string, string> = {"card": "card", "ending": "ending", "figure": "figure", "finds": "token", "god": "god", "kind": "kind", "of": "region", "old_world": "old_world", "region": "region", "roll": "roll", "slot": "slot", "source": "source", "token": "token", "upgrade": "upgrade", "choose_pair.card": "old_world", "choose_region.card": "old_world", "lose_figure.card": "old_world"};

export const KINDS = ["cultist", "warrior", "greater_daemon"] as const;
