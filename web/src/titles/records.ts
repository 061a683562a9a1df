/** Records of a box as they look in play, each drawn by its title. */
import type { Component } from 'svelte';
import type { BoxRecord, Values } from '../wire/box';
import type { Translate } from '../words/types';

export interface RecordProps extends Record<string, unknown> {
  record: BoxRecord;
  t: Translate;
  /** In pixels of the page. */
  width: number;
  /** All of its words, however long. */
  full?: boolean;
}

const found = import.meta.glob<{ default: Component<RecordProps> }>('./*/Record.svelte');

export const loadRecord = (title: string): Promise<{ default: Component<RecordProps> }> =>
  found[`./${title}/Record.svelte`]!();

/** What an editor of its own gets for records that no form can hold: an island. */
export interface EditorProps extends Record<string, unknown> {
  record: BoxRecord;
  values: Values;
  before: Values;
  set(field: string, value: unknown): void;
}

const editors = import.meta.glob<{ default: Component<EditorProps> }>('./*/Editor.svelte');

export const loadEditor = (title: string): Promise<{ default: Component<EditorProps> }> | null =>
  editors[`./${title}/Editor.svelte`]?.() ?? null;

/** Regions to choose on a map. */
export interface RegionPickerProps extends Record<string, unknown> {
  chosen: readonly string[];
  max: number;
  onchange(chosen: string[]): void;
}

const pickers = import.meta.glob<{ default: Component<RegionPickerProps> }>('./*/RegionPicker.svelte');

export const loadRegionPicker = (title: string): Promise<{ default: Component<RegionPickerProps> }> | null =>
  pickers[`./${title}/RegionPicker.svelte`]?.() ?? null;

/** A position in which the record matters next, as it is written; null where any table will do. */
export type Trial = (record: BoxRecord) => Record<string, unknown> | null;

const trials = import.meta.glob<Trial>('./*/trial.ts', { import: 'default' });

export async function trialOf(title: string, record: BoxRecord): Promise<Record<string, unknown> | null> {
  return (await trials[`./${title}/trial.ts`]?.())?.(record) ?? null;
}
