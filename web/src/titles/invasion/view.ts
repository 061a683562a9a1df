// Made from games/invasion/shapes.py and its events by `python web/scripts/shapes.py`. Do not edit.
import type { LegalAction, Message } from '../types';

export type Race = 'dwarf' | 'empire' | 'high_elf' | 'orc' | 'chaos' | 'dark_elf';
export type ZoneName = 'kingdom' | 'quest' | 'battlefield';
export type Side = 'a' | 'b';
export type Alignment = 'order' | 'destruction';
export type CardType = 'unit' | 'support' | 'quest' | 'tactic' | 'draft' | 'development';
export type LinkKind = 'tactic' | 'action' | 'permanent' | 'development' | 'copy';
export type Role = '' | 'attacking' | 'defending';

export interface ZoneView {
  zone: ZoneName;
  power: number;
  hit_points: number;
  /** Hit points without developments. */
  printed: number;
  damage: number;
  burning: boolean;
  developments: number;
  attacked: boolean;
  /** From damage assigned; if-lost: if a development aimed at goes. */
  fate: 'burns' | 'if-lost' | null;
}

export interface SeatView {
  side: Side;
  race: Race | null;
  alignment: Alignment;
  resources: number;
  /** Resources and whatever else may pay just now. */
  purse: number;
  deck: number;
  hand: number;
  /** Cards that everybody knows to be in hand. */
  known: string[];
  discard: string[];
  symbols: Record<Race, number>;
  zones: ZoneView[];
  /** Every card of a deck brought along, as far as this seat may know it. */
  list: string[] | null;
  developed: boolean;
  limited_played: boolean;
  yield: string | null;
}

/** A card in play; what only face-up cards and units have is left out of the others. */
export interface CardView {
  piece: string;
  kind: CardType;
  /** null: face down and not one's own. */
  card: string | null;
  owner: number;
  controller: number;
  zone: ZoneName;
  power?: number;
  /** The part of its power that attachments bring. */
  bonus?: number;
  corrupted?: boolean;
  host?: string | null;
  tokens?: number;
  used?: boolean;
  hit_points?: number;
  /** Hit points less damage. */
  left?: number;
  damage?: number;
  toughness?: number;
  counterstrike?: number;
  scout?: boolean;
  quest?: string | null;
  role?: Role;
  assigned?: number;
  /** The damage assigned destroys it. */
  dies?: boolean;
  may_not_fight?: boolean;
  doomed?: boolean;
}

/** What a link aims at: a piece, another link, a discarded card, or a section. */
export interface TargetView {
  piece?: string | null;
  link?: number;
  discarded?: string;
  seat?: number;
  zone?: ZoneName;
}

/** An action on the chain. */
export interface LinkView {
  link: number;
  seat: number;
  card: string | null;
  kind: LinkKind;
  place: string | null;
  x: number;
  source: string | null;
  targets: TargetView[];
}

export interface HandCard {
  card: string;
  cost: number;
  /** What the seat lacks to pay it. */
  missing: number;
  /** Why it can not be played right now. */
  blocked: Message[];
}

export interface DraftSeat {
  alignment: Alignment;
  pile: number;
  pack: number;
  choosing: number;
  picked: number;
  /** Picked, and what lies ready. */
  taken: number;
  removed: string[];
  cuts: number;
  saboteurs: number;
}

export interface DraftView {
  pack: number;
  time: number | null;
  removing: boolean;
  own_pack: string[] | null;
  choosing: string[] | null;
  their_pack: string[] | null;
  picked: string[] | null;
  looking: string[] | null;
  seats: DraftSeat[];
}

/** Damage that both sides would deal. */
export interface FightView {
  attack: number;
  defence: number;
}

/** What one seat sees of a game of Warhammer: Invasion. */
export interface InvasionView {
  turn: number;
  active: number;
  first: number;
  phase: string;
  step: string;
  attacked: ZoneName | null;
  fight: FightView | null;
  assigned_to_section: number;
  valaya: boolean;
  winner: number | 'draw' | null;
  chain: LinkView[];
  revealed: string[];
  found: string | null;
  /** What is asked calls for an answer; a window that does not may pass by itself. */
  calls: boolean;
  seats: SeatView[];
  cards: CardView[];
  laying: string | null;
  hand: HandCard[] | null;
  looking: string[] | null;
  draft: DraftView | null;
}

/** What stands at an action before it is taken. */
export interface InvasionAction extends LegalAction {
  cost?: number;
  left?: number;
  card?: string;
  power?: number;
  hit_points?: number;
  needed?: number;
  lethal?: boolean;
}

