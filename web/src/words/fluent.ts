/** Fluent texts with fallback: the reader's language first, English message by message after it. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable, type Message } from '@fluent/bundle';
import type { Known } from './keys';
import type { MessageArg } from './types';

export type Language = string;

/** Every language under its own name: "Deutsch", "Polski". */
export function languages(): [Language, string][] {
  return LANGUAGE_TAGS.map((tag): [Language, string] => {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return [tag, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
  }).sort(([, one], [, other]) => one.localeCompare(other));
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGE_TAGS.includes(value);
}

/** The first language of the browser that we have; English otherwise. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** Where numbers and lists follow a country: our English is British. */
export function region(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** Names as the language of the page lists them: "Nurgle and Khorne". */
export function listed(items: readonly string[]): string {
  const language = globalThis.document?.documentElement.lang || 'en';
  return new Intl.ListFormat(region(language), { style: 'long', type: 'conjunction' }).format(items);
}

/** What there is to say of one thing, side by side: "2 tokens, fort, 1 coin"; what is empty is left out. */
export function facts(items: readonly string[]): string {
  const language = globalThis.document?.documentElement.lang || 'en';
  const parts = new Intl.ListFormat(region(language), { type: 'conjunction' }).formatToParts(['a', 'b', 'c']);
  const said = items.filter(Boolean);
  return said.map((item, at) => (at < said.length - 1 ? item.replace(/\.$/, '') : item)).join(parts[1]!.value);
}

function percent(language: string): FluentFunction {
  const format = new Intl.NumberFormat(region(language), { style: 'percent', maximumFractionDigits: 0 });
  return ([value]) => format.format(Number(value?.valueOf()) / 100);
}

/** A number stays with what it counts. */
const APART = /(?<=\d) (?=\p{L})/gu;

/** A card in play is a numbered copy of its card, `invasion-piece-runesmith_a2`, and has no message of its own. */
const COPY = /^(\w+)-piece-(\w+)_[ab](\d+)$/;

/** No fault where it is missing: not every card has a sentence. */
const SPARE = /\.text$/;

interface Found {
  bundle: FluentBundle;
  pattern: NonNullable<Message['value']>;
  args?: Record<string, FluentVariable>;
}

export class Texts {
  private readonly bundles: FluentBundle[];
  private readonly known = new Set<string>();
  private readonly formed = new Map<string, Record<string, string>>();
  /** Sentences that come with a box: names and words of its records. */
  private readonly own: ReadonlyMap<string, string> = new Map();

  /** `sources` from the wanted language to the last fallback. */
  constructor(sources: readonly { language: string; text: string }[]) {
    this.bundles = sources.map(({ language, text }) => {
      const bundle = new FluentBundle(language, { useIsolating: false, functions: { PERCENT: percent(language) } });
      const resource = new FluentResource(text);
      for (const message of resource.body) this.known.add(message.id);
      bundle.addResource(resource, { allowOverrides: true });
      return bundle;
    });
  }

  /** The same texts, with these said before them. */
  with(own: ReadonlyMap<string, string>): Texts {
    return Object.assign(Object.create(Texts.prototype) as Texts, this, { own, formed: new Map() });
  }

  /** All messages whose key starts so, in the order of the files. */
  ids(prefix: string): string[] {
    return [...this.known].filter((id) => id.startsWith(prefix));
  }

  has<K extends string>(key: K): key is K & Known {
    return this.own.has(key) || this.find(key) !== null;
  }

  /** The text of `key` or `key.attribute`; the bare key where nobody wrote one. */
  text(key: string, args: Record<string, MessageArg> = {}): string {
    const said = this.own.get(key);
    if (said !== undefined) return said;
    const found = this.find(key);
    if (!found) return this.unsaid(key);
    const variables: Record<string, FluentVariable> = { ...found.args };
    for (const [name, value] of Object.entries(args)) {
      variables[name] = this.plain(value);
      if (typeof value === 'object' && value !== null)
        for (const [form, said] of Object.entries(this.forms(value.key))) variables[`${name}-${form}`] = said;
    }
    return found.bundle.formatPattern(found.pattern, variables, []).replace(APART, '\u00a0');
  }

  /** The forms in which a name stands in sentences, by attribute: `in` is "in the Empire", `a` is "a Horror". */
  forms(id: string): Record<string, string> {
    let forms = this.formed.get(id);
    if (!forms) {
      forms = {};
      for (const bundle of [...this.bundles].reverse()) {
        for (const [form, pattern] of Object.entries(bundle.getMessage(id)?.attributes ?? {}))
          if (form !== 'text') forms[form] = this.own.get(id) ?? bundle.formatPattern(pattern, {}, []);
      }
      this.formed.set(id, forms);
    }
    return forms;
  }

  private plain(value: MessageArg): FluentVariable {
    return typeof value === 'object' && value !== null ? this.text(value.key, value.args) : value;
  }

  private find(key: string): Found | null {
    const dot = key.indexOf('.');
    const [id, attribute] = dot < 0 ? [key, null] : [key.slice(0, dot), key.slice(dot + 1)];
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute === null ? message?.value : message?.attributes[attribute];
      if (pattern) return { bundle, pattern };
    }
    return this.copy(key);
  }

  /** Browser tests listen for this. */
  private unsaid(key: string): string {
    if (!SPARE.test(key)) console.error(`no text: ${key}`);
    return key;
  }

  private copy(key: string): Found | null {
    const [, title, card, copy] = COPY.exec(key) ?? [];
    if (!title) return null;
    const named = this.find(`${title}-card-${card}`);
    const found = this.find(`${title}-piece-${card}`) ?? (named && this.find(`${title}-piece`));
    const args = { copy: Number(copy), ...(named && { card: this.text(`${title}-card-${card}`) }) };
    return found && { ...found, args };
  }
}

/** `border_princes` becomes "Border princes": for words nobody wrote a text for. */
export function prettify(slug: string): string {
  const words = slug.replace(/_/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
