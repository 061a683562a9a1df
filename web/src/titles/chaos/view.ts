/**
 * What one seat sees of a game of Chaos in the Old World: the JSON that `games/chaos/view.py` builds.
 * Slugs are those of `games/chaos/data/`: gods `khorne`…, regions `norsca`…, cards `skull_throne`…, upgrades `up_leper`….
 * Numbers are the current ones; where they differ from print, `causes` list the parts and add up to the number.
 * Everything here is public but `God.hand` (own seat only) and prompts that show cards.
 */
import type { Cause, LegalAction, Message } from '../types';

export type GodSlug = 'khorne' | 'nurgle' | 'tzeentch' | 'slaanesh';
export type Kind = 'cultist' | 'warrior' | 'greater_daemon';
export type TokenSlug = 'noble' | 'peasant' | 'hero' | 'skaven' | 'event' | 'warpstone';
export type RegionSlug =
  'norsca' | 'troll_country' | 'kislev' | 'empire' | 'bretonnia' | 'estalia' | 'tilea' | 'border_princes' | 'badlands';
export type Phase = 'setup' | 'old_world' | 'draw' | 'summoning' | 'battle' | 'corruption' | 'end' | 'over';
export type Instruction =
  | 'start'
  | 'vp'
  | 'upgrade'
  | 'draw'
  | 'place_warpstone'
  | 'place_noble'
  | 'remove_corruption'
  | 'remove_old_world'
  | 'victory';