/** What a section loses. */
export interface SectionOutcome {
  seat: number;
  zone: ZoneName;
  damage: number;
  /** Hit points that go with developments. */
  less: number;
  burns: boolean;
}

/** What is certain to follow an action if everybody passes after it: to the end of the chain and of the fight. */
export interface Outcome {
  /** Pieces that leave play. */
  falls: string[];
  sections: SectionOutcome[];
  /** Damage to the own side that passing would not have stopped. */
  stops: number;
  /** Damage to the other side that passing would not have dealt. */
  hits: number;
  /** What both sides then deal, while that is not assigned yet. */
  fight: FightView | null;
  /** If not, the rest depends on a choice, and only the fight is told. */
  complete: boolean;
}

export type InvasionEvent = { entry: number } & (
  | { event: 'turn'; number: number; seat: number }
  | { event: 'phase'; phase: 'beginning' | 'kingdom' | 'quest' | 'capital' | 'battlefield' | 'end' }
  | { event: 'step'; step: 'none' | 'target' | 'attackers' | 'defenders' | 'assigned' | 'applied' }
  | { event: 'kept'; seat: number }
  | { event: 'mulliganed'; seat: number }
  | { event: 'starts'; seat: number }
  | { event: 'drew'; cards: string[] }
  | { event: 'drew_count'; seat: number; count: number }
  | { event: 'collected'; seat: number; resources: number }
  | { event: 'gained'; seat: number; resources: number }
  | { event: 'paid'; seat: number; resources: number }
  | { event: 'passed'; seat: number }
  | { event: 'yielded'; seat: number; until: 'action' | 'window' | 'phase' }
  | { event: 'announced'; seat: number; card: string; link: number }
  | { event: 'announced_into'; seat: number; card: string; zone: ZoneName; link: number }
  | { event: 'announced_use'; seat: number; piece: string; link: number }
  | { event: 'announced_development'; seat: number; zone: ZoneName; link: number }
  | { event: 'aimed'; link: number; piece: string }
  | { event: 'aimed_section'; link: number; side: Side; zone: ZoneName }
  | { event: 'aimed_link'; link: number; card: string }
  | { event: 'aimed_discard'; link: number; card: string }
  | { event: 'resolved'; seat: number; card: string; link: number }
  | { event: 'fizzled'; seat: number; card: string; link: number }
  | { event: 'cancelled_link'; link: number; card: string }
  | { event: 'triggered'; seat: number; piece: string; card: string; moment: string }
  | { event: 'entered'; seat: number; piece: string; zone: ZoneName }
  | { event: 'quests'; piece: string; quest: string }
  | { event: 'attached'; piece: string; host: string }
  | { event: 'developed'; seat: number; zone: ZoneName; piece: string }
  | { event: 'developed_card'; seat: number; zone: ZoneName; card: string }
  | { event: 'left'; piece: string; card: string; seat: number }
  | { event: 'to_hand'; piece: string; card: string; seat: number }
  | { event: 'discarded'; seat: number; cards: string[] }
  | { event: 'milled'; seat: number; cards: string[] }
  | { event: 'shuffled_in'; seat: number; cards: string[] }
  | { event: 'shuffled'; seat: number }
  | { event: 'looked'; cards: string[] }
  | { event: 'revealed'; seat: number; cards: string[] }
  | { event: 'turned_up'; seat: number; card: string; zone: ZoneName }
  | { event: 'destroyed'; piece: string }
  | { event: 'sacrificed'; seat: number; piece: string }
  | { event: 'corrupted'; piece: string }
  | { event: 'restored'; piece: string }
  | { event: 'moved'; piece: string; zone: ZoneName }
  | { event: 'power'; piece: string; change: number }
  | { event: 'damaged'; piece: string; damage: number }
  | { event: 'section_damaged'; side: Side; zone: ZoneName; damage: number }
  | { event: 'cancelled_damage'; piece: string; damage: number }
  | { event: 'cancelled_section'; side: Side; zone: ZoneName; damage: number }
  | { event: 'redirected'; piece: string; damage: number }
  | { event: 'healed'; piece: string; damage: number }
  | { event: 'healed_section'; side: Side; zone: ZoneName; damage: number }
  | { event: 'damage_moved'; piece: string; goal: string; damage: number }
  | { event: 'burned'; side: Side; zone: ZoneName }
  | { event: 'tokens'; piece: string; tokens: number }
  | { event: 'targeted_zone'; seat: number; zone: ZoneName }
  | { event: 'joined'; piece: string }
  | { event: 'defended'; piece: string }
  | { event: 'declared'; seat: number; pieces: string[] }
  | { event: 'combat'; attack: number; defence: number }
  | { event: 'assigned'; piece: string; damage: number }
  | { event: 'assigned_section'; side: Side; zone: ZoneName; damage: number }
  | { event: 'no_attack'; seat: number }
  | { event: 'lost'; seat: number; reason: 'burning' | 'deck' | 'turns' }
  | { event: 'won'; seat: number }
  | { event: 'drawn' }
  | { event: 'pack'; number: number }
  | { event: 'pack_shown'; cards: string[] }
  | { event: 'picked'; cards: string[] }
  | { event: 'picked_count'; seat: number; count: number }
  | { event: 'removed'; seat: number; cards: string[] }
  | { event: 'draft_card'; seat: number; card: string }
  | { event: 'pack_ended'; seat: number }
  | { event: 'chose_capital'; seat: number; race: Race }
);

