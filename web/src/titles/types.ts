/**
 * What a title's board gets from the shell, the same for all titles.
 * Boards hold no rules: they draw the view, light up what is legal and send words back.
 */
import type { Component, Snippet } from 'svelte';
import type { SeatBadge } from '../ui/seatBadge';
import type { Sound } from '../ui/sound';
import type { Box } from '../wire/box';
import type { Occasion } from '../wire/wire';
import type { Scene } from '../wire/film.svelte';
import type { Speed, Step, FilmScript } from '../wire/film';
import type { OutlineNode } from '../words/outline';
import type { LegalAction, Message, Reason, Translate } from '../words/types';
import type { Proper, Words } from '../words/words';

export type { SeatBadge, Speed };
export {
  sentence,
  type Cause,
  type LegalAction,
  type Message,
  type MessageArg,
  type Reason,
  type Translate,
} from '../words/types';

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

export interface Player {
  seat: number;
  name: string;
  /** The reader, who has no name of their own. */
  isYou?: boolean;
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
  /** Nobody else sits at the table: beyond that it can be taken back all the same. */
  anyway?: boolean;
  run(): void;
}

/** What the board tells the prompt line about a choice that is still soft ("a Leper in hand"). */
export interface SoftChoice {
  title: Message;
  detail?: Message;
  cancel(): void;
}

/** A number with where it comes from, each cause in words. */
export interface Explained {
  value: number;
  causes: { value: number; text: string }[];
}

export interface TableProps<View, Action extends LegalAction, Happening, Forecast = unknown> {
  /** null: not loaded yet. */
  view: View | null;
  /** Empty while somebody else decides. */
  legal: Action[];
  /** The seat in front of the screen; null for spectators and open replays. */
  seat: number | null;
  /** It is the reader's: false in a replay that shows the board from somebody else's seat. */
  isOwn?: boolean;
  prompt?: Prompt | null;
  /** With `stays` nothing follows of what `goesOn` says. */
  send(action: string, stays?: boolean): void;
  /** Why `action` is not legal. Private to the asker. */
  ask(action: string): Promise<Reason[]>;
  /** A question of the title about a number. */
  explain?(question: string): Promise<Explained>;
  /** What each of these legal actions would change, in the title's own shape; at most twelve at once. */
  foresee?(actions: string[]): Promise<(Forecast | null)[]>;
  t: Translate;
  players?: Player[];
  speed?: Speed;
  undo?: UndoState | null;
  /** The board calls this when something is picked up, and with null when it is put back. */
  onsoft?(choice: SoftChoice | null): void;
  /** What is being told: the view is that of the table until then. */
  scene?: Scene | null;
  /** What tells it, in place of the own area. */
  teller?: Snippet;
  /** The reader goes on, skips, or sees it once more. */
  film?: FilmKeys | null;
  /** All that this seat saw happen, oldest first; feeds dice and charts. */
  events?: readonly Happening[];
  /** Slugs of places and pieces to light up for a moment: the line of the log under the pointer. */
  highlight?: string[];
  /** The shell's log and chat, placed by the board where it has room (right column on wide screens). */
  chronicle?: Snippet;
  chat?: Snippet;
  /** The shell's buttons after the end of the game: rematch, replay. */
  after?: Snippet;
  /** A lesson leads from step to step: nothing is done along with something else. */
  guided?: boolean;
  /** The end of the game is shown until it is closed; the shell opens it again. */
  result?: boolean;
}

export interface FilmKeys {
  /** There is something to be seen again. */
  hasAgain: boolean;
  again(): void;
  next(): void;
  /** From the first step of that kind on. */
  play(chapter: string): void;
}

/** What is said of a step: its heading, more about it, and the events whose sentences follow. */
export interface Said {
  title: string;
  aside: string;
  told: readonly object[];
}

/** How a title is told: the words beside the cutting. */
export interface TitleFilmScript<View, Happening> extends FilmScript {
  /** The name of a chapter, and its sign. */
  chapter(chapter: string, t: Translate): string;
  sign(chapter: string): string;
  /** Where steps are a row of cards: the sign of each. */
  signOf?(step: Step): string;
  row?: boolean;
  /** What stands at the mark of a step: a region, a card. */
  name(step: Step, t: Translate): string;
  say(step: Step, events: readonly Happening[], view: View, t: Translate): Said;
}

