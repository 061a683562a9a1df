/** The boxes as this page plays with them: each title's as it is, or with the pack of the table in view. */
import { api } from '../wire/api';
import type { Box, Pack } from '../wire/box';
import type { Vocabulary } from '../wire/vocabulary';
import type { Texts } from '../words/fluent';
import { Words } from '../words/words';
import { sayOwn } from './i18n.svelte';

let held = $state.raw<Record<string, Box>>({});
const asked = new Map<string, { pack: string; box: Promise<Box> }>();

/** What the pack of a table looks like among its options. */
export interface PackOption {
  digest: string;
  pack: Pack;
}
export const packOf = (options: Record<string, unknown> | undefined): PackOption | null =>
  (options?.['pack'] as PackOption | '' | undefined) || null;

/** Names and words of the records, as the table says them. */
function sentences(box: Box, vocabulary: Vocabulary, texts: Texts, language: string): [string, string][] {
  const domains = Object.fromEntries(box.kinds.map(({ kind, domain }) => [kind, domain]));
  const words = new Words(texts, language, vocabulary, String);
  return box.records.flatMap((record): [string, string][] => {
    const key = `${box.title}-${domains[record.kind]}-${record.id}`;
    const mark = `[${texts.text(`ui-box-standing.${record.provenance}`)}]`;
    const name = record.names[language] ?? record.names['en'];
    const isSpoken = record.words.every((message) => texts.has(`${box.title}-does-${message.key}`));
    const said = isSpoken ? record.words.map((message) => words.message('does', message)) : [];
    const short = `${box.title}-ui-short-${record.id}`;
    const brief =
      texts.has(short) && record.words[0] ? [[short, words.message('does', { ...record.words[0], key: short })]] : [];
    const single = said.map((sentence, at): [string, string] => [`${key}.said-${at}`, sentence]);
    if (said.length && texts.has(`${key}.gloss`)) said.unshift(texts.text(`${key}.gloss`));
    const own = record.texts[language] ?? record.texts['en'];
    if (own && !said.length && texts.has(`${key}.text`)) said.push(texts.text(`${key}.text`));
    if (own) said.push(own);
    const sentence = said.join(' ');
    return [
      ...(name ? [[key, name]] : []),
      ...(sentence ? [[`${key}.text`, sentence]] : []),
      ...single,
      ...brief,
      ...(own ? [[`${key}.own`, own]] : []),
      ...(record.provenance === 'printed' ? [] : [[`${key}.mark`, mark]]),
    ] as [string, string][];
  });
}

async function fetchBox(title: string, pack: Pack | null): Promise<Box> {
  if (!pack) return api.boxOnTable(title);
  const { box } = await api.pack(title, { pack });
  return box ?? api.boxOnTable(title);
}

/** Opens a box once, and again with another pack; whoever reads `boxOf` follows. */
export function openBox(title: string, option: PackOption | null = null): Promise<Box> {
  const pack = option?.digest ?? '';
  const before = asked.get(title);
  if (before?.pack === pack) return before.box;
  const box = Promise.all([fetchBox(title, option?.pack ?? null), api.vocabulary(title)]).then(
    ([found, vocabulary]) => {
      showBox(found, vocabulary);
      return found;
    },
  );
  asked.set(title, { pack, box });
  box.catch(() => asked.delete(title));
  return box;
}

function showBox(box: Box, vocabulary: Vocabulary): void {
  held = { ...held, [box.title]: box };
  sayOwn(box.title, (texts, language) => sentences(box, vocabulary, texts, language));
}

/** Lays the box of the workshop on the page instead of a table's. */
export function tryBox(box: Box, vocabulary: Vocabulary): void {
  asked.delete(box.title);
  showBox(box, vocabulary);
}

/** Puts it away again: whoever needs the box opens it anew. */
export function closeBox(title: string): void {
  asked.delete(title);
  const { [title]: _, ...others } = held;
  held = others;
  sayOwn(title, () => []);
}

/** null until it is there. */
export function boxOf(title: string): Box | null {
  if (!(title in held)) void openBox(title).catch(() => undefined);
  return held[title] ?? null;
}
