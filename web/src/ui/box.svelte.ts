/** Marks of provenance: whose note is open, and which box is being told about. */
import { boxOf } from '../app/box.svelte';
import { i18n, t } from '../app/i18n.svelte';
import { heaviest, recordAt, type Box, type BoxRecord, type RecordPath, type Standing } from '../wire/box';
import { prettify } from '../words/fluent';

export const boxes = $state({
  note: null as { title: string; paths: RecordPath[]; from: HTMLElement | SVGElement } | null,
  /** The title whose box is told about, and the record it was asked from. */
  about: null as { title: string; path: RecordPath | null } | null,
});

export const standingOf = (title: string, paths: readonly RecordPath[]): Standing =>
  heaviest(paths.map((path) => recordAt(boxOf(title), path)?.provenance ?? 'printed'));

const kindOf = (box: Box, { kind }: BoxRecord) => box.kinds.find((one) => one.kind === kind);

/** The name that a record has at the table. */
export function nameOf(box: Box, record: BoxRecord): string {
  const key = `${box.title}-${kindOf(box, record)?.domain ?? record.kind}-${record.id}`;
  return i18n.texts.has(key) ? t(key) : prettify(record.id);
}
