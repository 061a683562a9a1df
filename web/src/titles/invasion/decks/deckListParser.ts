/** Reads lists that people wrote: `3 Defender of the Hold`, `Hold 3x`, slugs, with a capital or without. */
import { isRace } from './deck';
import { type Race, RACES } from '../view';

export interface KnownCard {
  slug: string;
  race: string;
  /** Every name that may stand for it. */
  names: string[];
}

export interface ReadList {
  name: string;
  race: Race;
  cards: Record<string, number>;
  /** Lines that name no card or more than one; nothing of them is in the deck. */
  unread: { line: number; text: string }[];
}

/** Letters and digits only: case, accents and punctuation do not matter. */
export function plainName(text: string): string {
  const folded = text
    .replace(/ß/g, 'ss')
    .replace(/[äÄ]/g, 'ae')
    .replace(/[öÖ]/g, 'oe')
    .replace(/[üÜ]/g, 'ue')
    .replace(/[łŁ]/g, 'l');
  return folded
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

export type NameIndex = ReadonlyMap<string, KnownCard>;

export function indexOf(cards: readonly KnownCard[]): NameIndex {
  const index = new Map<string, KnownCard>();
  for (const card of cards)
    for (const name of [...card.names, card.slug]) if (!index.has(plainName(name))) index.set(plainName(name), card);
  return index;
}

const LINE = /^\s*(?:(\d+)\s*[x×*]?\s+)?(.*?)(?:\s+[x×*]?\s*(\d+)\s*[x×]?)?\s*$/i;
const CAPITAL = /^(capital|hauptstadt|stolica|hoofdstad)$/;
/** A beginning this long may stand for the whole name. */
const ENOUGH = 4;
const MOST = 999;

function find(index: NameIndex, text: string): KnownCard | null {
  const name = plainName(text);
  const exact = index.get(name);
  if (exact || name.length < ENOUGH) return exact ?? null;
  const found = new Set([...index].filter(([known]) => known.startsWith(name)).map(([, card]) => card));
  return found.size === 1 ? [...found][0]! : null;
}

/** `raceNames`: what the races are called in the reader's language. */
function raceIn(text: string, raceNames: Record<string, string>): Race | null {
  const name = plainName(text);
  const same = (word: string): boolean => plainName(word) === name || `${plainName(word)}s` === name;
  return (
    RACES.find((race) => same(race) || same(race.replace('elf', 'elves')) || same(raceNames[race] ?? race)) ?? null
  );
}

/** Without a capital the race with most cards has it. */
function likelyRace(cards: Record<string, number>, index: NameIndex): Race {
  const counts = new Map<Race, number>();
  for (const [slug, count] of Object.entries(cards)) {
    const race = index.get(plainName(slug))?.race;
    if (isRace(race)) counts.set(race, (counts.get(race) ?? 0) + count);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'dwarf';
}

export function readList(text: string, index: NameIndex, raceNames: Record<string, string> = {}): ReadList {
  const read: ReadList = { name: '', race: 'dwarf', cards: {}, unread: [] };
  let race: Race | null = null;
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const comment = /^\s*#\s*(.+)/.exec(whole);
    if (comment && !read.name) read.name = comment[1]!.trim().slice(0, 60);
    const line = whole.split('#')[0]!.trim();
    if (!line) continue;
    const colon = line.indexOf(':');
    if (colon > 0 && CAPITAL.test(plainName(line.slice(0, colon)))) {
      race = raceIn(line.slice(colon + 1), raceNames);
      if (!race) read.unread.push({ line: at + 1, text: line });
      continue;
    }
    const [, before, name, after] = LINE.exec(line) ?? [];
    const card = find(index, name ?? line) ?? find(index, line);
    const count = Number(before ?? after ?? 1);
    if (!card || count < 1 || count > MOST) read.unread.push({ line: at + 1, text: line });
    else read.cards[card.slug] = (read.cards[card.slug] ?? 0) + count;
  }
  read.race = race ?? likelyRace(read.cards, index);
  return read;
}
