/** What lies in the box of a title, with or without a pack of its owner: records, what they are made of, where they come from. */
import type { Message } from './wire';

export type Standing = 'printed' | 'remembered' | 'partly' | 'ours' | 'pack';
/** From what needs no mark to what stands before everything. */
export const STANDINGS: readonly Standing[] = ['printed', 'remembered', 'partly', 'ours', 'pack'];

type Described = { name: string; optional?: boolean; default?: unknown; if?: Record<string, unknown[]> };

export type Field = Described &
  (
    | { type: 'int'; min: number; max: number }
    | { type: 'bool' }
    | { type: 'choice'; choices: string[]; domain: string }
    | { type: 'set'; choices: string[]; domain: string; min: number; max: number }
    | { type: 'points'; min: number; max: number }
    | { type: 'point' }
    | { type: 'text'; max: number }
    | { type: 'list'; min: number; max: number; of: Instructions }
    | { type: 'words'; of: Instructions }
    | { type: 'table'; ids: string[]; of: Field[] }
    | { type: 'counts'; choices: string[]; min: number; max: number }
  );

/** An instruction is `{do: "place_each", …}`: the fields that follow its word, in order. */
export interface Instructions {
  key: string;
  words: Record<string, Field[]>;
}

export interface Kind {
  kind: string;
  /** Names are said as everywhere: `<title>-<domain>-<id>`. */
  domain: string;
  fields: Field[];
  /** Ids that a pack may add. */
  spare: string[];
}

export type Values = Record<string, unknown>;

export interface BoxRecord {
  kind: string;
  id: string;
  values: Values;
  fixed: Values;
  /** Ours, of those fields that the pack changed. */
  before: Values;
  provenance: Standing;
  parts: Record<string, Standing>;
  why: Message[];
  is: '' | 'printed' | 'idea';
  words: Message[];
  names: Record<string, string>;
  texts: Record<string, string>;
}

export interface Box {
  title: string;
  pack: { name: string; author: string; note: string; digest: string } | null;
  kinds: Kind[];
  records: BoxRecord[];
  counts: Record<string, Record<Standing, number>>;
}

/** A pack as an object: `format`, `title`, `name`, and a table per kind. */
export type Pack = Record<string, unknown> & { name: string };

export interface Fault {
  path: string;
  reason: Message;
}

export interface PackChecked {
  faults: Fault[];
  cautions: Fault[];
  pack: Pack | null;
  text: string;
  digest: string;
  box: Box | null;
}

/** `old_world/greenskins_invade` */
export type RecordPath = string;
export const pathOf = ({ kind, id }: { kind: string; id: string }): RecordPath => `${kind}/${id}`;
export const recordAt = (box: Box | null, path: RecordPath): BoxRecord | null =>
  box?.records.find((record) => pathOf(record) === path) ?? null;

/** What the mark of several pieces that lie as one says. */
export const heaviest = (all: readonly Standing[]): Standing =>
  all.reduce((most, one) => (STANDINGS.indexOf(one) > STANDINGS.indexOf(most) ? one : most), 'printed');

/** What a record is made of, by where it comes from. Titles are known, and how large an island is. */
export function partsOf({ kind, parts }: BoxRecord): Record<'printed' | 'remembered' | 'ours' | 'pack', string[]> {
  const from = (wanted: Standing): string[] => Object.keys(parts).filter((part) => parts[part] === wanted);
  return {
    printed: [kind === 'face' ? 'size' : 'name', ...from('printed')],
    remembered: from('remembered'),
    ours: from('ours'),
    pack: from('pack'),
  };
}
