/** A table as the page shows it: connected, paced, alert. */
import { Socket, type Link, type NewWish, type Wire } from './socket';
import { asked, fold, frontSeat, NOTHING, type TableState } from './tablestate';
import { keepReceipt } from './chance';
import { openDevice } from './device';
import { edition } from './edition';
import type { Answer, Said, SeatView, Update } from './wire';

export type Speed = 'instant' | 'normal' | 'calm' | 'slow';

/** Milliseconds between the moves of others. */
const PACE: Record<Speed, number> = { instant: 0, normal: 420, calm: 900, slow: 1800 };
/** With more moves waiting than this they are shown faster. */
const CALM = 8;
const HOT_SEATS = 'spieltisch.curtains';

function curtainTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(HOT_SEATS) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Several people share this device at that table: hide the cards while it changes hands. */
export function useCurtain(table: string): void {
  localStorage.setItem(HOT_SEATS, JSON.stringify([table, ...curtainTables()].slice(0, 50)));
}

function socketOf(table: string): Wire {
  if (edition.isDevice) return openDevice(table);
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(
    `${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(table)}/socket?changes=2`,
  ) as unknown as Wire;
}

/** So many positions are kept to be shown again. */
const TRAIL = 60;

/** Sits beside one seat and hears of its actions: before one is sent, and when what it led to is shown. */
export interface Companion {
  about(action: string): void;
  acted(entry: number): void;
}

export class TableModel {
  companion: Companion | null = null;
  /** The only own seat to look through, where the others are played by a script. */
  pinned = $state<number | null>(null);
  /** As it is shown: what is newest, or a moment that is being shown again. */
  state = $state.raw<TableState>(NOTHING);
  link = $state<Link>('connecting');
  /** When a lost line is tried again. */
  againAt = $state(0);
  /** Own seat in front of the screen. */
  seat = $state<number | null>(null);
  /** Another person has to take the device before anything is shown. */
  curtain = $state(false);
  behind = $state(0);
  /** The moves of others wait until the reader steps on. */
  paused = $state(false);
  /** An own action is on its way, until what it led to is shown. */
  sending = $state(false);
  /** The positions since the reader decided last. */
  trail = $state.raw<TableState[]>([]);
  /** Which of them is shown again; null: what is newest. */
  shown = $state<number | null>(null);
  /** When the clocks were told, to count on from there. */
  toldAt = $state(0);

  private live = NOTHING;
  /** The entry that an own action has become; null when it is shown. */
  private awaited: number | null = null;
  private lines = 0;
  private socket: Socket | null = null;
  private readonly shared: boolean;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;

  constructor(
    readonly table: string,
    private readonly speed: () => Speed,
    private readonly open: (table: string) => Wire = socketOf,
  ) {
    this.shared = curtainTables().includes(table);
  }

  connect(): void {
    this.socket ??= new Socket({
      open: () => this.open(this.table),
      said: (said) => this.hear(said),
      link: (link) => {
        this.link = link;
        if (link === 'open') this.lines += 1;
      },
      again: (at) => (this.againAt = at),
    });
  }

  get view(): SeatView | null {
    return this.state.views.find((view) => view.seat === this.seat) ?? this.state.views[0] ?? null;
  }

  get yourTurn(): boolean {
    return this.shown === null && asked(this.state).length > 0;
  }

  /** What is shown is not the newest. */
  get isBehind(): boolean {
    return this.behind > 0 || this.shown !== null;
  }

