// Made from games/smallworld/shapes.py and its events by `python web/scripts/shapes.py`. Do not edit.
import type { Cause, LegalAction } from '../types';

export type FaceSize = 'L' | 'M' | 'S';
export type Terrain = 'field' | 'hill' | 'forest' | 'swamp' | 'mountain' | 'lake' | 'sea';
export type Faction = 'neutral' | 'alliance' | 'horde';
export type Variant = 'standard' | 'teams' | 'murlocs';
export type TileKind = 'artifact' | 'place' | 'face_down';

export interface FaceView {
  face: string;
  size: FaceSize;
  regions: string[];
}

export interface TileView {
  tile: string | null;
  kind: TileKind;
}

export interface RegionView {
  face: string;
  terrain: Terrain;
  symbols: string[];
  /** null: nobody, or the Murlocs. */
  owner: number | null;
  race: string | null;
  declined: boolean;
  tokens: number;
  beasts: number;
  champion: boolean;
  mountain: boolean;
  fort: boolean;
  wall: boolean;
  tower: boolean;
  bomb: boolean;
  objective: boolean;
  tiles: TileView[];
}

export interface SetView {
  /** Whose it is in team games. */
  column: Faction | null;
  price: number;
  race: string;
  power: string;
  faction: Faction;
  /** Coins lying on it. */
  coins: number;
  race_value: number;
  power_value: number;
  tokens: number;
}

export interface StacksView {
  banners: number;
  under: string[];
  badges: number;
  discard: string[];
}

export interface PlayerView {
  seat: number;
  team: Faction | null;
  /** null while they are hidden from this seat. */
  coins: number | null;
  last_income: number;
  race: string | null;
  power: string | null;
  faction: Faction | null;
  /** Race tokens. */
  hand: number;
  /** Beasts in hand. */
  beasts: number;
  /** All there is to conquer with. */
  in_hand: number;
  /** A region, or `in_hand`, `waiting`, `captured`; null without the power. */
  champion: string | null;
  bombs: number | null;
  regions: number;
  declined_race: string | null;
  declined_power: string | null;
  declined_regions: number;
  tokens_on_map: number;
  /** Race tokens in hand and on the map. */
  tokens: number;
  harmony: boolean;
}

/** What the player in turn has used up, holds ready and would earn by stopping now. */
export interface TurnView {
  seat: number;
  armed: string[];
  used: string[];
  strike_used: boolean;
  champion_used: boolean;
  attempt_made: boolean;
  aegis_paid: boolean;
  intimidations: number;
  portals: number;
  form: string | null;
  side: Faction;
  losses: number;
  taken: Record<string, number>;
  /** What stopping now would bring. */
  income: number;
  /** The same by causes. */
  forecast: Cause[];
}

export interface MurlocsView {
  beside_board: number;
  coins: number;
  beaten: boolean | null;
}

/** What one seat sees of a game of Small World of Warcraft. */
export interface SmallWorldView {
  variant: Variant;
  round: number;
  rounds: number;
  over: boolean;
  /** Seats, best first, those who share a place together; empty until it is over. */
  ranking: number[][];
  /** Seat whose turn it is. */
  turn: number;
  first: number;
  faces: FaceView[];
  regions: Record<string, RegionView>;
  sets: SetView[];
  stacks: StacksView;
  this_turn: TurnView;
  /** Tokens left beside the board, by race. */
  tray: Record<string, number>;
  murlocs: MurlocsView;
  tiles_unseen: string[];
  players: PlayerView[];
  /** Coins this seat lacks for a set, by race. */
  too_dear: Record<string, number>;
}

/** What stands at an action before it is taken. */
export interface SmallWorldAction extends LegalAction {
  /** Tokens. */
  cost?: number;
  causes?: Cause[];
  /** Coins to be paid to somebody. */
  toll?: number;
  tolls?: Cause[];
  missing?: number;
  /** Per cent; left out where it is certain. */
  odds?: number;
  /** Per cent, a last attempt included. */
  odds_of_two?: number;
  /** The turn is over with it: the last token is placed. */
  ends?: boolean;
  left?: number;
  price?: number;
  coins?: number;
  tokens?: number;
  power?: string;
  income?: number;
}

