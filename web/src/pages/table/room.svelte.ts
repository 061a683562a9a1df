/** What every part of a table page needs: the model, the words, the badges. Handed down by context. */
import type { Message as Said } from '../../wire/wire';
import { sentence } from '../../words/types';
import type { Key } from '../../words/keys';
import { getContext, setContext } from 'svelte';
import { chronicle, type Line, type Note, type Section } from '../../words/log';
import { openBox, packOf } from '../../app/box.svelte';
import { i18n, t, textsOf } from '../../app/i18n.svelte';
import { settings } from '../../app/settings.svelte';
import { api } from '../../wire/api';
import type { Box } from '../../wire/box';
import type { Step } from '../../wire/film';
import type { Film, Scene } from '../../wire/film.svelte';
import type { TableModel } from '../../wire/table.svelte';
import type { LegalAction, Player, SeatBadge, UndoState } from '../../titles/types';
import type { ChatLine, SeatView, TableEvent, TakenBack } from '../../wire/wire';
import type { Talk } from '../../ui/talk.svelte';
import type { Vocabulary } from '../../wire/vocabulary';
import { provideActionNames } from '../../words/actionNames';
import { Words } from '../../words/words';
import { plainBadge } from '../../ui/seatBadge';
import type { Moment } from '../../words/rules';
import { loadTitle, type AnyTitle } from '../../titles';
import type { Thought } from './weighed';

/** Fields by which titles name the part that a seat plays. */
/** Always the same: a new list would be a change. */
const NONE: LegalAction[] = [];
/** The key P ends something where that can be done. */
const ENDS = ['pass', 'done', 'stop'];
/** So many sentences are said of one step. */
const SAID = 4;

/** The guide of a lesson: what it means, a word for the end of the game, and where to go then, the best way first. */
export interface Speaker {
  means(action: string): boolean;
  word: string;
  after: { label: Key; run(): void }[];
}

export class Room {
  title = $state.raw<AnyTitle | null>(null);
  vocabulary = $state.raw<Vocabulary | null>(null);
  /** The pack that the table is played with. */
  pack = $state.raw<Box['pack']>(null);
  /** Slugs under the pointer in the log; the board lights them up. */
  highlight = $state.raw<string[]>([]);
  /** The table can not be reached since then, as the clock on the wall says it. */
  away = $state<string | null>(null);
  readonly isOverDays = $derived.by(() => this.model?.state.info?.clock.kind === 'days');
  /** Other own tables at which it is one's turn, the most urgent first. */
  waiting = $state.raw<string[]>([]);
  /** The sheet about notices of one's turn is open. */
  noticesOpen = $state(false);
  /** The sheet of standing orders is open. */
  ordersOpen = $state(false);
  /** What was asked of this seat last, for orders that are given after the answer. */
  asked = $state.raw<{ decision: string; question: string; actions: string[] } | null>(null);
  /** The side from which somebody who watches looks. */
  perspective = $state<number | null>(null);
  /** A page for streams: the table, and nothing to press. */
  readonly isStream = globalThis.location ? new URLSearchParams(location.search).has('stream') : false;
  /** The next touch of the board shows it to the others. */
  pointing = $state(false);
  /** Speaks beside the table in a guided game. */
  guide = $state.raw<Speaker | null>(null);

  words: Words | null = $derived.by(() => this.speak(this.own));
  /** Actions as that seat would say them: every part has names of its own. */
  wordsOf(seat: number): Words | null {
    return this.speak(this.partAt(seat));
  }
  private speak(part: string | null): Words | null {
    const { vocabulary, title } = this;
    const nameOf = (seat: number): string => this.name(seat);
    return vocabulary && new Words(i18n.texts, i18n.language, vocabulary, nameOf, this.you, part, title?.proper);
  }
  /** Lines stay as they were told until the language or a name changes. */
  private readonly names = $derived(
    Array.from({ length: this.view?.view.seats ?? 0 }, (_, seat) => this.name(seat)).join('\n'),
  );
  private readonly told = $derived.by(() => {
    void [this.words, this.names];
    return new WeakMap<TableEvent, Line>();
  });
  /** What was taken back against dice or cards stays in sight, and where another table's game goes on. */
  private readonly notes: Note[] = $derived.by(() => {
    const continued = this.model?.state.info?.continued;
    return [
      ...(continued ? [{ entry: continued, seat: null, text: t('ui-log-continued') }] : []),
      ...this.source.takenBack.map(({ entry, seat }) => ({
        entry,
        seat,
        text: t('ui-log-taken-back', { seat: this.name(seat) }),
      })),
    ];
  });
  sections: Section[] = $derived.by(() =>
    this.words
      ? chronicle(this.events, this.words, (event) => this.seatOf(event), this.told, this.title ?? {}, this.notes)
      : [],
  );

