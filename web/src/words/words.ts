/** From slugs to sentences: actions, events, prompts and reasons of a title in the reader's language. */
import { facts, prettify, region, type Texts } from './fluent';
import type { Described, Vocabulary } from '../wire/vocabulary';
import type { TableQuestion } from '../wire/wire';
import type { MessageArg } from './types';

/** A key with JSON arguments, as it comes over the wire. */
export interface WireMessage {
  key: string;
  args?: Record<string, unknown>;
}

export interface ParsedAction {
  verb: string;
  /** Argument name, its slug or number, and what it is. */
  args: { name: string; value: string; kind: Described }[];
}

const SEAT_NAMES = new Set(['seat', 'seats', 'winner', 'winners', 'player', 'players', 'opponent']);

/** Seats where numbers would be taken for amounts. */
const LETTERS = ['a', 'b'];
/** Arguments that hold the words of an action. */
const ACTIONS = new Set(['action', 'next']);
/** Stands for an argument that is still to be chosen. */
const OPEN = '*';
/** How a name stands in a sentence: attributes of its message. */
const FORMS = ['in', 'to', 'from', 'via', 'the', 'a', 'acc', 'gen', 'dat'];

/** An action where the place is known, and where room is scarce. */
export type Form = 'here' | 'short';

/** What a title knows of its names: a kind of figure has the name its owner gives it. */
export type Proper = (domain: string, slug: string, owner: string | null) => [domain: string, slug: string] | null;
/** Arguments that somebody wrote, or is to write. */
const WRITTEN = new Set(['path', 'word', 'near', 'words', 'where', 'given']);

/** One thing that people may put right at a real table. */
export interface Adjustment {
  /** The words of the correction: `figures kislev khorne warrior`. */
  what: string;
  part: string;
  now: number;
  least: number;
  most: number;
  /** Where it lies; null for what belongs to a seat. */
  place: string | null;
  seat?: number;
  [arg: string]: unknown;
}

export class Words {
  constructor(
    readonly texts: Texts,
    readonly language: string,
    readonly vocabulary: Vocabulary,
    readonly playerName: (seat: number) => string,
    /** The seat of the reader, spoken of as "you"; null for a spectator. */
    readonly you: number | null = null,
    /** The part that the reader plays, as the title's actions name it. */
    private readonly part: string | null = null,
    private readonly proper: Proper = () => null,
  ) {}

  get title(): string {
    return this.vocabulary.title;
  }

  private key(part: string): string {
    return `${this.title}-${part}`;
  }

  list(items: string[]): string {
    return new Intl.ListFormat(region(this.language), { style: 'long', type: 'conjunction' }).format(items);
  }

  /** The name of a slug of one domain. */
  slug(domain: string, slug: string): string {
    return this.known(domain, slug) ?? prettify(slug);
  }

  private known(domain: string, slug: string): string | null {
    const key = this.keyOf(domain, slug);
    return key === null ? null : this.texts.text(key);
  }

  private keyOf(domain: string, slug: string): string | null {
    const key = this.key(`${domain}-${slug}`);
    return this.texts.has(key) ? key : null;
  }

  /** The name of a slug whose domain is only guessed from the name of its field. */
  anySlug(field: string, slug: string): string {
    return this.guessed(field, slug) ?? prettify(slug);
  }

  private guessed(field: string, slug: string): string | null {
    const key = this.guessedKey(field, slug);
    return key === null ? null : this.texts.text(key);
  }

  private guessedKey(field: string, slug: string): string | null {
    const direct = this.keyOf(field, slug) ?? this.keyOf(field.replace(/s$/, ''), slug);
    if (direct !== null) return direct;
    for (const domain of this.domains) {
      const slugs = this.vocabulary.domains[domain];
      const key = !slugs || slugs.includes(slug) ? this.keyOf(domain, slug) : null;
      if (key !== null) return key;
    }
    return null;
  }

