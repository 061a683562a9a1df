/** A title's view as headings, lists and lines: the text every reader, eye or ear, can play from. */
import { facts, prettify } from './fluent';
import { THING, type Words } from './words';

export interface OutlineNode {
  key: string;
  label: string;
  /** What stands behind the label; a node has a value, children, or both. */
  value: string;
  /** Rule sentence of a card, race or power. */
  note: string | null;
  /** Slug for highlighting. */
  place: string | null;
  children: OutlineNode[];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

/** Fields that name what an object is, best first. */
const NAMES = [
  'region',
  'card',
  'race',
  'zone',
  'upgrade',
  'artifact',
  'place',
  'power',
  'god',
  'unit',
  'kind',
  'name',
  'id',
  'seat',
];
/** Fields that repeat what the shell says, or that only drawings need. */
const QUIET = new Set(['title', 'version', 'adjacent', 'x', 'y', 'polygon', 'deciding']);

export function outline(view: unknown, words: Words, seats: number): OutlineNode[] {
  return isFields(view) ? new Outliner(words, seats).fields(view, new Set()) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: Json): value is null | boolean | number | string {
  return value === null || typeof value !== 'object';
}

function isSilent(value: Json): boolean {
  if (value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every((item) => item === 0 || isSilent(item));
}

class Outliner {
  constructor(
    private readonly words: Words,
    private readonly seats: number,
  ) {}

  fields(value: Fields, skip: ReadonlySet<string>): OutlineNode[] {
    return Object.entries(value)
      .filter(([key, item]) => !skip.has(key) && !QUIET.has(key) && !isSilent(item))
      .map(([key, item]) => this.node(key, item));
  }

  private label(key: string): string {
    const { texts, title } = this.words;
    for (const candidate of [`${title}-field-${key}`, `ui-field-${key}`])
      if (texts.has(candidate)) return texts.text(candidate);
    return this.isSlug(key) ? this.words.anySlug(key) : prettify(key);
  }

  private isSlug(text: string): boolean {
    return /^[a-z][a-z0-9_]*$/.test(text);
  }

  private scalar(key: string, value: null | boolean | number | string): string {
    if (key === 'seat' && typeof value === 'number') return this.words.playerName(value);
    return String(this.words.argument(key, value, this.words.meaning(key) ?? THING));
  }

  private leaf(key: string, label: string, value: string, source: Json = null): OutlineNode {
    const slug = typeof source === 'string' ? source : null;
    return { key, label, value, note: slug ? this.words.sentence(key, slug) : null, place: slug, children: [] };
  }

  private node(key: string, value: Json): OutlineNode {
    const label = this.label(key);
    if (isScalar(value)) return this.leaf(key, label, this.scalar(key, value), value);
    if (Array.isArray(value)) return this.listed(key, label, value);
    const identity = this.identity(value);
    if (identity)
      return { ...this.thing(key, value, identity), key, label: `${label}: ${this.thing(key, value, identity).label}` };
    if (Object.values(value).every((item) => typeof item === 'number'))
      return this.leaf(key, label, this.counts(value as Record<string, number>));
    return { key, label, value: '', note: null, place: null, children: this.fields(value, new Set()) };
  }

  private counts(value: Record<string, number>): string {
    const there = Object.entries(value).filter(([, count]) => count !== 0);
    return facts(there.map(([slug, count]) => `${this.label(slug)} ${count}`));
  }

  private listed(key: string, label: string, items: Json[]): OutlineNode {
    if (key.endsWith('_order') && items.every((item) => typeof item === 'number')) {
      return this.leaf(key, label, this.words.list(items.map((seat) => this.words.playerName(seat as number))));
    }
    if (items.length === this.seats && items.every((item) => typeof item === 'number')) {
      const children = items.map((item, seat) =>
        this.leaf(`${key}.${seat}`, this.words.playerName(seat), String(item)),
      );
      return { key, label, value: '', note: null, place: null, children };
    }
    if (
      items.every((item) => typeof item === 'string' && this.isSlug(item)) &&
      items.some((item) => this.words.sentence(key, item as string))
    ) {
      const children = items.map((item, at) => ({
        ...this.leaf(key, this.scalar(key, item as string), '', item),
        key: `${key}.${at}`,
      }));
      return { key, label, value: String(items.length), note: null, place: null, children };
    }
    if (items.every(isScalar)) return this.leaf(key, label, facts(items.map((item) => this.scalar(key, item))));
    const children = items
      .map((item, at) => this.item(`${key}.${at}`, key, at, item))
      .filter((node) => node.value !== '' || node.children.length > 0 || node.label !== '');
    return { key, label, value: '', note: null, place: null, children };
  }

  private item(key: string, field: string, at: number, item: Json): OutlineNode {
    if (isScalar(item)) return this.leaf(key, this.scalar(field, item), '', item);
    if (Array.isArray(item))
      return { ...this.listed(field, at < this.seats ? this.words.playerName(at) : String(at + 1), item), key };
    const identity = this.identity(item);
    if (identity) return this.thing(key, item, identity);
    return { key, label: String(at + 1), value: '', note: null, place: null, children: this.fields(item, new Set()) };
  }

  private identity(value: Fields): string | null {
    return (
      NAMES.find((name) => typeof value[name] === 'string' || (name === 'seat' && typeof value[name] === 'number')) ??
      null
    );
  }

  /** "Plague Aura (cost 0)" when everything about it fits a line, otherwise a heading with its parts. */
  private thing(key: string, value: Fields, identity: string): OutlineNode {
    const name = value[identity] as string | number;
    const label = this.scalar(identity, name);
    const place = typeof name === 'string' ? name : null;
    const note = place ? this.words.sentence(identity, place) : null;
    const rest = Object.entries(value).filter(
      ([field, item]) => field !== identity && !QUIET.has(field) && !isSilent(item),
    );
    if (rest.length <= 6 && rest.every(([, item]) => isScalar(item))) {
      const line = facts(rest.map(([field, item]) => this.brief(field, item as null | boolean | number | string)));
      return { key, label, value: line, note, place, children: [] };
    }
    return { key, label, value: '', note, place, children: this.fields(value, new Set([identity])) };
  }

  private brief(field: string, value: null | boolean | number | string): string {
    return value === true ? this.label(field) : `${this.label(field)} ${this.scalar(field, value)}`;
  }
}
