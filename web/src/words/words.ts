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

/** Stands for an argument that is still to be chosen. */
const OPEN = '*';
/** A name of any domain. */
export const THING: Described = { kind: 'thing' };

/** An action where the place is known, and where room is scarce. */
export type Form = 'here' | 'short';

/** What a title knows of its names: a kind of figure has the name its owner gives it. */
export type Proper = (domain: string, slug: string, owner: string | null) => [domain: string, slug: string] | null;
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

  /** The name of a slug of whatever domain. */
  anySlug(slug: string): string {
    const domain = this.domainOf(slug, THING);
    return domain === null ? prettify(slug) : this.slug(domain, slug);
  }

  /** What an argument of a message is, as the title or the kernel declares it. */
  meaning(name: string, key = ''): Described | undefined {
    const { arguments: meant } = this.vocabulary;
    return meant[`${key}.${name}`] ?? meant[name];
  }

  /** Where a name stands; that of a `thing` is the first domain which has it. */
  private domainOf(value: unknown, described?: Described): string | null {
    if (typeof value !== 'string' || !described) return null;
    if (described.kind === 'domain') return described.domain ?? null;
    if (described.kind !== 'thing') return null;
    const { domains } = this.vocabulary;
    return Object.keys(domains).find((domain) => domains[domain]!.includes(value) && this.keyOf(domain, value)) ?? null;
  }

  /** The number of a seat, which a title may say as a letter. */
  private seat(value: unknown, { domain = '' }: Described): number {
    const at = this.vocabulary.domains[domain]?.indexOf(String(value)) ?? -1;
    return at < 0 ? Number(value) : at;
  }

  /** What else a sentence may say of an argument: the forms of a name (`$region-in`), how many it names (`$winners-count`). */
  private forms(name: string, value: unknown, described?: Described): Record<string, MessageArg> {
    if (Array.isArray(value) || value === null)
      return {
        [`${name}-count`]: value?.length ?? 0,
        [`${name}-quoted`]: this.quoted(name, value ?? [], described),
        ...this.listedForms(name, value ?? [], described),
      };
    if (described?.kind === 'seat')
      return { [`${name}-person`]: this.seat(value, described) === this.you ? 'you' : 'other' };
    if (typeof value === 'number') return { [`${name}-signed`]: value < 0 ? `−${-value}` : `+${value}` };
    const forms = this.formsOf(value, described);
    if (forms === null) return {};
    return {
      [`${name}-count`]: 1,
      ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}-${form}`, text])),
    };
  }

  private formsOf(value: unknown, described?: Described): Record<string, string> | null {
    const domain = this.domainOf(value, described);
    const key = domain === null ? null : this.keyOf(domain, String(value));
    return key === null ? null : this.texts.forms(key);
  }

  /** A list in every form that all its names have: `$regions-in` is "in Kislev and in the Empire". */
  private listedForms(name: string, values: unknown[], described?: Described): Record<string, string> {
    const forms = values.map((value) => this.formsOf(value, described) ?? {});
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

  /** An argument as it stands in a sentence, by its kind. */
  argument(name: string, value: unknown, described = this.meaning(name)): MessageArg {
    if (Array.isArray(value)) return this.several(name, value, described);
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return this.texts.text(value ? 'ui-yes' : 'ui-no');
    if (typeof value === 'object') return this.message('why', value as WireMessage);
    const domain = this.domainOf(value, described);
    if (domain !== null) return this.slug(domain, String(value));
    switch (described?.kind) {
      case 'seat':
        return this.playerName(this.seat(value, described));
      case 'action':
        return this.action(String(value));
      case 'example':
        return this.example(String(value));
      case 'field':
        return this.field(String(value));
      case 'question':
        return this.texts.text(this.key(`question-${value as string}`));
      case 'int':
        return Number(value);
      case 'thing':
        return String(value).replace(/_/g, ' ');
    }
    return value as string | number;
  }

  private several(name: string, values: unknown[], described?: Described): string {
    if (described?.kind === 'parts') return facts(values.map((part) => this.printed(String(part))));
    const said = values.map((item) => String(this.argument(name, item, described)));
    if (described?.kind === 'any_of')
      return new Intl.ListFormat(region(this.language), { style: 'long', type: 'disjunction' }).format(said);
    return said.length ? this.list(said) : '–';
  }

  /** Part of what is printed on a card. */
  private printed(part: string): string {
    const key = `ui-box-part-${part}`;
    return this.texts.has(key) ? this.texts.text(key) : part;
  }

  /** How a verb is written: "Summon … to …". */
  private example(wanted: string): string {
    const verb = wanted.split(' ', 1)[0]!;
    return this.action([verb, ...Object.keys(this.vocabulary.verbs[verb] ?? {}).map(() => OPEN)].join(' '));
  }

  private fill(key: string, args: Record<string, unknown>, described: Record<string, Described> = {}): string | null {
    if (!this.texts.has(key)) return null;
    const short = key.startsWith(`${this.title}-`) ? key.slice(key.indexOf('-', this.title.length + 1) + 1) : key;
    const said: Record<string, MessageArg> = {};
    for (const [name, value] of Object.entries(args)) {
      const meant = described[name] ?? this.meaning(name, short.split('.', 1)[0]);
      Object.assign(said, { [name]: this.argument(name, value, meant) }, this.forms(name, value, meant));
    }
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
    if (value === OPEN)
      return { [name]: '…', ...Object.fromEntries(this.everyForm.map((form) => [`${name}-${form}`, '…'])) };
    const proper = kind.kind === 'domain' && kind.domain ? this.proper(kind.domain, value, owner) : null;
    const [domain, slug] = proper ?? [kind.domain, value];
    const meant = domain === undefined ? kind : { ...kind, domain };
    return { [name]: this.argument(name, slug, meant), ...this.forms(name, slug, meant) };
  }

  /** Every form in which some name of this title stands in sentences: `in` is "in the Empire", `a` is "a Horror". */
  private get everyForm(): string[] {
    const keys = Object.entries(this.vocabulary.domains).flatMap(([domain, slugs]) =>
      slugs.map((slug) => this.key(`${domain}-${slug}`)),
    );
    return (this.allForms ??= [...new Set(keys.flatMap((key) => Object.keys(this.texts.forms(key))))]);
  }
  private allForms: string[] | null = null;

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

  /** Whose doing an event is: the first argument that is a seat, or the part that somebody plays; else who was told. */
  actor(event: Record<string, unknown>, seatOf: (part: string) => number | null): number | null {
    for (const [name, meant] of Object.entries(this.vocabulary.events[String(event['event'])] ?? {})) {
      const value = event[name];
      if (value === null || value === undefined || meant.many) continue;
      const seat = meant.kind === 'seat' ? this.seat(value, meant) : seatOf(String(value));
      if (seat !== null) return seat;
    }
    return typeof event['to'] === 'number' ? event['to'] : null;
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
