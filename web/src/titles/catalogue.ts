/** How a title lists its records in the rule book: in groups, with a small picture and what is printed on them. */
import type { BoxRecord } from '../wire/box';
import type { Key } from '../words/keys';
import type { Message } from '../words/types';

/** A number, words, or a sign that says what it is; null: nothing is printed there. */
export type Cell = number | string | Message | { sign: string; key: Key } | null;

export interface Column {
  /** Message over the column. */
  name: Key;
  cell(record: BoxRecord): Cell;
}

/** A drawing in a 512x512 box, or a picture by its address. */
export type Small = { d: string; ground: string } | { url: string };

export interface Listing {
  /** Records with the same one stand together. */
  group?(record: BoxRecord): { key: string; base: string; dark: string };
  small(record: BoxRecord): Small;
  columns: Column[];
}

/** By kind of record; what is not in it is a plain list. */
export type Catalogue = Record<string, Listing>;

export const printedOn = (record: BoxRecord, field: string): unknown => record.values[field] ?? record.fixed[field];

/** A column for a number as it is printed. */
export const number = (field: string, name: Key): Column => ({
  name,
  cell: (record) => (printedOn(record, field) as number | string | undefined) ?? null,
});

/** A column for what is there or not. */
export const mark = (field: string, name: Key, sign: string): Column => ({
  name,
  cell: (record) => (printedOn(record, field) === true ? { sign, key: name } : null),
});

const found = import.meta.glob<Catalogue>('./*/catalogue.ts', { import: 'default' });
export const loadCatalogue = (title: string): Promise<Catalogue> =>
  found[`./${title}/catalogue.ts`]?.() ?? Promise.resolve({});