export type SmallWorldEvent = { entry: number } & (
  | { event: 'round'; number: number }
  | { event: 'turn'; seat: number }
  | { event: 'chose'; seat: number; power: string; race: string; price: number; coins: number; tokens: number }
  | { event: 'column'; power: string; race: string }
  | { event: 'declined'; seat: number; race: string }
  | { event: 'vanished'; seat: number; race: string }
  | { event: 'readied'; seat: number; tokens: number }
  | { event: 'abandoned'; seat: number; region: string }
  | { event: 'conquered'; seat: number; region: string; tokens: number; occupant: string }
  | { event: 'attempted'; seat: number; region: string; die: number; needed: number }
  | { event: 'struck'; seat: number; region: string }
  | { event: 'strike_die'; seat: number; region: string; die: number }
  | { event: 'strike_failed'; seat: number; region: string }
  | { event: 'repelled'; seat: number; region: string }
  | { event: 'lost'; occupant: string; region: string; tokens: number }
  | { event: 'withdrew'; seat: number; region: string; tokens: number }
  | { event: 'saved'; seat: number; region: string }
  | { event: 'ransomed'; seat: number }
  | { event: 'captured'; seat: number }
  | { event: 'revealed'; tile: 'aegis_of_aggramar' | 'ashes_of_alar' | 'frostmourne' | 'heart_of_azeroth' | 'doomhammer' | 'well_of_eternity' | 'dark_portal' | 'spirit_healer' | 'lights_hope_chapel' | 'karazhan' | 'battleground' | 'meeting_stone'; region: string }
  | { event: 'used'; seat: number; tool: 'ashes_of_alar' | 'frostmourne' | 'doomhammer' | 'place_lore' }
  | { event: 'carried'; seat: number; tile: 'aegis_of_aggramar' | 'ashes_of_alar' | 'frostmourne' | 'heart_of_azeroth' | 'doomhammer' | 'well_of_eternity' | 'dark_portal' | 'spirit_healer' | 'lights_hope_chapel' | 'karazhan' | 'battleground' | 'meeting_stone'; region: string }
  | { event: 'sided'; seat: number; faction: Faction }
  | { event: 'formed'; seat: number; form: 'human' | 'worgen' }
  | { event: 'intimidated'; seat: number; piece: 'token' | 'beast' | 'champion' | 'fort' | 'wall'; region: string }
  | { event: 'moved'; seat: number; piece: 'token' | 'beast' | 'champion' | 'fort' | 'wall'; region: string; goal: string }
  | { event: 'swapped'; seat: number; region: string; goal: string }
  | { event: 'raised'; seat: number; count: number }
  | { event: 'healed'; seat: number }
  | { event: 'tamed'; seat: number; count: number }
  | { event: 'gathered'; seat: number; region: string; tokens: number }
  | { event: 'redeployed'; seat: number; regions: string[] }
  | { event: 'placed'; seat: number; piece: 'token' | 'beast' | 'champion' | 'fort' | 'wall'; region: string }
  | { event: 'built'; seat: number; piece: 'token' | 'beast' | 'champion' | 'fort' | 'wall'; region: string }
  | { event: 'watched'; seat: number; regions: string[] }
  | { event: 'bombed'; seat: number; region: string }
  | { event: 'bomb_back'; region: string }
  | { event: 'exploded'; region: string }
  | { event: 'fizzled'; region: string }
  | { event: 'targeted'; seat: number; region: string }
  | { event: 'harmony'; seat: number }
  | { event: 'paid'; seat: number; coins: number }
  | { event: 'received'; seat: number; coins: number }
  | { event: 'gained'; seat: number; coins: number }
  | { event: 'bonus'; seat: number; coins: number }
  | { event: 'income'; seat: number; coins: number; regions: number; declined: number; bonus: number }
  | { event: 'murlocs_took'; region: string; tokens: number; occupant: string }
  | { event: 'murlocs_rolled'; region: string; die: number; needed: number }
  | { event: 'murloc_turn'; tokens: number }
  | { event: 'murloc_income'; coins: number }
  | { event: 'game_over'; best: number }
);

