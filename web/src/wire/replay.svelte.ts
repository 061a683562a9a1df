/** A finished or stored game, moment by moment: it comes as a whole, each moment as what changed. */
import { api, Refusal } from './api';
import type { Speed } from './film';
import { follow } from './difference';
import type { Moment, TableEvent, SeatView, View } from './wire';

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
  private names: string[] = [];
  private moments = $state.raw<Moment[]>([]);
  /** What was chosen at set-up, the pack among it. */
  options: Record<string, unknown> = {};
  /** The view of each moment. */
  private views: View[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where playing ends by itself. */
  private until = Infinity;

  constructor(
    private readonly source: 'replays' | 'tables',
    private readonly id: string,
  ) {}

  /** Loads the game; says which title it is. */
  async open(entry: number | null): Promise<string> {
    const seats = await this.readSeats();
    this.names = seats.map((seat) => seat.name);
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

  private async readSeats(): Promise<{ name: string; yours: boolean }[]> {
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
    const { moments, entries } = await api.moments(this.source, this.id, this.eyes);
    this.views = [];
    for (const { steps } of moments) this.views.push(follow(this.views.at(-1) ?? ({} as View), steps));
    this.moments = moments;
    this.entries = entries;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  /** The moment as a table would show it. */
  get view(): SeatView | null {
    if (!this.moments[this.at]) return null;
    const view = this.views[this.at]!;
    const events: TableEvent[] = this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events);
    return { seat: view.seat, view, offers: [], undo: null, events, yields: [], recap: null };
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
    this.at = Math.max(0, Math.min(this.entries, entry));
  }

  async look(eyes: string): Promise<void> {
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
