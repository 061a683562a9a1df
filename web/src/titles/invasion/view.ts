/**
 * What one seat sees of a game of Warhammer: Invasion: the JSON that `games/invasion/view.py` builds.
 * Slugs are those of `games/invasion/data/`; a piece is a card in play: `boar_boyz_b1`, `development_a3`.
 */
import type { LegalAction, Message } from '../types';

export type Race = 'dwarf' | 'empire' | 'high_elf' | 'orc' | 'chaos' | 'dark_elf';
export type ZoneName = 'kingdom' | 'quest' | 'battlefield';
export type Side = 'a' | 'b';
export type CardType = 'unit' | 'support' | 'quest' | 'tactic' | 'draft';
export const ZONES: readonly ZoneName[] = ['kingdom', 'battlefield', 'quest'];

export interface InvasionView {
  turn: number;
  active: number;
  first: number;
  phase: string;
  step: string;
  attacked: ZoneName | null;
  assigned_to_section: number;
  valaya: boolean;
  winner: number | 'draw' | null;
  seats: SeatView[];
  cards: CardView[];
  chain: LinkView[];
  revealed: string[];
  found: string | null;
  laying: string | null;
  hand: HandCard[] | null;
  looking: string[] | null;
  draft: DraftView | null;
}

export interface SeatView {
  side: Side;
  race: Race | null;
  alignment: 'order' | 'destruction';
  resources: number;
  purse: number;
  deck: number;
  hand: number;
  /** Cards that everybody knows to be in hand. */
  known: string[];
  discard: string[];
  symbols: Record<Race, number>;
  zones: ZoneView[];
  /** Every card of a deck brought along, as far as this seat may know it. */
  list?: string[] | null;
  developed: boolean;
  limited_played: boolean;
  yield: string | null;
}

export interface ZoneView {
  zone: ZoneName;
  power: number;
  hit_points: number;
  damage: number;
  burning: boolean;
  developments: number;
  attacked: boolean;
}

export interface CardView {
  piece: string;
  kind: CardType | 'development';
  /** null: face down and not one's own. */
  card: string | null;
  owner: number;
  controller: number;
  zone: ZoneName;
  power?: number;
  corrupted?: boolean;
  host?: string | null;
  tokens?: number;
  used?: boolean;
  hit_points?: number;
  damage?: number;
  toughness?: number;
  counterstrike?: number;
  scout?: boolean;
  quest?: string | null;
  role?: '' | 'attacking' | 'defending';
  assigned?: number;
  may_not_fight?: boolean;
  doomed?: boolean;
}

export interface LinkView {
  link: number;
  seat: number;
  card: string | null;
  kind: 'tactic' | 'action' | 'permanent' | 'development' | 'copy';
  place: string | null;
  x: number;
  source: string | null;
  targets: TargetView[];
}

export interface TargetView {
  piece?: string | null;
  link?: number;
  discarded?: string;
  seat?: number;
  zone?: ZoneName;
}

export interface HandCard {
  card: string;
  cost: number;
  /** Why it can not be played right now. */
  blocked: Message[];
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
  seats: {
    alignment: string;
    pile: number;
    pack: number;
    choosing: number;
    picked: number;
    removed: string[];
    cuts: number;
    saboteurs: number;
  }[];
}

/** What stands at an action before it is taken. */
export interface InvasionAction extends LegalAction {
  left?: number;
  card?: string;
  power?: number;
  hit_points?: number;
  needed?: number;
  lethal?: boolean;
}