  get own(): number[] {
    return this.state.views.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  /** One person against opponents: nobody else's secrets are at stake. */
  get alone(): boolean {
    const seats = this.state.seats;
    return seats.some(({ yours }) => yours) && seats.every(({ kind, yours }) => kind === 'agent' || yours);
  }

  name(seat: number): string {
    return this.state.seats[seat]?.name ?? '';
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket?.close();
  }

  hurry(): void {
    this.socket?.hurry();
  }

  ask(wish: NewWish): Promise<Answer> {
    if (!this.socket) throw new Error('not at the table yet');
    return this.socket.send(wish);
  }

  async act(action: string): Promise<Answer | null> {
    const view = this.view;
    if (view?.seat === null || !view || this.sending || this.shown !== null) return null;
    this.sending = true;
    this.shownAt = 0;
    this.companion?.about(action);
    const { lines } = this;
    const answer = await this.ask({ type: 'act', seat: view.seat, entry: view.view.entry, action });
    if (answer.result === 'applied') this.awaited = answer.entry ?? view.view.entry + 1;
    else this.sending = false;
    // A line that came back has brought the whole table before the answer.
    this.arrive(lines !== this.lines);
    return answer;
  }

  /** What an own action led to is there. */
  private arrive(surely = false): void {
    if (this.awaited === null || (!surely && this.live.entry < this.awaited)) return;
    this.companion?.acted(this.awaited);
    this.awaited = null;
    this.sending = false;
  }

  async undo(): Promise<Answer | null> {
    const view = this.view;
    if (view?.seat === null || !view) return null;
    return this.ask({ type: 'undo', seat: view.seat, entry: view.view.entry });
  }

  /** The reader has decided: what came before is no news any more. */
  decided(): void {
    this.turnTo(null);
    this.trail = [];
  }

  /** All that others did since the last own decision, once more. */
  again(): void {
    if (!this.trail.length) return;
    this.paused = false;
    this.turnTo(0);
    this.shownAt = performance.now();
    this.pace();
  }

  /** One move back; it stays there until the reader steps on. */
  back(): void {
    const at = (this.shown ?? this.trail.length) - 1;
    if (at < 0) return;
    this.pause(true);
    this.turnTo(at);
  }

  private turnTo(at: number | null): void {
    this.shown = at !== null && at < this.trail.length ? at : null;
    this.state = this.shown === null ? this.live : this.trail[this.shown]!;
  }

  /** Show everything that waits for its turn to be seen. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.paused = false;
    this.turnTo(null);
    while (this.queue.length) this.show(this.queue.shift()!);
    this.behind = 0;
  }

  pause(on: boolean): void {
    this.paused = on;
    this.pace();
  }

  /** One of the waiting moves. */
  step(): void {
    if (this.shown !== null) return this.turnTo(this.shown + 1);
    const next = this.queue.shift();
    if (next) this.show(next);
    this.behind = this.queue.length;
  }

  look(seat: number): void {
    if (!this.own.includes(seat)) return;
    this.curtain = this.shared && seat !== this.seat;
    this.seat = seat;
  }

  lift(): void {
    this.curtain = false;
  }

  private hear(said: Exclude<Said, Answer>): void {
    if (said.type === 'update') {
      this.queue.push(said);
      this.pace();
      return;
    }
    if (said.type === 'table') this.queue = [];
    this.show(said);
  }

  private pace(): void {
    clearTimeout(this.timer);
    const hurry = Math.max(1, this.queue.length / CALM);
    const wait = this.shownAt + PACE[this.speed()] / hurry - performance.now();
    this.behind = this.queue.length;
    if (this.shown !== null) return this.goOn();
    if (!this.queue.length || (this.paused && !this.queue[0]!.undone)) return;
    if (wait > 0 && !document.hidden && !this.queue[0]!.undone) {
      this.timer = setTimeout(() => this.pace(), wait);
      return;
    }
    this.shownAt = performance.now();
    this.show(this.queue.shift()!);
    this.pace();
  }

  /** The next of the moments that are shown again, a pace later. */
  private goOn(): void {
    if (this.paused) return;
    this.timer = setTimeout(
      () => {
        this.step();
        this.pace();
      },
      Math.max(PACE[this.speed()], PACE.normal),
    );
  }

  private recover(): void {
    this.queue = [];
    void this.ask({ type: 'resync' });
  }

  private show(said: Exclude<Said, Answer>): void {
    const before = this.seat;
    const newest = fold(this.live, said);
    if (newest.missed) return this.recover();
    if (said.type === 'update') this.trail = said.undone ? [] : [...this.trail, this.live].slice(-TRAIL);
    this.live = newest;
    const isAnew = said.type === 'table' || (said.type === 'update' && said.undone);
    if (isAnew) this.shown = null;
    this.arrive(isAnew);
    if (this.shown !== null) return;
    this.state = newest;
    if ('receipt' in said) keepReceipt(this.table, said.entry, said.receipt);
    if ('clocks' in said) this.toldAt = performance.now();
    this.seat = this.pinned ?? frontSeat(this.state, this.seat);
    if (this.shared && this.own.length > 1 && before !== this.seat && this.state.status === 'playing')
      this.curtain = true;
    if (this.state.status === 'finished') this.curtain = false;
  }
}
