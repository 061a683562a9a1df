/** A guided game at the table: which step, what was done, and the moves of the others, which the script makes. */
import { i18n, t } from '../../app/i18n.svelte';
import { keepProgress, type Lesson, type Mark } from '../../app/progress.svelte';
import type { TableModel } from '../../wire/table.svelte';
import { fits, reply, stepText, type Guide, type Step } from './guide';

export type Turned = 'say' | 'praise' | 'nudge';
type Kept = Extract<Lesson, { kind: 'guide' }>;

/** Between the moves of others. */
const PACE = { instant: 0, fast: 350, normal: 650, slow: 1300 };

const START: Mark = { entry: 0, step: 0, count: 0 };

export class GuidedGame {
  turned = $state<Turned>('say');
  private verdict: 'serves' | 'free' | 'other' = 'free';
  /** Where the own action was taken. */
  private from: Mark = START;

  constructor(
    readonly guide: Guide,
    readonly model: TableModel,
    private readonly kept: Kept,
    private readonly speed: () => keyof typeof PACE,
    /** What the table will do by itself needs no guide. */
    private readonly passes: () => boolean,
    private readonly words: (action: string) => string,
  ) {
    model.listener = this;
    $effect(() => this.drive());
    $effect(() => this.catchUp());
  }

  private readonly mark = $derived.by(
    (): Mark => this.kept.marks.findLast((mark) => mark.entry <= this.model.state.entry) ?? START,
  );
  get at(): number {
    return this.mark.step;
  }
  /** null when the guide has said all. */
  readonly step = $derived.by(() => this.guide.steps[this.mark.step] ?? null);
  readonly said = $derived.by(() => (this.step ? stepText(this.step, i18n.language) : {}));
  readonly done = $derived.by(() => {
    const before = this.guide.steps[this.mark.step - 1];
    return before ? stepText(before, i18n.language) : {};
  });
  private readonly own = $derived.by(() => this.model.state.views.find((view) => view.seat === this.kept.seat) ?? null);
  get legal(): string[] {
    return this.own?.offers.map((offer) => offer.action) ?? [];
  }
  /** The learner is asked. */
  get asked(): boolean {
    return this.legal.length > 0 && !this.passes();
  }
  /** Nothing is on its way: what is said now stands. */
  get settled(): boolean {
    return !this.model.sending && !this.model.isBehind && this.model.link === 'open';
  }
  /** Names what is said: it changes with every move, step and turn of the plate. */
  get word(): string {
    return [this.model.state.entry, this.mark.step, this.mark.count, this.turned].join('/');
  }
  readonly over = $derived.by(() => this.model.state.status === 'finished');
  /** Nothing is left to learn here. */
  readonly isDone = $derived.by(() => this.over || (this.step === null && !this.guide.to_the_end));
  readonly wanted = $derived.by(() => this.legal.filter((action) => fits(this.step?.want ?? [], action)));
  private readonly free = $derived.by(() => this.legal.find((action) => fits(this.guide.free, action)));
  /** Nothing of what is asked now belongs to a step: anything goes that the guide calls free. */
  readonly aside = $derived.by(
    () => this.asked && (this.step ? Boolean(this.step.want) && !this.wanted.length : this.free !== undefined),
  );

  /** What to click now: the way of the step, or the first free action where the step has to wait. */
  readonly way = $derived.by(() => {
    if (this.wanted.length) return this.step?.way ?? [];
    return this.first ? [`action=${this.first}`] : [];
  });
  /** What is to be done before the step can be: what the guide calls free, or whatever is asked. */
  private readonly first = $derived.by(() => (this.aside ? (this.free ?? this.legal[0]) : undefined));

  /** What to do, in a sentence. */
  readonly task = $derived.by(() =>
    this.first ? t('ui-guide-first', { action: this.words(this.first) }) : this.said.do,
  );

  means(action: string): boolean {
    return this.aside ? action === this.first : this.wanted.includes(action);
  }

  /** Before an own action. */
  about(action: string): void {
    const step: Step | null = this.step;
    this.from = this.mark;
    if (step && fits(step.want ?? [], action)) this.verdict = 'serves';
    else this.verdict = this.wanted.length ? 'other' : 'free';
  }
  /** After it. */
  acted(entry: number): void {
    const { from, verdict } = this;
    const step = this.guide.steps[from.step];
    if (verdict === 'serves' && step) {
      const isMade = from.count + 1 >= (step.times ?? 1);
      this.put(entry, isMade ? from.step + 1 : from.step, isMade ? 0 : from.count + 1);
      this.turned = isMade && stepText(step, i18n.language).praise ? 'praise' : 'say';
    } else {
      this.put(entry, from.step, from.count, verdict === 'other');
      if (verdict === 'other') this.turned = 'nudge';
    }
  }
  /** After reading, and to skip. */
  next(): void {
    this.turned = 'say';
    this.put(this.model.state.entry, this.mark.step + 1, 0, Boolean(this.step?.want));
  }
  /** The praise or the doubt has been read. */
  goOn(): void {
    this.turned = 'say';
  }
  async undo(): Promise<void> {
    this.turned = 'say';
    await this.model.undo();
  }
  get canUndo(): boolean {
    return (this.own?.undo?.steps ?? 0) > 0;
  }

  /** Whoever went another way is met where the guide can speak again: at the first step that can be made. */
  private catchUp(): void {
    if (!this.mark.strayed || !this.aside || this.turned !== 'say' || !this.settled) return;
    const asked = this.legal.filter((action) => !fits(this.guide.free, action));
    const later = this.guide.steps.findIndex(
      (step, at) => at > this.at && asked.some((action) => fits(step.want ?? [], action)),
    );
    if (later > 0) this.put(this.model.state.entry, later, 0);
  }

  private put(entry: number, step: number, count: number, strays = false): void {
    const strayed = strays || Boolean(this.mark.strayed);
    this.kept.marks = [...this.kept.marks.filter((mark) => mark.entry < entry), { entry, step, count, strayed }];
    keepProgress();
  }

  /** The others wait while a doubt or the last praise is open. */
  private drive(): (() => void) | void {
    const { model } = this;
    const isRead = this.turned === 'nudge' || (this.turned === 'praise' && !this.step);
    if (isRead || this.isDone || !this.settled) return;
    const other = model.state.views.find((view) => view.seat !== this.kept.seat && view.offers.length);
    if (!other || this.legal.length) return;
    const action = reply(
      this.guide,
      other.seat!,
      other.offers.map((offer) => offer.action),
      this.step,
    );
    const timer = setTimeout(
      () => void model.ask({ type: 'act', seat: other.seat!, entry: other.view.entry, action }),
      PACE[this.speed()],
    );
    return () => clearTimeout(timer);
  }
}
