/** The film of what happened since the reader decided last: plays, waits, is skipped, and can be seen again. */
import { beatAt, beats, cut, PACE, PLAIN, type Speed, type Step, type FilmScript } from './film';
import type { Reel } from './reel';
import type { TableState } from './tablestate';
import type { SeatView, TableEvent } from './wire';

/** What is being told, for whoever draws it. */
export interface Scene {
  step: Step;
  /** What is told by now of this step: the table still shows what was before the last of it. */
  events: TableEvent[];
  /** All that this step tells. */
  all: TableEvent[];
  /** The table when all of it is told: nothing of it may be shown before its event is. */
  after: SeatView;
  /** As many moments of the table as have been shown of it. */
  beat: number;
  beats: number;
  /** The table shows all of it now. */
  lands: boolean;
  /** Nothing moves: the step is an entry of a list, and the table shows what it all came to. */
  still: boolean;
  /** The length of the step at the pace of the reader, in seconds. */
  seconds: number;
}

/** So many positions are kept to be shown again. */
const TRAIL = 400;

export class Film {
  filmScript: FilmScript = PLAIN;
  /** Finds what was told before this page was opened. */
  earlier: (() => Promise<Reel | null>) | null = null;
  /** The positions since the reader decided last, the newest at the end. */
  frames = $state.raw<TableState[]>([]);
  /** The one that is shown. */
  at = $state(0);
  /** So many events have been told. */
  private cursor = $state(0);
  /** The last moment of a step is shown, for the rest of its time. */
  private lingers = $state(false);
  paused = $state(false);
  /** What was told already is shown once more. */
  isAgain = $state(false);
  /** Which entry of the list is read, where nothing is played; null: there is no list. */
  entry = $state<number | null>(null);
  /** How many events were there when the reader decided. */
  private from = $state(0);
  /** The film before the last decision that told something, to be shown again. */
  private last = $state.raw<Reel | null>(null);
  /** What goes on behind a film that is shown again. */
  private live = $state.raw<Reel | null>(null);
  private liveAt = 0;
  /** What is still on its way to the next decision is skipped too. */
  private skips = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speed: () => Speed,
    private readonly seat: () => number | null,
    private readonly shown: (state: TableState) => void,
    /** Nothing may move by itself. */
    private readonly isStill: () => boolean = () => false,
  ) {}

  private viewOf(state: TableState | undefined): SeatView | null {
    return state?.views.find(({ seat }) => seat === this.seat()) ?? state?.views[0] ?? null;
  }
  readonly steps: Step[] = $derived.by(() => {
    const view = this.viewOf(this.frames.at(-1));
    return view ? cut(view, this.from, this.filmScript) : [];
  });
  /** The step that is told; behind the last one all is. */
  readonly index: number = $derived.by(() => {
    const at = this.steps.findIndex(({ last }) => (this.lingers ? last >= this.cursor : last > this.cursor));
    return at < 0 ? this.steps.length : at;
  });
  /** The moments of the table that the step goes through. */
  private readonly beats: number[] = $derived.by(() => {
    const step = this.steps[this.index];
    return step ? beats(this.frames, this.seat(), step) : [];
  });
  private readonly beat: number = $derived.by(() => {
    const events = (at: number): number => this.viewOf(this.frames[at])?.events.length ?? 0;
    return Math.max(
      0,
      this.beats.findLastIndex((at) => events(at) <= this.cursor),
    );
  });
  /** What is told now; null where moves are only seen. */
  readonly scene: Scene | null = $derived.by(() => {
    const still = this.entry !== null;
    const step = still ? this.told[this.entry!] : this.steps[this.index];
    const view = this.viewOf(this.frames.at(-1));
    if (!step?.chapter || !view) return null;
    const next = this.lingers || still ? undefined : this.frames[this.beats[this.beat + 1] ?? -1];
    const until = next ? Math.min(step.last, this.viewOf(next)?.events.length ?? step.last) : step.last;
    return {
      step,
      events: view.events.slice(step.first, until),
      all: view.events.slice(step.first, step.last),
      after: this.viewOf(this.frames[still ? this.frames.length - 1 : this.beats.at(-1)!]) ?? view,
      beat: this.beat,
      beats: this.beats.length,
      lands: this.lingers || still,
      still,
      seconds: step.seconds * this.pace,
    };
  });
  /** What a step tells, of the film as a whole. */
  eventsOf(step: Step): TableEvent[] {
    return this.viewOf(this.frames.at(-1))?.events.slice(step.first, step.last) ?? [];
  }
  /** The steps that are told, with what was told of them. */
  readonly told: Step[] = $derived(this.steps.filter(({ chapter }) => chapter));
  /** Seconds at the normal pace: what is told before this step, and in all. */
  readonly clock: [number, number] = $derived.by(() => {
    const sum = (steps: Step[]): number =>
      steps.reduce((all, { chapter, seconds }) => all + (chapter ? seconds : 0), 0);
    return [sum(this.steps.slice(0, this.index)), sum(this.steps)];
  });
  /** Positions that wait to be shown. */
  get behind(): number {
    return Math.max(0, this.frames.length - 1 - this.at);
  }
  /** What is shown is how the table is now. */
  get isNewest(): boolean {
    return this.live === null && this.at === this.frames.length - 1;
  }
  /** A value of its own: whoever waits for its end is not woken by every frame. */
  readonly isPlaying: boolean = $derived(this.behind > 0 || this.index < this.steps.length || this.entry !== null);
  /** What has happened since something is shown again. */
  get more(): number {
    return this.live ? this.live.frames.length - this.liveAt : 0;
  }
  get hasAgain(): boolean {
    return this.hasKept || (this.earlier !== null && this.from > 0);
  }
  private get hasKept(): boolean {
    return this.told.length > 0 || this.last !== null || this.frames.length > 1;
  }

  /** Anew from here: nothing is told of what was before. */
  reset(state: TableState): void {
    this.stop();
    this.live = this.last = null;
    this.begin({ frames: [state], from: this.viewOf(state)?.events.length ?? 0 });
  }
  /** The reader decides: what came before is no news any more. */
  decided(): void {
    this.comeBack();
    if (this.told.length) this.last = { frames: this.frames, from: this.from };
    const newest = this.frames.at(-1);
    if (newest) this.begin({ frames: [newest], from: this.viewOf(newest)?.events.length ?? 0 });
  }
  private begin({ frames, from }: Reel): void {
    [this.frames, this.from, this.at, this.cursor] = [frames, from, 0, from];
    this.isAgain = this.lingers = false;
    this.entry = null;
    this.skips = false;
  }
  /** More has happened. */
  add(frames: readonly TableState[]): void {
    if (this.live) this.live = { ...this.live, frames: [...this.live.frames, ...frames] };
    else {
      const kept = [...this.frames, ...frames];
      const gone = Math.max(0, kept.length - TRAIL);
      this.frames = gone ? kept.slice(gone) : kept;
      this.at = Math.max(0, this.at - gone);
    }
    this.run();
  }
  /** Something was said that is no move: it is true of all moments. */
  change(by: (state: TableState) => TableState): void {
    this.frames = this.frames.map(by);
    if (this.live) this.live = { ...this.live, frames: this.live.frames.map(by) };
    if (this.last) this.last = { ...this.last, frames: this.last.frames.map(by) };
  }

  // ---- playing
  /** What is shown again is to be seen, also where all else comes at once. */
  private get pace(): number {
    return PACE[this.speed()] || (this.isAgain ? 1 : 0);
  }
  run(): void {
    clearTimeout(this.timer);
    if (this.paused || !this.frames.length) return;
    if (this.entry !== null) return this.show(this.frames.length - 1);
    if (this.isStill() && PACE[this.speed()]) return this.list();
    const step = this.steps[this.index];
    if (!step) return this.arrive();
    if (this.skips && !step.waits) return this.go(this.nextHeld());
    this.show(this.beats[this.beat]!);
    const wait = this.wait(step);
    if (wait === null) return;
    if (wait > 0) this.timer = setTimeout(() => this.tick(step), wait);
    else this.tick(step);
  }
  /** Milliseconds until the next moment of the step, or the next step; null where only the reader goes on. */
  private wait(step: Step): number | null {
    const length = step.seconds * this.pace * 1000;
    if (step.waits && length) return null;
    if (document.hidden && !step.chapter) return 0;
    const count = this.beats.length;
    if (count === 1) return length;
    const next = this.beat + 1 < count ? beatAt(this.beat + 1, count) : 1;
    return length * (next - beatAt(this.beat, count));
  }
  private tick(step: Step): void {
    const next = this.frames[this.beats[this.beat + 1] ?? -1];
    if (this.lingers || !next) [this.cursor, this.lingers] = [step.last, false];
    else {
      this.lingers = this.beat + 2 >= this.beats.length;
      this.cursor = this.lingers ? step.last : (this.viewOf(next)?.events.length ?? step.last);
    }
    this.run();
  }
  /** What is new is there to be read, and the table shows the end of it. */
  private list(): void {
    const fresh = this.told.findIndex(({ last, waits }) => last > this.cursor && (waits || !this.skips));
    if (fresh < 0) {
      this.cursor = this.viewOf(this.frames.at(-1))?.events.length ?? 0;
      return this.arrive();
    }
    this.show(this.frames.length - 1);
    this.entry = fresh;
  }
  /** All is told. */
  private arrive(): void {
    this.show(this.frames.length - 1);
    if (this.live) this.comeBack();
    this.isAgain = false;
  }
  private show(at: number): void {
    this.at = at;
    this.shown(this.frames[at]!);
  }

  // ---- control
  pause(on: boolean): void {
    this.paused = on;
    if (on) clearTimeout(this.timer);
    else this.run();
  }
  next(): void {
    if (this.entry !== null) return this.read(this.entry + 1);
    this.skips = false;
    if (this.index < this.steps.length) this.go(this.nextTold());
  }
  /**
   * The next step that is told; one that is only seen would hold a paused film with nothing on the screen.
   * Where nothing is told, the next move.
   */
  private nextTold(): number {
    const isTold = ({ chapter, waits }: Step): boolean => !this.told.length || chapter !== '' || waits === true;
    const at = this.steps.findIndex((step, at) => at > this.index && isTold(step));
    return at < 0 ? this.steps.length : at;
  }
  /** Another entry of the list; behind the last one it is read. */
  read(entry: number): void {
    if (entry < this.told.length) return void (this.entry = Math.max(0, entry));
    this.entry = null;
    this.cursor = this.viewOf(this.frames.at(-1))?.events.length ?? 0;
    this.arrive();
  }
  back(): void {
    if (this.entry !== null) return this.read(this.entry - 1);
    const before = this.steps.slice(0, this.index).findLastIndex(({ seconds }) => seconds > 0);
    if (before >= 0) this.go(before);
  }
  /** The state before that step; it plays on from there. */
  go(index: number): void {
    clearTimeout(this.timer);
    const step = this.steps[index];
    this.lingers = false;
    this.cursor = step?.first ?? this.viewOf(this.frames.at(-1))?.events.length ?? 0;
    if (!this.paused) this.run();
    else if (step) this.show(this.beats[0]!);
    else this.arrive();
  }
  /** All of it at once; what it came to stays where a step waits for the reader. */
  skip(): void {
    this.paused = false;
    this.skips = !this.isAgain;
    if (this.entry !== null) return this.read(this.told.length);
    this.go(this.isAgain || this.steps[this.index]?.waits ? this.steps.length : this.nextHeld());
  }
  /** The next step that waits for the reader; behind the last one where there is none. */
  private nextHeld(): number {
    const held = this.steps.findIndex(({ waits }, at) => waits && at >= this.index);
    return held < 0 || !this.pace ? this.steps.length : held;
  }
  /** From the first step of a chapter on. */
  play(chapter: string): void {
    const at = this.steps.findIndex((step) => step.chapter === chapter);
    if (at >= 0) this.go(at);
  }
  again(): void {
    if (!this.hasAgain) return;
    if (this.hasKept) return this.tell(this.told.length || !this.last ? this.reel : this.last);
    void this.earlier?.().then((found) => {
      if (found && !this.isPlaying) this.tell(found);
    });
  }
  private get reel(): Reel {
    return { frames: this.frames, from: this.from };
  }
  /** A stretch once more; then the table is as it is again. */
  tell(reel: Reel): void {
    this.stop();
    this.paused = false;
    if (reel.frames !== this.frames && this.frames.length) this.live ??= this.reel;
    this.liveAt = this.frames.length;
    this.begin(reel);
    this.isAgain = true;
    if (this.told.length && !PACE[this.speed()]) this.list();
    else this.run();
  }
  /** From a film that was shown again to what goes on. */
  private comeBack(): void {
    const { live } = this;
    if (!live) return void (this.isAgain = false);
    this.live = null;
    this.begin(live);
    this.cursor = this.viewOf(this.frames.at(-1))?.events.length ?? 0;
    this.show(this.frames.length - 1);
  }
  stop(): void {
    clearTimeout(this.timer);
  }
}
