/** What a title tells before its board is there: where it stands on the front page, what can be chosen, its own pages. */
import type { Key } from '../words/keys';
import type { TitlePart } from '../wire/wire';
import type { Translate } from '../words/types';
import type { Component } from 'svelte';

export interface PageProps {
  /** The second part of the address: `/decks/grudge`. */
  id: string | null;
  onsettings(): void;
}

/** Chooses something of this device that goes over the wire as text; empty: by lot. */
export interface BroughtProps {
  list: string;
  label: string;
  /** The reader's own seat: begins with what was chosen last. */
  own?: boolean;
}

type Values = Record<string, unknown>;

/** How a part looks on its card. */
export interface PartShow {
  Portrait: Component<{ part: TitlePart }>;
  /** Numbers below the text. */
  Facts?: Component<{ part: TitlePart; parts: TitlePart[]; t: Translate }>;
  /** Drawings that portraits share, once per page. */
  Defs?: Component;
  /** Colours from bright to dark. */
  tint(part: string): { light: string; base: string; dark: string };
  name(part: string): Key;
  says(part: string): Key;
  /** Whose side it is on, or what it is called; and for whom it is. */
  more?(part: string): { epithet: Key; first: Key };
  /** Many parts stand in rows of small cards. */
  small?: boolean;
  title: { question: Key; help: Key; begin?: Key };
}
export interface PartChoice {
  options: string[];
  when: Values;
  /** What each seat plays; null: by lot. */
  chosen(values: Values, seats: number): (string | null)[];
  choose(values: Values, seats: number, seat: number, part: string | null): Values;
}
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What `titles/<title>/setup.ts` exports as default. */
export interface TitleSetup {
  /** Its place on the front page. */
  place: number;
  picture: string;
  /** Its number at BoardGameGeek, where that is known for certain. */
  bgg?: number;
  /** Of its card there: the rim, the plate from top to bottom and what is written on it, the ground; and of its sign. */
  colours: { rim: string; plate: [string, string]; ink: string; ground: [string, string]; sign: string };
  seats: number[];
  /** Options that "Play now" sets so that every game is another one. */
  fresh?: Values;
  /** Options about what is played with come first, each only where the options that it needs have these values. */
  dealing?: Record<string, Values>;
  /** Shows what a player may be before the game. */
  choosing?: {
    show(): Promise<{ default: PartShow }>;
    /** Which option holds what a seat plays, where the others say that it can be chosen; without it parts are shown only. */
    choice?: PartChoice;
    /** On the front page, instead of the word for more. */
    button?: Key;
  };
  /** What a seat may bring along where the options say so. */
  brings?: { when: Values; option(seat: number): string; Choice: Lazy<BroughtProps & Record<string, unknown>> };
  /** Pages beside the table, by the first part of their address. */
  pages?: Record<string, { label: Key; Page: Lazy<PageProps & Record<string, unknown>> }>;
}

const found = import.meta.glob<TitleSetup>('./*/setup.ts', { import: 'default', eager: true });

/** By title, in the order of the front page. */
export const SETUPS: Record<string, TitleSetup> = Object.fromEntries(
  Object.entries(found)
    .map(([path, setup]) => [path.split('/').at(-2)!, setup] as const)
    .sort(([, a], [, b]) => a.place - b.place),
);

/** A title's colours as custom properties. */
export function dyed(title: string): string {
  const colours = SETUPS[title]?.colours;
  if (!colours) return '';
  const { rim, plate, ink, ground, sign } = colours;
  return `--rim:${rim};--plate-a:${plate[0]};--plate-b:${plate[1]};--plate-ink:${ink};--ground-a:${ground[0]};--ground-b:${ground[1]};--sign:${sign}`;
}

/** Whether a part can be chosen with these options. */
export function choiceAt(title: string, values: Values): PartChoice | null {
  const choice = SETUPS[title]?.choosing?.choice;
  return choice && agree(choice.when, values) ? choice : null;
}

const agree = (wanted: Values, values: Values): boolean =>
  Object.entries(wanted).every(([option, value]) => values[option] === value);

export const isDealing = (title: string, option: string): boolean => option in (SETUPS[title]?.dealing ?? {});

/** Whether an option makes a difference, given the others. */
export const matters = (title: string, option: string, values: Values): boolean =>
  agree(SETUPS[title]?.dealing?.[option] ?? {}, values);

/** What a seat may bring to a table with these options; null where it brings nothing. */
export function broughtTo(title: string, options: Values): NonNullable<TitleSetup['brings']> | null {
  const brings = SETUPS[title]?.brings;
  return brings && agree(brings.when, options) ? brings : null;
}

/** The page of a title by the first part of its address. */
export const ownPage = (name: string) =>
  Object.values(SETUPS).flatMap(({ pages }) => (pages && name in pages ? pages[name]! : []))[0] ?? null;
