/** A finished or stored game, moment by moment. Frames come in pages and are kept. */
import { api, Refusal } from './api';
import type { Speed } from './table.svelte';
import type { Frame, TableEvent, SeatView } from './wire';

const PAGE = 40;
/** Rows of a view that belong to one seat each are taken from that seat's own view: all hands lie open. */
function openly(name: string, rows: unknown, seats: Record<string, unknown>[]): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: { seat?: unknown } | null, at) => {
    const own = typeof row?.seat === 'number' ? (seats[row.seat]?.[name] as unknown[] | undefined) : undefined;
    return row?.seat === at && Array.isArray(own) ? own[at] : row;
  });
}

const PACE: Record<Speed, number> = { slow: 1600, normal: 700, instant: 200 };

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
  private frames = $state.raw(new Map<number, Frame>());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: 'replays' | 'tables',
    private readonly id: string,
  ) {}

  /** Loads the first page; says which title it is. */
  async open(entry: number | null): Promise<string> {
    const seats = await this.readSeats();
    this.names = seats.map((seat) => seat.name);
    await this.page(0).catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.status === 0 || this.source === 'replays') throw error;
      this.own = seats.flatMap((seat, at) => (seat.yours ? [at] : []));
      this.eyes = this.own.length ? String(this.own[0]) : 'watch';
      await this.page(0);
    });
    this.seats = this.frames.get(0)?.view.seats ?? 0;
    if (entry !== null) await this.go(entry);
    return this.frames.get(0)?.view.title ?? '';
  }

  private async readSeats(): Promise<{ name: string; yours: boolean }[]> {
    if (this.source === 'tables') return (await api.table(this.id)).seats;
    return (await api.replay(this.id)).names.map((name) => ({ name, yours: false }));
  }

  private async page(first: number): Promise<void> {
    const { frames, entries } = await api.frames(this.source, this.id, this.eyes, first, PAGE);
    const all = new Map(this.frames);
    for (const frame of frames) all.set(frame.entry, frame);
    this.frames = all;
    this.entries = entries;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  /** The moment as a table would show it; with open eyes the deciding seat's view. */
  get view(): SeatView | null {
    const frame = this.frames.get(this.at);
    if (!frame) return null;
    const events: TableEvent[] = [];
    for (let entry = 0; entry <= this.at; entry++) events.push(...(this.frames.get(entry)?.events ?? []));
    return { seat: frame.view.seat, view: this.opened(frame), offers: [], undo: null, events, yields: [], recap: null };
  }

  private opened(frame: Frame): Frame['view'] {
    const seats = (frame.open as { seats?: Record<string, unknown>[] } | null)?.seats;
    const seat = this.decider(frame);
    const table = seat === null ? undefined : seats?.[seat];
    return table
      ? {
          ...frame.view,
          table: Object.fromEntries(Object.entries(table).map(([name, rows]) => [name, openly(name, rows, seats!)])),
        }
      : frame.view;
  }

  private decider(frame: Frame): number | null {
    return frame.view.to_act[0] ?? frame.seat;
  }

  /** The seat that sits in front of the board: with open eyes whoever decides. */
  get front(): number | null {
    const frame = this.frames.get(this.at);
    return this.eyes === 'open' && frame ? this.decider(frame) : this.seat;
  }

  async go(entry: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.entries, entry));
    for (let first = 0; first <= wanted; first += PAGE) {
      let whole = true;
      for (let at = first; at <= Math.min(wanted, first + PAGE - 1); at++) whole &&= this.frames.has(at);
      if (!whole) await this.page(first);
    }
    this.at = wanted;
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.frames = new Map();
    await this.go(this.at);
  }

  toggle(): void {
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
        if (this.at >= this.entries) this.playing = false;
        this.run();
      });
    }, PACE[this.speed]);
  }
}