export interface ChaosView {
  title: 'chaos';
  /** Seat this view was made for; null for a spectator. */
  seat: number | null;
  round: number;
  /** Rounds that the old world deck can last: 7 with four gods, 8 with three. */
  rounds: number;
  phase: Phase;
  /** Step inside the phase, e.g. `domination`, `corruption`, `ruination`; `heroes`, `dials` …; null between steps. */
  step: string | null;
  /** Seats in power order (khorne, nurgle, tzeentch, slaanesh; the absent left out). */
  power_order: number[];
  /** Seats by threat, highest first. */
  threat_order: number[];
  /** Seats that are asked right now; empty when the game is over. */
  deciding: number[];
  /** Seats that still may act in this summoning phase, next one first; empty in other phases. */
  to_act: number[];
  /** Indexed by seat. */
  gods: God[];
  /** In region order 1 to 9. */
  regions: Region[];
  old_world: OldWorld;
  ruination: Ruination;
  /** Tokens left in the supply. */
  supply: Record<TokenSlug, number>;
  /** The battle that waits for a decision; null outside battles. */
  battle: Battle | null;
  /** Battles of this round in order, the running one included; kept until the next round begins, so that they can be stepped through. */
  battles: Battle[];
  limits: { victory_points: number; corruption: number; ruins: number; power: number };
  /** Every point scored, in order; feeds the end-of-round summary and the charts. */
  scores: Score[];
  /** Finished rounds, oldest first; feeds the end-of-round summary. */
  history: RoundRecord[];
  result: Result | null;
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
  /** Discard pile, newest last (public). */
  discard: Card[];
  upgrades: Upgrade[];
  followers: Record<Kind, Follower>;
  /** Peasant tokens on the power sheet. */
  peasants: number;
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
export interface Tick {
  /** null on the victory tick. */
  threat: number | null;
  instruction: Instruction;
  n: number;
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
  /** One entry per god, kind, owner and state; count at least 1. */
  figures: Figures[];
  /** Corruption tokens by seat, one number per seat. */
  corruption: number[];
  /** Corruption tokens that would come this round as things stand, by seat. */
  corruption_forecast: number[];
  /** All corruption tokens plus warpstone: at 12 the region falls. */
  toward_ruin: number;
  /** Left slot first. */
  slots: [Slot, Slot];
  ruin: Ruin | null;
  domination: Domination;
  /** The battle that would be fought as things stand; null where nobody rolls dice. */
  battle_forecast: BattleForecast | null;
}

export interface Figures {
  /** Seat that commands them now. */
  seat: number;
  /** Whose figures they are; differs from `seat` while controlled. */
  owner: number;
  kind: Kind;
  /** The word that actions use for it: `cultist`, `shielded_warrior`, `charmed_leper` … */
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

export type Slot =
  | { state: 'empty' }
  | { state: 'card'; seat: number; card: Card; /** Text switched off, e.g. by Changer of Ways. */ cancelled: boolean }
  | { state: 'figure'; seat: number; kind: Kind }
  | { state: 'blocked'; why: Message; /** Icon: the token that blocks. */ token: TokenSlug };

export interface Domination {
  /** Seat that would score now; null when nobody would. */
  leader: number | null;
  /** Why nobody leads, e.g. tie at the top or not above the resistance. */
  why: Message | null;
  /** Everybody with something to count, highest first. */
  claims: Claim[];
}
export interface Claim {
  seat: number;
  value: number;
  causes: Cause[];
}

export interface BattleForecast {
  sides: BattleSide[];
  /** Chance per seat to dominate the region after the battle, if everybody strikes to break the leader's hold; one number per seat. */
  hold: number[] | null;
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

export interface Ruin {
  /** Number of the ruination card, 1 to 5. */
  card: number;
  round: number;
  /** Points paid for it; empty until scored in the end phase. */
  paid: RuinPay[];
}
export interface RuinPay {
  seat: number;
  rank: 'first' | 'second' | 'none';
  points: number;
  /** Points as ruiner. */
  ruiner: number;
}

export interface OldWorld {
  /** Place 1 and 2 of the track. */
  track: [OldWorldCard | null, OldWorldCard | null];
  /** Card that is being resolved now. */
  current: OldWorldCard | null;
  deck: number;
}
export interface OldWorldCard {
  /** `greenskins_invade`; the name is `chaos-old_world-greenskins_invade`, the sentence its `.text`. */
  card: string;
  comet: boolean;
}

export interface Ruination {
  /** Cards left, lowest number first. */
  left: number[];
  /** What the next ruin would pay, by region: [first, second]; ruiners get `ruiners`. Null when none is left. */
  next: { card: number; ruiners: number; table: Record<RegionSlug, [number, number]> } | null;
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
export interface Roll {
  seat: number;
  /** `early` = before the battle proper (Blood Frenzy, upgraded Bloodletters); `event` = an old world card strikes. */
  kind: 'early' | 'battle' | 'event' | 'return';
  dice: Die[];
  hits: number;
  kills: Kill[];
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

export interface Score {
  round: number;
  seat: number;
  points: number;
  source: 'domination' | 'ruin' | 'ruiner' | 'dial' | 'old_world' | 'upgrade' | 'card';
  region?: RegionSlug;
}

export interface RoundRecord {
  round: number;
  /** Points at the end of the round, by seat. */
  vp: number[];
  /** Advancement counters and ticks of the dial, by seat. */
  counters: number[];
  ticks: number[];
  /** Who dominated what, in region order; `seat` is null where nobody did. */
  domination: { region: RegionSlug; seat: number | null; points: number }[];
  ruined: RegionSlug[];
}

export interface Result {
  /** How it ended: a dial at victory, 50 points, five ruins, old world deck empty. */
  ending: 'dial' | 'points' | 'ruins' | 'deck';
  /** Winners; empty when the Old World holds out and everybody loses. */
  winners: number[];
  /** Seats, best first; ties share a rank. */
  ranking: { seat: number; rank: number }[];
}

/**
 * Actions are a verb and slugs, as `games/chaos/vocabulary.py` declares them: `summon cultist reserve kislev`, `play plague_aura estalia`, `hit khorne warrior`.
 * The board lights up any action by its slugs: a region slug lights a region, a card slug a card of the hand, god and variant a figure;
 * what it has no picture for becomes a button.
 */
export interface ChaosAction extends LegalAction {
  /** For actions that name a target region: what changes there. */
  forecast?: ActionForecast;
  /** For hits in battle: how many this target takes. */
  hits?: number;
  /** For dice: chance that this hit kills, or that this roll kills at least one. */
  odds?: number;
}
export interface ActionForecast {
  region: RegionSlug;
  /** Own domination value before and after. */
  domination: [number, number];
  /** Chance to dominate after the battle, before and after the action; null where no dice fall. */
  hold: [number, number] | null;
  /** Own dial counters forecast there, before and after. */
  counters: [number, number];
  /** Points at stake for dominating it. */
  points: number;
}