/** What decides whether a seat must be asked. */
export interface Automatic {
  decision: string;
  seat: number;
  /** Other people sit at the table: nothing hidden may decide. */
  people: boolean;
  /** Where this reader wants to be asked in any case. */
  stops: Record<string, boolean>;
}

/** Selectors for the keyboard: `G` leads to the own area, digits to what glows. */
export interface BoardKeys {
  own: string;
  /** Whatever can be done something with, in the own area and elsewhere. */
  lit: string;
  /** Something is in the hand: its targets come first. */
  held: string;
}

/** Something that a standing order waits for, with a clause for it: "somebody attacks my quest zone". */
export interface NamedOccasion extends Occasion {
  words: Message;
}

/** What `titles/<title>/index.ts` exports as default, loaded lazily by the shell. */
export interface TitleModule<View, Action extends LegalAction, Happening, Forecast = unknown> {
  Table: Component<TableProps<View, Action, Happening, Forecast>>;
  /** Takes over what a box changes about the pictures: redrawn islands. */
  unpack?(box: Box): Promise<void>;
  /** Round and phases for the left part of the prompt bar. */
  Status: Component<{ view: View; t: Translate; decision?: string }>;
  /** The board has its own keys to log and chat where they do not fit beside it; otherwise the shell shows them. */
  hasLogKeys?: boolean;
  /** What the keyboard finds on the board. */
  keys: BoardKeys;
  /** The part that a seat plays, as actions name it: `nurgle`. */
  part?(view: View, seat: number): string | null;
  /** The name that something has at its owner's: a warrior of Nurgle is a Plaguebearer. */
  proper?: Proper;
  /** Colours and sigil of a seat, for prompt plate, log and chat. */
  badge(view: View, seat: number): SeatBadge | null;
  /** The table in words, for text mode; null where the outline of the view has to do. */
  text?(view: View, words: Words, viewer: number | null): OutlineNode[] | null;
  /** The action that nobody needs to be asked for, an empty window passed; null where there is something to decide. */
  /** Choices without a target that the board shows at their thing, not beside the prompt. */
  placed?: ReadonlySet<string>;
  /** What a choice on the board promised to do next, where nothing else was left to choose. */
  goesOn?(done: string, legal: Action[]): string | null;
  automatic?(view: View, legal: Action[], about: Automatic): string | null;
  /** The second line of the prompt: what passing leads to, what is left. */
  detail?(view: View, legal: Action[], decision: string, seat: number, passing: Forecast | null): Message[];
  /** Whether it is worth asking what passing would lead to. */
  looksAhead?(view: View): boolean;
  /** How what happened is told, step by step. */
  filmScript?: TitleFilmScript<View, Happening>;
  /** What an event sounds like. */
  sounds?: Record<string, Sound>;
  /** Events that the log leaves out: they say nothing that others do not. */
  quiet?(event: Happening, at: number, events: readonly Happening[]): boolean;
  /** Events that always begin a line of the log, whoever they are about. */
  begins?: ReadonlySet<string>;
  /** What an action gives up for good, so that it is asked about once; empty where nothing is lost. */
  losses?(view: View, action: Action, legal: Action[], seat: number): Message[];
  /** Where on the board an action begins and ends, as selectors; without it by the names of regions, pieces and cards. */
  aim?(action: string, seat: number): string[];
  /** Events that say why the game ended. */
  endings: string[];
  /** What a standing order of the seat may wait for. */
  occasions?(view: View, seat: number): NamedOccasion[];
  /** A game of this device is over: its options, the own seat, and whether that seat won; null in a draw. */
  finished?(table: string, options: Record<string, unknown>, seat: number, won: boolean | null): void;
  /** When somebody else took the lead, for the card of the result; empty where nobody did. */
  turning?(view: View, t: Translate): string;
  /** What an action would change, in a sentence. */
  foretold?(forecast: Forecast, words: Words): string;
}
