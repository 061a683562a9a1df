/** Small helpers for the text tables. */
import type { OutlineNode } from './outline';
import type { Key } from './keys';
import type { Cause, MessageArg } from './types';
import type { Words } from './words';
import { facts } from './fluent';

export interface More {
  value?: string;
  note?: string | null;
  place?: string | null;
  children?: (OutlineNode | null)[];
}

export function node(key: string, label: string, more: More = {}): OutlineNode {
  const children = (more.children ?? []).filter((child): child is OutlineNode => child !== null);
  return { key, label, value: more.value ?? '', note: more.note ?? null, place: more.place ?? null, children };
}

/** A line "Label: value", or nothing where there is nothing to say. */
export function line(key: string, label: string, value: string | number | null | undefined): OutlineNode | null {
  return value === null || value === undefined || value === '' ? null : node(key, label, { value: String(value) });
}

export class Speaker {
  constructor(readonly words: Words) {}

  t(key: Key, args: Record<string, MessageArg> = {}): string {
    return this.words.texts.text(key, args);
  }

  /** "2 Leper, 1 Plaguebearer" */
  counts(items: readonly { count: number; name: string }[]): string {
    const there = items.filter(({ count }) => count > 0);
    return facts(there.map(({ count, name }) => this.t('ui-text-count', { count, name })));
  }

  /** "5 = 4 printed + 1 nobles"; only the number where there is one cause. */
  sum(total: number, causes: readonly Cause[]): string {
    if (causes.length < 2) return String(total);
    const parts = causes.map((cause) => `${cause.value} ${this.words.message('cause', cause)}`);
    return `${total} = ${parts.join(' + ')}`;
  }

  percent(chance: number): string {
    return this.t('ui-text-percent', { value: Math.round(100 * chance) });
  }

  /** A name, and whether the piece is ours: "Witch Hunters [ours]". */
  marked(domain: string, slug: string): string {
    const mark = `${this.words.title}-${domain}-${slug}.mark`;
    return [this.words.slug(domain, slug), this.words.texts.has(mark) ? this.t(mark) : ''].filter(Boolean).join(' ');
  }

  card(key: string, domain: string, slug: string, value = ''): OutlineNode {
    return node(key, this.marked(domain, slug), { value, note: this.words.sentence(domain, slug), place: slug });
  }
}