  /** A table in play, or a moment of a replay: both show one view at a time. */
  constructor(
    private readonly source: { view: SeatView | null; film: Film; takenBack: TakenBack[]; name(seat: number): string },
    readonly model: TableModel | null,
  ) {}

  /** Board, words and box of a title, with the pack that is played with. */
  async furnish(name: string, options: Record<string, unknown>): Promise<void> {
    const [vocabulary, title, box] = await Promise.all([
      api.vocabulary(name),
      loadTitle(name),
      openBox(name, packOf(options)),
      textsOf(name),
    ]);
    await title?.unpack?.(box);
    [this.title, this.vocabulary, this.pack] = [title, vocabulary, box.pack];
    if (title?.filmScript) this.film.filmScript = title.filmScript;
  }

  get film(): Film {
    return this.source.film;
  }

  get view(): SeatView | null {
    return this.source.view;
  }

  /** The only seat of this device; where several people share it, each is called by name. */
  private get you(): number | null {
    return this.model?.pinned ?? (this.model?.own.length === 1 ? this.model.own[0]! : null);
  }

  /** The part of whoever looks, as the title's actions name it: `nurgle`. */
  private readonly own: string | null = $derived(this.partAt(this.view?.view.seat ?? null));
  private partAt(seat: number | null): string | null {
    const table = this.view?.view.table;
    return table && seat !== null ? (this.title?.part?.(table, seat) ?? null) : null;
  }

  get events() {
    return this.view?.events ?? [];
  }

  /** What somebody thought, while it is being read. */
  thought = $state.raw<Thought | null>(null);

  /** The reader holds on: nothing passes by itself until the next own act. */
  holding = $state(false);
  /** Empty windows that passed by themselves since then. */
  skipped = $state(0);
  /** The question came up by itself just now. */
  sudden = $state(false);
  /** The entry of the last own decision; null before the first one here. */
  decided = $state<number | null>(null);
  /** The reader does something: what happened before is no news any more. */
  decide(): void {
    this.holding = false;
    this.skipped = 0;
    this.decided = this.view?.view.entry ?? null;
    this.model?.film.decided();
  }
  /** What others did since the reader decided last. */
  readonly news: Line[] = $derived.by(() => {
    const own = this.view?.view.seat ?? null;
    const others = ({ seat }: Line): boolean => seat !== own;
    const from = this.decided ?? this.view?.recap ?? -1;
    const lines = this.sections.slice(-8).flatMap((section) => section.lines);
    const fresh = lines.filter(({ entry }) => entry > from);
    // What the reader's own act brought about is no news where nobody else did anything.
    const news = fresh.filter(others);
    return own === null || news.every(({ seat }) => seat === null) ? [] : news;
  });
  /** What will be done without asking, in a moment. */
  readonly automatic: string | null = $derived.by(() => {
    const { view, model, title } = this;
    const table = view?.view;
    if (!settings.smart || this.holding || !model || this.isDeaf || model.isBehind || model.state.paused) return null;
    if (!table?.prompt || table.seat === null || !table.to_act.includes(table.seat)) return null;
    // Against opponents nobody is asked who can do nothing but pass; with people that would tell an empty hand.
    if (!this.people && this.legal.length === 1 && this.legal[0]!.action === 'pass') return 'pass';
    const about = { decision: table.prompt.decision, seat: table.seat, people: this.people, stops: settings.stops };
    return title?.automatic?.(table.table, this.legal, about) ?? null;
  });