export type SmallWorldMove =
  | { verb: 'choose'; race: string }
  | { verb: 'expand' }
  | { verb: 'decline' }
  | { verb: 'form'; form: 'human' | 'worgen' }
  | { verb: 'side'; faction: Faction }
  | { verb: 'abandon'; region: string }
  | { verb: 'lift'; region: string }
  | { verb: 'ready' }
  | { verb: 'conquer'; region: string }
  | { verb: 'attempt'; region: string }
  | { verb: 'strike'; region: string }
  | { verb: 'champion'; region: string }
  | { verb: 'use'; tool: 'ashes_of_alar' | 'frostmourne' | 'doomhammer' | 'place_lore' }
  | { verb: 'steal'; tile: 'aegis_of_aggramar' | 'ashes_of_alar' | 'frostmourne' | 'heart_of_azeroth' | 'doomhammer' | 'well_of_eternity' | 'dark_portal' | 'spirit_healer' | 'lights_hope_chapel' | 'karazhan' | 'battleground' | 'meeting_stone'; region: string }
  | { verb: 'intimidate'; region: string }
  | { verb: 'move'; piece: 'token' | 'beast' | 'champion' | 'fort' | 'wall' }
  | { verb: 'send'; region: string }
  | { verb: 'portal'; region: string }
  | { verb: 'swap'; region: string }
  | { verb: 'stop' }
  | { verb: 'roll' }
  | { verb: 'hold' }
  | { verb: 'buy'; count: number }
  | { verb: 'gather'; region: string }
  | { verb: 'place'; region: string }
  | { verb: 'place_beast'; region: string }
  | { verb: 'place_champion'; region: string }
  | { verb: 'exchange'; region: string }
  | { verb: 'spread' }
  | { verb: 'done' }
  | { verb: 'fortify'; region: string }
  | { verb: 'watch'; region: string }
  | { verb: 'lay'; tile: 'aegis_of_aggramar' | 'ashes_of_alar' | 'frostmourne' | 'heart_of_azeroth' | 'doomhammer' | 'well_of_eternity' | 'dark_portal' | 'spirit_healer' | 'lights_hope_chapel' | 'karazhan' | 'battleground' | 'meeting_stone'; region: string }
  | { verb: 'bomb'; region: string }
  | { verb: 'target'; region: string }
  | { verb: 'pay' }
  | { verb: 'refuse' }
  | { verb: 'lift_beast'; region: string };

/** The arguments of each action in order; `#` is a number, `=` says what no word of the action does. */
export const VERBS: Record<string, readonly string[]> = {
  choose: ['race'],
  expand: [],
  decline: [],
  form: ['form'],
  side: ['faction'],
  abandon: ['region'],
  lift: ['region'],
  ready: [],
  conquer: ['region'],
  attempt: ['region'],
  strike: ['region'],
  champion: ['region'],
  use: ['tool'],
  steal: ['tile', 'region'],
  intimidate: ['region'],
  move: ['piece'],
  send: ['region'],
  portal: ['region'],
  swap: ['region'],
  stop: [],
  roll: [],
  hold: [],
  buy: ['#count'],
  gather: ['region'],
  place: ['region'],
  place_beast: ['region'],
  place_champion: ['region'],
  exchange: ['region'],
  spread: [],
  done: [],
  fortify: ['region'],
  watch: ['region'],
  lay: ['tile', 'region'],
  bomb: ['region'],
  target: ['region'],
  pay: [],
  refuse: [],
  lift_beast: ['region'],
};

/** Every name of a domain, in the order of the rules. */
export const NAMES = {
  faction: ["neutral", "alliance", "horde"] as Faction[],
};

/** The arguments of reasons and causes that are names, and of which domain. */
export const SAID: Record<string, string> = {"occupant": "occupant", "piece": "piece", "power": "power", "race": "race", "region": "region", "tile": "tile", "tool": "tool", "core-pack_one_sided.one": "region", "core-pack_one_sided.other": "region"};

export const START_COINS = 5 as const;