  /** What else a sentence may say of an argument: the forms of a name (`$region-in`), how many it names (`$winners-count`). */
  private forms(name: string, value: unknown, described?: Described): Record<string, MessageArg> {
    if (Array.isArray(value) || value === null)
      return {
        [`${name}-count`]: value?.length ?? 0,
        [`${name}-quoted`]: this.quoted(name, value ?? [], described),
        ...this.listedForms(name, value ?? [], described),
      };
    if (name === 'seat' || (name === 'side' && LETTERS.includes(String(value)))) {
      const seat = name === 'seat' ? value : LETTERS.indexOf(String(value));
      return { [`${name}-person`]: seat === this.you ? 'you' : 'other' };
    }
    if (typeof value === 'number') return { [`${name}-signed`]: value < 0 ? `−${-value}` : `+${value}` };
    const forms = this.formsOf(name, value, described);
    if (forms === null) return {};
    return {
      [`${name}-count`]: 1,
      ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}-${form}`, text])),
    };
  }

  private formsOf(name: string, value: unknown, described?: Described): Record<string, string> | null {
    if (typeof value !== 'string' || (described && described.kind !== 'domain')) return null;
    const key = described?.domain ? this.keyOf(described.domain, value) : this.guessedKey(name, value);
    return key === null ? null : this.texts.forms(key);
  }

  /** A list in every form that all its names have: `$regions-in` is "in Kislev and in the Empire". */
  private listedForms(name: string, values: unknown[], described?: Described): Record<string, string> {
    const forms = values.map((value) => this.formsOf(name, value, described) ?? {});
    const shared = Object.keys(forms[0] ?? {}).filter((form) => forms.every((one) => form in one));
    return Object.fromEntries(
      shared.map((form) => [`${name}-${form}`, this.list(forms.map((one) => one[form] ?? ''))]),
    );
  }

  /** Names that may hold a comma themselves, as a list. */
  private quoted(name: string, values: unknown[], described?: Described): string {
    const names = values.map((one) => this.texts.text('core-quoted', { name: this.argument(name, one, described) }));
    return names.length ? this.list(names) : '–';
  }

  /** Every domain that an action or an event speaks of; those of events alone come without their slugs. */
  private get domains(): Set<string> {
    const spoken = Object.values(this.vocabulary.events).flatMap((args) =>
      Object.values(args).flatMap((described) => described.domain ?? []),
    );
    return new Set([...Object.keys(this.vocabulary.domains), ...spoken]);
  }

  /** The rule sentence of a card, race, power …; null where there is none. */
  sentence(field: string, slug: string): string | null {
    const domains = [
      field,
      ...Object.keys(this.vocabulary.domains).filter((name) => this.vocabulary.domains[name]?.includes(slug)),
    ];
    for (const domain of domains) {
      const key = this.key(`${domain}-${slug}.text`);
      if (this.texts.has(key)) return this.texts.text(key);
    }
    return null;
  }

  /** An argument as it stands in a sentence. */
  argument(name: string, value: unknown, described?: Described): MessageArg {
    if (Array.isArray(value))
      return value.length ? this.list(value.map((item) => String(this.argument(name, item, described)))) : '–';
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return this.texts.text(value ? 'ui-yes' : 'ui-no');
    if (typeof value === 'number') return SEAT_NAMES.has(name) ? this.playerName(value) : value;
    if (typeof value === 'string') {
      if (WRITTEN.has(name)) return value;
      if (ACTIONS.has(name)) return this.action(value);
      if (name === 'side' && LETTERS.includes(value)) return this.playerName(LETTERS.indexOf(value));
      if (described?.kind === 'domain' && described.domain) return this.slug(described.domain, value);
      if (described && described.kind !== 'domain') return value;
      return this.guessed(name, value) ?? value.replace(/_/g, ' ');
    }
    const message = value as WireMessage;
    return typeof message.key === 'string' ? this.message('why', message) : JSON.stringify(value);
  }

  private fill(key: string, args: Record<string, unknown>, described: Record<string, Described> = {}): string | null {
    if (!this.texts.has(key)) return null;
    const said: Record<string, MessageArg> = {};
    for (const [name, value] of Object.entries(args))
      Object.assign(
        said,
        { [name]: this.argument(name, value, described[name]) },
        this.forms(name, value, described[name]),
      );
    return this.texts.text(key, said);
  }

  /** A message of the kernel (`core-…`), of the server (`server-…`) or of this title (`why`, `cause`, `prompt` …). */
  message(area: string, message: WireMessage): string {
    const args = message.args ?? {};
    const key = this.texts.has(message.key) ? message.key : this.key(`${area}-${message.key}`);
    return this.fill(key, args) ?? this.fill(this.key(`why-${message.key}`), args) ?? this.plain(message.key, args);
  }

  private plain(name: string, args: Record<string, unknown>): string {
    const parts = Object.entries(args).map(
      ([key, value]) => `${prettify(key).toLowerCase()} ${String(this.argument(key, value))}`,
    );
    return parts.length ? `${prettify(name)}: ${facts(parts)}` : prettify(name);
  }

  parse(action: string): ParsedAction {
    const [verb = '', ...words] = action.split(' ');
    const declared = Object.entries(this.vocabulary.verbs[verb] ?? {});
    return {
      verb,
      args: words.map((value, at) => ({
        name: declared[at]?.[0] ?? `arg${at}`,
        value,
        kind: declared[at]?.[1] ?? { kind: 'text' },
      })),
    };
  }

  /** An argument of an action in all its forms; `owner` is whose it is. */
  private spoken(
    { name, value, kind }: ParsedAction['args'][number],
    owner: string | null,
  ): Record<string, MessageArg> {
    if (value === OPEN) return { [name]: '…', ...Object.fromEntries(FORMS.map((form) => [`${name}-${form}`, '…'])) };
    if (kind.kind === 'domain' && kind.domain) {
      const proper = this.proper(kind.domain, value, owner);
      const [domain = '', slug = ''] = proper ?? [kind.domain, value];
      return { [name]: this.slug(domain, slug), ...this.forms(name, slug, { kind: 'domain', domain }) };
    }
    const number = /^-?\d+$/.test(value) ? Number(value) : null;
    return { [name]: number === null ? value : SEAT_NAMES.has(name) ? this.playerName(number) : number };
  }

  private owner(args: ParsedAction['args']): string | null {
    return (
      args.find(({ kind }) => kind.domain && this.vocabulary.domains[kind.domain]?.includes(this.part ?? ''))?.value ??
      this.part
    );
  }

  /** The label of a button: "Summon a cultist in Kislev". */
  action(action: string, form?: Form): string {
    const { verb, args } = this.parse(action);
    const owner = this.owner(args);
    const said = Object.assign({}, ...args.map((one) => this.spoken(one, owner))) as Record<string, MessageArg>;
    const key = this.key(`verb-${verb}`);
    if (form && this.texts.has(`${key}.${form}`)) return this.texts.text(`${key}.${form}`, said).trim();
    if (this.texts.has(key)) return this.texts.text(key, said);
    return [prettify(verb), ...args.map(({ name }) => String(said[name]))].join(' ');
  }

  /** What an action is about, the first that it names: "Horror"; the action where it names nothing. */
  thing(action: string): string {
    const { verb, args } = this.parse(action);
    const owner = this.owner(args);
    const about =
      args.find(({ value }) => value !== OPEN && value !== owner) ?? args.find(({ value }) => value !== OPEN);
    return about ? String(this.spoken(about, owner)[about.name]) : this.verb(verb);
  }

  /** The name of an argument or a field of a view. */
  field(name: string): string {
    const key = [this.key(`field-${name}`), `ui-field-${name}`].find((candidate) => this.texts.has(candidate));
    return key ? this.texts.text(key) : prettify(name);
  }

  /** The heading over the actions of one verb. */
  verb(verb: string): string {
    const key = this.key(`verb-${verb}.group`);
    if (this.texts.has(key)) return this.texts.text(key);
    return Object.keys(this.vocabulary.verbs[verb] ?? {}).length ? prettify(verb) : this.action(verb);
  }

  event(event: Record<string, unknown>): string {
    const {
      event: name,
      entry: _entry,
      to,
      besides: _,
      ...rest
    } = event as { event: string; entry?: number; to?: number; besides?: number };
    // All cards lie open, and nobody who reads is "you".
    const args = to === undefined ? rest : { seat: to, ...rest };
    const named =
      to === undefined ? null : this.fill(this.key(`event-${name}.named`), args, this.vocabulary.events[name]);
    if (named) return named;
    return this.fill(this.key(`event-${name}`), args, this.vocabulary.events[name]) ?? this.plain(name, args);
  }

  prompt(prompt: { decision: string; args: Record<string, unknown> }): string {
    return this.fill(this.key(`prompt-${prompt.decision}`), prompt.args) ?? prettify(prompt.decision);
  }

  /** What is left to do or to spend, or what the card that asks says: the second line of the prompt. */
  promptDetail({ decision, args }: { decision: string; args: Record<string, unknown> }): string {
    const { card } = args;
    const said = this.fill(this.key(`prompt-${decision}.detail`), args);
    return said ?? (typeof card === 'string' ? this.sentence('card', card) : null) ?? '';
  }

  /** What people at a real table are asked: "Khorne: 5 dice in Kislev. What did you roll?". */
  topic(asked: TableQuestion): string {
    const key = this.key(`topic-${asked.topic}`);
    return this.fill(key, { ...asked.args, number: asked.number }) ?? prettify(asked.topic);
  }

  /** What one outcome of such a question is called. */
  outcome(asked: TableQuestion, thing: string | number): string {
    if (asked.domain === 'seat') return this.playerName(Number(thing));
    return asked.domain === null ? String(thing) : this.slug(asked.domain, String(thing));
  }

  /** What can be put right at a real table: "Corruption of Nurgle". */
  adjustment(row: Adjustment): string {
    const { part, what, now: _now, least: _least, most: _most, place: _place, seat: _seat, ...args } = row;
    return this.fill(this.key(`adjust-${part}`), args) ?? what;
  }

  phase(slug: string): string {
    return this.known('phase', slug) ?? this.known('phases', slug) ?? prettify(slug);
  }
}
