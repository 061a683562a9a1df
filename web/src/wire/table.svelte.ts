/** A table as the page shows it: connected, paced, alert. */
import { Socket, type Delay, type Link, type NewWish, type Wire } from './socket';
import { api } from './api';
import { Film } from './film.svelte';
import type { Speed } from './film';
import { asked, fold, frontSeat, NOTHING, unfold, type TableState } from './tablestate';
import { lastReel, unroll } from './reel';
import { keepReceipt } from './chance';
import { openDevice } from './device';
import { edition } from './edition';
import type { LastTable } from './lastTable';
import type { Answer, Said, SeatView, TakenBack, Update } from './wire';

export type { Speed };

const UNDO_TRIES = 3;
/** Seconds; clocks of games by mail have more. */
const SHORT = 3600;
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
    `${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(table)}/socket?changes=3`,
  ) as unknown as Wire;
}

/** Sits beside one seat and hears of its actions: before one is sent, and when what it led to is shown. */
export interface ActionListener {
  about(action: string): void;
  acted(entry: number): void;
}

export class TableModel {
  listener: ActionListener | null = null;
  /** The only own seat to look through, where the others are played by a script. */
  pinned = $state<number | null>(null);
  /** As it is shown: what is newest, or a moment that is being shown again. */
  state = $state.raw<TableState>(NOTHING);
  link = $state<Link>('connecting');
  /** Answers are slow, or there are none though the line is open. */
  delay = $state<Delay>('none');
  /** When a lost line is tried again. */
  againAt = $state(0);
  /** Shown as it was seen last, at that time: the server has not said yet what became of it. */
  recalled = $state<number | null>(null);
  /** Own seat in front of the screen. */
  seat = $state<number | null>(null);
  /** Another person has to take the device before anything is shown. */
  curtain = $state(false);
  /** What is told, and how far. */
  readonly film: Film;
  /** An own action is on its way, until what it led to is shown. */
  sending = $state(false);
  /** When the clocks were told, to count on from there. */
  toldAt = $state(0);

  /** The newest, shown or not. */
  private live = NOTHING;
  /** The entry that an own action has become; null when it is shown. */
  private awaited: number | null = null;
  private lines = 0;
  private socket: Socket | null = null;
  private readonly shared: boolean;

  constructor(
    readonly table: string,
    speed: () => Speed,
    private readonly open: (table: string) => Wire = socketOf,
    isStill: () => boolean = () => false,
  ) {
    this.shared = curtainTables().includes(table);
    this.film = new Film(
      speed,
      () => this.seat,
      (state) => this.show(state),
      isStill,
    );
    this.film.earlier = async () => {
      if (this.seat === null && this.state.info?.delay) return null; // earlier moves are not told yet
      const { moments, entries } = await api.moments('tables', table, this.seat === null ? 'watch' : `${this.seat}`);
      const found = lastReel(moments, unroll(moments), entries, this.seat, this.film.filmScript);
      const shown = (frame: TableState): TableState => ({ ...this.state, entry: frame.entry, views: frame.views });
      return found && { ...found, frames: found.frames.map(shown) };
    };
  }

  connect(): void {
    this.socket ??= new Socket({
      open: () => this.open(this.table),
      said: (said) => this.hear(said),
      link: (link) => {
        this.link = link;
        if (link === 'open') this.lines += 1;
      },
      delayed: (delay) => (this.delay = delay),
      beats: !edition.isDevice,
      again: (at) => (this.againAt = at),
    });
  }

  get view(): SeatView | null {
    return this.state.views.find((view) => view.seat === this.seat) ?? this.state.views[0] ?? null;
  }

  get yourTurn(): boolean {
    return !this.isBehind && asked(this.state).length > 0;
  }

  /** What is shown is not the newest. */
  get isBehind(): boolean {
    return this.film.isPlaying;
  }

  /** The own time runs out by the minute: nobody is told at leisure. */
  get clockRuns(): boolean {
    return this.live.clocks.some(({ seat, running, left }) => running && left < SHORT && this.own.includes(seat));
  }
  get takenBack(): TakenBack[] {
    return this.state.taken_back ?? [];
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
    this.film.stop();
    this.socket?.close();
  }

  /** Without a network: the table as this browser saw it last, until the server tells more. */
  recall({ at, state }: LastTable): void {
    this.recalled = at;
    this.live = state;
    this.film.reset(state);
    this.show(state, true);
  }

  /** The newest that the server told, to be kept. */
  get newest(): TableState {
    return this.live;
  }

  reconnectNow(): void {
    this.socket?.reconnectNow();
  }

  doubt(): void {
    this.socket?.doubt();
  }

  /** Nobody hears us: the line is down, or it is open and nothing comes back. */
  get isUnheard(): boolean {
    return this.link === 'lost' || this.delay === 'silent' || this.recalled !== null;
  }

  ask(wish: NewWish): Promise<Answer> {
    if (!this.socket) throw new Error('not at the table yet');
    return this.socket.send(wish);
  }

  async act(action: string): Promise<Answer | null> {
    const view = this.view;
    if (view?.seat === null || !view || this.sending || this.isBehind) return null;
    this.sending = true;
    this.listener?.about(action);
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
    if (this.awaited === null || (!surely && this.state.entry < this.awaited)) return;
    this.listener?.acted(this.awaited);
    this.awaited = null;
    this.sending = false;
  }

  /** Asked again where an opponent has moved in between: the own last move is meant all the same. */
  async undo(): Promise<Answer | null> {
    for (let tries = 1; ; tries++) {
      const view = this.view;
      if (view?.seat === null || !view) return null;
      const answer = await this.ask({ type: 'undo', seat: view.seat, entry: view.view.entry });
      if (answer.result !== 'stale' || tries === UNDO_TRIES) return answer;
    }
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
    if ('receipt' in said) keepReceipt(this.table, said.entry, said.receipt);
    if ('clocks' in said) this.toldAt = performance.now();
    if (said.type === 'update') return this.hearUpdate(said);
    this.live = fold(this.live, said);
    if (said.type === 'table') {
      this.recalled = null;
      this.film.reset(this.live);
      this.show(this.live, true);
      return;
    }
    this.film.change((state) => fold(state, said));
    this.state = fold(this.state, said);
  }

  private hearUpdate(update: Update): void {
    const frames = unfold(this.live, update);
    const newest = frames.at(-1)!;
    if (newest.missed) return void this.ask({ type: 'resync' });
    this.live = newest;
    if (!update.undone) return this.film.add(frames);
    this.film.reset(newest);
    this.show(newest, true);
  }

  private show(state: TableState, isAnew = false): void {
    const before = this.seat;
    this.state = state;
    this.arrive(isAnew);
    if (!this.film.isNewest) return;
    this.seat = this.pinned ?? frontSeat(state, this.seat);
    if (this.shared && this.own.length > 1 && before !== this.seat && state.status === 'playing') this.curtain = true;
    if (state.status === 'finished') this.curtain = false;
  }
}