  get players(): Player[] {
    return (this.model?.state.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: this.name(seat.seat),
      isYou: this.isYou(seat.seat),
      kind: seat.kind,
      connected: seat.connected,
      thinking: this.model!.state.thinking.includes(seat.seat),
      ...(seat.level ? { level: seat.level } : {}),
    }));
  }
  /** Other people sit at the table. */
  get people(): boolean {
    return this.model?.state.seats.some((seat) => seat.kind !== 'agent' && !seat.yours) ?? false;
  }

  /** What passing would lead to, where the title looks ahead. */
  passing = $state.raw<Record<string, unknown> | null>(null);

  /** What is being told; null where the table is as it is. */
  readonly scene: Scene | null = $derived.by(() => (this.title?.filmScript ? this.film.scene : null));
  /** Where the film is: it has the plate of the prompt, since nothing is asked meanwhile. */
  readonly chapter: string = $derived.by(() => {
    const step = this.scene?.step;
    if (!step) return '';
    const alike = this.film.told.filter((one) => one.chapter === step.chapter);
    const name = this.title!.filmScript!.chapter(step.chapter, t);
    const at = alike.findIndex((one) => one.first === step.first) + 1;
    return alike.length > 1 ? t('ui-film-part', { chapter: name, at, of: alike.length }) : name;
  });
  get clock(): { at: number; of: number } {
    const [at, of] = this.film.clock;
    return { at: Math.round(at), of: Math.round(of) };
  }
  /** What is said of a step: a heading, and the sentences of what happened in it. */
  say(step: Step, events: readonly TableEvent[]): { title: string; text: string } {
    const { filmScript } = this.title!;
    const said = filmScript!.say(step, events, this.view!.view.table, t);
    const told = (said.told as TableEvent[]).slice(0, SAID).map((event) => this.words!.event(event));
    return { title: said.title, text: [said.aside, ...told].filter(Boolean).join(' ') };
  }

  /** What is shown is not the newest: nothing is asked there. */
  get isPast(): boolean {
    return this.model?.isBehind ?? false;
  }
  /** The table does not hear us: nothing that could be done looks ready. A line that comes back at once shows nothing. */
  get isDeaf(): boolean {
    return this.away !== null || (this.model?.delay ?? 'none') !== 'none' || this.model?.recalled != null;
  }
  /** What is asked now, in the words that lead into the book. */
  get now(): Moment {
    const { prompt, table } = this.view?.view ?? {};
    const { step, phase } = (table ?? {}) as Record<string, unknown>;
    return { decision: prompt?.decision, args: prompt?.args, step, phase };
  }

  /** This seat is asked. */
  get mine(): boolean {
    const view = this.view?.view;
    return (
      view != null &&
      view.seat !== null &&
      !this.isPast &&
      !this.isDeaf &&
      !this.model?.state.outcome &&
      view.to_act.includes(view.seat)
    );
  }
  /** Choices without a target; a few of them fit beside the prompt. */
  get bare(): LegalAction[] {
    const { title, legal } = this;
    const isPlaced = (action: string): boolean => settings.mode === 'board' && !!title?.placed?.has(action);
    return legal.filter(({ action }) => !action.includes(' ') && !isPlaced(action)).slice(0, 3);
  }
  /** What the key P does. */
  get passes(): LegalAction | undefined {
    return this.bare.find(({ action }) => ENDS.includes(action)) ?? this.bare[0];
  }
  get legal(): LegalAction[] {
    return this.isPast || this.isDeaf ? NONE : (this.view?.offers ?? NONE);
  }

  /** Somebody without a name is the third player to others, and "you" to themselves. */
  isNamed(seat: number): boolean {
    return this.source.name(seat) !== '';
  }
  private isYou(seat: number): boolean {
    return seat === this.you && !this.isNamed(seat);
  }
  /** Where names stand alone, as in a list. */
  calledOf(seat: number): string {
    return this.isYou(seat) ? t('ui-you') : this.name(seat);
  }
  name(seat: number): string {
    return this.source.name(seat) || t('ui-guest', { seat: seat + 1 });
  }

  private seatOf(event: TableEvent): number | null {
    const seats = Array.from({ length: this.view?.view.seats ?? 0 }, (_, seat) => seat);
    const playing = (part: string): number | null => seats.find((seat) => this.partAt(seat) === part) ?? null;
    return this.words?.actor(event, playing) ?? null;
  }

  /** What a mark says, in words: "Look at Kislev". */
  markWords(mark: string): string {
    const [kind, name] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)];
    const key = `${this.vocabulary?.title}-region-${name}`;
    const place = kind === 'seat' ? this.name(Number(name)) : i18n.texts.has(key) ? t(key) : '';
    return place ? t('ui-look-here.at', { place }) : t('ui-look-here');
  }
  /** Shows once more what somebody pointed at. */
  pointed(line: ChatLine): void {
    this.talk?.again(line);
  }
  talk: Talk | null = null;

  badge(seat: number): SeatBadge {
    const view = this.view;
    return (view && this.title?.badge(view.view.table, seat)) ?? plainBadge(seat, this.name(seat));
  }

  /** Whose part somebody plays: "Nurgle"; the name of the player where the title has no parts. */
  part(seat: number): string {
    const badge = this.badge(seat);
    return badge.name.key === 'ui-plain' ? this.name(seat) : sentence(t, badge.name);
  }

  /** Why the last move can not simply be taken back: asked whether it shall be all the same. */
  against = $state.raw<Said[] | null>(null);
  get goesBack(): boolean {
    return (this.view?.undo?.alone ?? false) && (this.view?.view.entry ?? 0) > 0;
  }
  async goBack(): Promise<void> {
    this.against = null;
    this.holding = true;
    const { seat, entry } = this.view!.view;
    await this.model!.ask({ type: 'undo_request', seat: seat!, entry, to: entry - 1 });
  }
  undo(run: () => void): UndoState | null {
    const undo = this.view?.undo;
    if (!undo) return null;
    const limit = undo.reason
      ? { key: 'ui-plain', args: { text: this.words?.message('why', undo.reason) ?? '' } }
      : undefined;
    return { steps: undo.steps, anyway: this.goesBack, run, ...(limit ? { limit } : {}) };
  }
}

const KEY = Symbol('room');

export function provideRoom(room: Room): Room {
  provideActionNames(() => room.words);
  return setContext(KEY, room);
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
