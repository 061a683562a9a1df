/**
 * What one seat sees of a game of Small World of Warcraft: the JSON that `games/smallworld/view.py` builds.
 * Slugs are those of `games/smallworld/data/`: faces `l1a`…, regions `l1a_1`…, races, powers, tiles. Only the coins of others are kept back.
 */
import type { LegalAction } from '../types';

export type FaceSize = 'L' | 'M' | 'S';
export type Terrain = 'field' | 'hill' | 'forest' | 'swamp' | 'mountain' | 'lake' | 'sea';
export type Faction = 'neutral' | 'alliance' | 'horde';

export interface SmallWorldView {
  variant: 'standard' | 'teams' | 'murlocs';
  round: number;
  rounds: number;
  over: boolean;
  /** Seat whose turn it is. */
  turn: number;
  first: number;
  faces: { face: string; size: FaceSize; regions: string[] }[];
  regions: Record<string, RegionView>;
  sets: SetView[];
  stacks: { banners: number; under: string[]; badges: number; discard: string[] };
  players: PlayerView[];
  this_turn: TurnView;
  /** Tokens left beside the board, by race. */
  tray: Record<string, number>;
  murlocs: { beside_board: number; coins: number; beaten: boolean | null };
  tiles_unseen: string[];
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

export interface TileView {
  tile: string | null;
  kind: 'artifact' | 'place' | 'face_down';
}

export interface SetView {
  /** 0, or the side in team games. */
  column: number;
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

export interface PlayerView {
  seat: number;
  team: Faction | null;
  /** null while they are hidden from this seat. */
  coins: number | null;
  last_income: number;
  race: string | null;
  power: string | null;
  faction: Faction | null;
  hand: number;
  beasts: number;
  /** A region, or `in_hand`, `waiting`, `captured`; null without the power. */
  champion: string | null;
  bombs: number | null;
  regions: number;
  declined_race: string | null;
  declined_power: string | null;
  declined_regions: number;
  tokens_on_map: number;
  harmony: boolean;
}

export interface Part {
  key: string;
  value: number;
  args?: Record<string, string | number>;
}

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
  /** What the player in turn would earn by stopping now. */
  forecast: Part[];
}

/** What stands at an action before it is taken. */
export interface SmallWorldAction extends Omit<LegalAction, 'causes'> {
  causes?: Part[];
  /** Coins to be paid to somebody. */
  toll?: number;
  missing?: number;
  /** Per cent. */
  odds?: number;
  left?: number;
  price?: number;
  coins?: number;
  tokens?: number;
  power?: string;
  income?: number;
}