export type InvasionMove =
  | { verb: 'keep' }
  | { verb: 'mulligan' }
  | { verb: 'pick'; card: string }
  | { verb: 'remove'; card: string }
  | { verb: 'capital'; race: Race }
  | { verb: 'pass' }
  | { verb: 'yield'; until: 'action' | 'window' | 'phase' }
  | { verb: 'play'; card: string }
  | { verb: 'deploy'; card: string; place: 'kingdom' | 'quest' | 'battlefield' | 'on_quest' }
  | { verb: 'develop'; card: string; zone: ZoneName }
  | { verb: 'use'; piece: string }
  | { verb: 'target'; piece: string }
  | { verb: 'target_section'; side: Side; zone: ZoneName }
  | { verb: 'target_link'; link: number }
  | { verb: 'target_discard'; card: string }
  | { verb: 'take'; card: string }
  | { verb: 'sacrifice'; piece: string }
  | { verb: 'corrupt'; piece: string }
  | { verb: 'restore'; piece: string }
  | { verb: 'move'; zone: ZoneName }
  | { verb: 'hit_all' }
  | { verb: 'spend'; amount: number }
  | { verb: 'pay_x'; amount: number }
  | { verb: 'pay_for'; piece: string }
  | { verb: 'resolve'; piece: string; moment: string }
  | { verb: 'done' }
  | { verb: 'attack'; zone: ZoneName }
  | { verb: 'join'; piece: string }
  | { verb: 'defend'; piece: string }
  | { verb: 'assign'; piece: string; amount: number }
  | { verb: 'assign_section' };

/** The arguments of each action in order; `#` is a number, `=` says what no word of the action does. */
export const VERBS: Record<string, readonly string[]> = {
  keep: [],
  mulligan: [],
  pick: ['card'],
  remove: ['card'],
  capital: ['race'],
  pass: [],
  yield: ['until'],
  play: ['card'],
  deploy: ['card', 'place'],
  develop: ['card', 'zone'],
  use: ['piece'],
  target: ['piece'],
  target_section: ['side', 'zone'],
  target_link: ['#link'],
  target_discard: ['card'],
  take: ['card'],
  sacrifice: ['piece'],
  corrupt: ['piece'],
  restore: ['piece'],
  move: ['zone'],
  hit_all: [],
  spend: ['#amount'],
  pay_x: ['#amount'],
  pay_for: ['piece'],
  resolve: ['piece', 'moment'],
  done: [],
  attack: ['zone'],
  join: ['piece'],
  defend: ['piece'],
  assign: ['piece', '#amount'],
  assign_section: [],
};

/** Every name of a domain, in the order of the rules. */
export const NAMES = {
  race: ["dwarf", "empire", "high_elf", "orc", "chaos", "dark_elf"] as Race[],
  zone: ["kingdom", "quest", "battlefield"] as ZoneName[],
  side: ["a", "b"] as Side[],
};

/** The arguments of reasons and causes that are names, and of which domain. */
export const SAID: Record<string, string> = {"card": "card", "destruction": "card", "order": "card", "phase": "phase", "piece": "piece", "race": "race", "side": "side", "step": "step", "zone": "zone", "first_player_penalty.phase": "place"};

export const RACES = ["dwarf", "empire", "high_elf", "orc", "chaos", "dark_elf"] as const;

export const CAPITALS = ["dwarf", "empire", "orc", "chaos"] as const;

export const DECK_SIZE = {"least": 50, "most": 100} as const;

export const HAND = 7 as const;
