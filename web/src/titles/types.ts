/**
 * What a title's board gets from the shell, the same for all titles.
 * Boards hold no rules: they draw the view, light up what is legal and send words back.
 */
import type { Component, Snippet } from 'svelte';
import type { TableEvent as WireEvent } from '../wire/wire';

/** A sentence as key and arguments; rendered in the reader's language by Fluent. A nested message is rendered first. */
export interface Message {
  key: string;
  args?: Record<string, MessageArg>;
}
export type MessageArg = string | number | Message;

/** Render a key (or `key.attribute`) with its arguments. */
export type Translate = (key: string, args?: Record<string, MessageArg>) => string;

/** One part of a number: "3 = 2 printed + 1 Rain of Pus" is two of them. */
export interface Cause extends Message {
  n: number;
}

/**
 * One thing the deciding seat may do. `action` is the words that go back over the wire: a verb and slugs, `summon cultist reserve kislev`.
 * A title adds its own annotations (cost, odds) beside it.
 */
export interface LegalAction {
  action: string;
  /** Price in the title's currency, after all effects; absent where nothing is paid. */
  cost?: number;
  /** Why the price is not the printed one. */
  causes?: Cause[];
}

/** Why something can not be done: the rule, the blocking piece, the numbers. */
export interface Reason extends Message {
  /** Where the rule stands: "R 15" is page 15 of the rulebook. */
  rule?: string;
}

/** The open decision: who is asked, about what, what is left. */
export interface Prompt {
  /** Seats that still have to answer. */
  seats: number[];
  /** Name of the decision, e.g. `summoning_turn`. */
  decision: string;
  /** Title line: "Nurgle: summon a follower or play a card". */
  title: Message;
  /** Second line: "4 power left". */
  detail?: Message;
  /** What it is about, as slugs and numbers: `{ region: 'l1a_3' }`. */
  args?: Record<string, unknown>;
}

/** What happened, with what this seat may know of it. Arguments are slugs and numbers as in the log. */
export interface TableEvent {
  /** Position in the log; grows by one. */
  index: number;
  name: string;
  seat: number | null;
  args: Record<string, MessageArg | string[] | number[]>;
}

export interface Player {
  seat: number;
  name: string;
  kind: 'human' | 'agent' | 'open';
  level?: string;
  connected?: boolean;
  thinking?: boolean;
}

export interface UndoState {
  /** Steps that can be taken back without asking anybody. */
  steps: number;
  /** What stops it there. */
  limit?: Message;
  run(): void;
}

export type Speed = 'instant' | 'normal' | 'slow';

/** What the board tells the prompt line about a choice that is still soft ("a Leper in hand"). */
export interface SoftChoice {
  title: Message;
  detail?: Message;
  cancel(): void;
}

export interface TableProps<View, Action extends LegalAction = LegalAction> {
  /** null: not loaded yet. */
  view: View | null;
  /** Empty while somebody else decides. */
  legal: Action[];
  /** The seat in front of the screen; null for spectators and open replays. */
  seat: number | null;
  prompt?: Prompt | null;
  send(action: string): void;
  /** Why `action` is not legal. Private to the asker. */
  ask(action: string): Promise<Reason[]>;
  /** What each of these legal actions would change, in the title's own shape; at most twelve at once. */
  foresee?(actions: string[]): Promise<(Record<string, unknown> | null)[]>;
  t: Translate;
  players?: Player[];
  speed?: Speed;
  undo?: UndoState | null;
  /** The board calls this when something is picked up, and with null when it is put back. */
  onsoft?(choice: SoftChoice | null): void;
  /** All that this seat saw happen, oldest first; feeds dice and charts. */
  events?: readonly WireEvent[];
  /** Slugs of places and pieces to light up for a moment: the line of the log under the pointer. */
  highlight?: string[];
  /** The shell's log and chat, placed by the board where it has room (right column on wide screens). */
  chronicle?: Snippet;
  chat?: Snippet;
  /** The shell's buttons after the end of the game: rematch, replay. */
  after?: Snippet;
  /** The end of the game is shown until it is closed; the shell opens it again. */
  result?: boolean;
}

/** What `titles/<title>/index.ts` exports as default, loaded lazily by the shell. */
export interface TitleModule<View, Action extends LegalAction = LegalAction> {
  Table: Component<TableProps<View, Action>>;
  /** Round and phases for the left part of the prompt bar. */
  Status: Component<{ view: View; t: Translate }>;
  /** The board has its own keys to log and chat where they do not fit beside it; otherwise the shell shows them. */
  hasLogKeys?: boolean;
  /** Colours and sigil of a seat, for prompt plate, log and chat. */
  badge(view: View, seat: number): SeatBadge | null;
}

export interface SeatBadge {
  name: Message;
  letter: string;
  /** Path in a 24x24 box. */
  sigil: string;
  base: string;
  dark: string;
  light: string;
  text: string;
}
