/** A finished or stored game, moment by moment: it comes as a whole, each moment as what changed. */
import { api, Refusal } from './api';
import type { Speed } from './film';
import { Film } from './film.svelte';
import { lastReel, seen, unroll } from './reel';
import { seatsToPlayOn, type FormerPlayer } from './start';
import type { Moment, NewSeat, TableEvent, TakenBack, SeatView, View } from './wire';

const CHAPTERS = new Set(['round', 'turn', 'phase']);
const PACE: Record<Speed, number> = { slow: 1800, normal: 700, fast: 350, instant: 200 };

export class Replay {
  at = $state(0);
  entries = $state(0);
  seats = $state(0);
  eyes = $state('open');
  speed = $state<Speed>('normal');
  playing = $state(false);
  /** Own seats of a game that is still played: nobody may look through other eyes yet. Null: the log lies open. */
  own = $state.raw<number[] | null>(null);
  private players: FormerPlayer[] = [];
  private moments = $state.raw<Moment[]>([]);
  /** What was chosen at set-up, the pack among it. */
  options: Record<string, unknown> = {};
  /** The view of each moment. */
  private views: View[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where playing ends by itself. */
  private until = Infinity;

  /** What led to the moment, told once more. */
  readonly film: Film;

  constructor(
    private readonly source: 'replays' | 'tables',
    private readonly id: string,
    pace: () => Speed = () => 'normal',
    isStill: () => boolean = () => false,
  ) {
    this.film = new Film(
      pace,
      () => this.seat,
      () => undefined,
      isStill,
    );
  }

  /** Loads the game; says which title it is. */
  async open(entry: number | null): Promise<string> {
    const seats = await this.readSeats();
    this.players = seats;
    await this.load().catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.status === 0 || this.source === 'replays') throw error;
      this.own = seats.flatMap((seat, at) => (seat.yours ? [at] : []));
      this.eyes = this.own.length ? String(this.own[0]) : 'watch';
      await this.load();
    });
    this.seats = this.views[0]?.seats ?? 0;
    if (entry !== null) await this.go(entry);
    return this.views[0]?.title ?? '';
  }

  private async readSeats(): Promise<FormerPlayer[]> {
    if (this.source === 'tables') {
      const { seats, options } = await api.table(this.id);
      this.options = options;
      return seats;
    }
    const { names, options } = await api.replay(this.id);
    this.options = options;
    return names.map((name) => ({ name, yours: false }));
  }

  private async load(): Promise<void> {
    const { moments, entries, taken_back = [] } = await api.moments(this.source, this.id, this.eyes);
    this.everyTakenBack = taken_back;
    this.views = unroll(moments);
    this.moments = moments;
    this.entries = entries;
  }

  name(seat: number): string {
    return this.players[seat]?.name ?? '';
  }

  /** The seat in front of the board is the reader's own, not that of somebody who is looked at. */
  get isOwn(): boolean {
    return this.front !== null && (this.players[this.front]?.yours ?? false);
  }

  /** Who plays on from here, as long as nobody says otherwise. */
  seatsToPlayOn(level: string): NewSeat[] {
    const nobody = { name: '', yours: false };
    const players = Array.from({ length: this.seats }, (_, seat) => this.players[seat] ?? nobody);
    return seatsToPlayOn(players, this.front ?? 0, level);
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  /** The moment as a table would show it. */
  get view(): SeatView | null {
    if (!this.moments[this.at]) return null;
    if (this.film.isPlaying) return this.film.frames[this.film.at]!.views[0]!;
    const events: TableEvent[] = this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events);
    return seen(this.views[this.at]!, events);
  }

  everyTakenBack = $state.raw<TakenBack[]>([]);
  /** Moves that were taken back before this moment. */
  get takenBack(): TakenBack[] {
    return this.everyTakenBack.filter(({ entry }) => entry <= this.at);
  }

  /** What happened since whoever looks decided last, or since the turn began. */
  tell(): void {
    this.stop();
    const found = lastReel(this.moments, this.views, this.at, this.seat, this.film.filmScript);
    if (found) this.film.tell(found);
  }
  get canTell(): boolean {
    return this.at > 0;
  }

  /** Where rounds, turns and phases begin. */
  get chapters(): TableEvent[] {
    return this.moments.flatMap(({ events }) => events.filter(({ event }) => CHAPTERS.has(event)));
  }

  /** The seat that sits in front of the board: with open eyes whoever decides. */
  get front(): number | null {
    const moment = this.moments[this.at];
    return this.eyes === 'open' && moment ? (this.views[this.at]!.to_act[0] ?? moment.seat) : this.seat;
  }

  async go(entry: number): Promise<void> {
    if (this.film.isPlaying) this.film.skip();
    this.at = Math.max(0, Math.min(this.entries, entry));
  }

  async look(eyes: string): Promise<void> {
    this.stop();
    this.eyes = eyes;
    await this.load();
  }

  /** A stretch of the game, from one moment to another. */
  play(first: number, last: number): void {
    this.at = Math.max(0, Math.min(this.entries, first));
    this.until = last;
    this.playing = true;
    this.run();
  }

  toggle(): void {
    this.until = Infinity;
    this.playing = !this.playing;
    if (this.playing && this.at >= this.entries) this.at = 0;
    this.run();
  }

  stop(): void {
    if (this.film.isPlaying) this.film.skip();
    this.playing = false;
    clearTimeout(this.timer);
  }

  private run(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      void this.go(this.at + 1).then(() => {
        if (this.at >= Math.min(this.until, this.entries)) this.playing = false;
        this.run();
      });
    }, PACE[this.speed]);
  }
}
