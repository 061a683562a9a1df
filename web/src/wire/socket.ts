/** One WebSocket that comes back by itself. Requests without an answer are sent again: the server does each id once. */
import { randomHex } from '../worker/random';
import type { Answer, Said, ClientRequest } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
/** How long an answer is in coming: `slow` after a second, `silent` when nobody seems to hear us. */
export type Delay = 'none' | 'slow' | 'silent';
type Unnamed<W> = W extends ClientRequest ? Omit<W, 'id'> : never;
export type NewWish = Unnamed<ClientRequest>;

/** What we use of a WebSocket, so that tests can bring their own. */
export interface Wire {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Waiting {
  wish: ClientRequest;
  resolve: (answer: Answer) => void;
  /** When it was said on the line that is open now. */
  sent: number;
}

interface Options {
  open: () => Wire;
  said: (message: Exclude<Said, Answer>) => void;
  link: (state: Link) => void;
  delayed?: (delay: Delay) => void;
  /** Ask now and then whether anybody is there: a dead line does not say so. */
  beats?: boolean;
  /** When it is tried again, as a time of the clock. */
  again?: (at: number) => void;
  /** Milliseconds before the next try; grows with every failure. */
  delay?: (tries: number) => number;
}

/** Closed for good: this viewer may not be here. */
const FORBIDDEN = 1008;
const GONE = 1006;
const LONGEST = 60_000;
/** So many questions were asked that the server takes nothing more for a moment. */
const TOO_FAST = 'server-too_fast';
const MOMENT = 300;
/** Milliseconds: between two questions whether anybody is there; until an answer is slow, missing, and given up. */
const BEAT = 5_000;
const SLOW = 1_000;
const SILENT = 4_000;
const DEAD = 10_000;
/** The browser says that it is offline: it may be wrong (the server is on this computer), but not for long. */
const OFFLINE = 1_000;
const TICK = 250;
/** A tick that comes this late: the page slept, and says nothing about the line. */
const SLEPT = 2_000;
/** Whoever asks for these is told later: somebody thinks about them. */
const THOUGHT_ABOUT = new Set(['hint', 'account']);
/** Asked by the page while a hand rests on something: nobody waits to see them sent. */
const QUESTIONS = new Set(['why', 'ask', 'forecast', 'resync']);

export class Socket {
  private wire: Wire | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private number = 0;
  private ready = false;
  private readonly session = `${Date.now().toString(36)}${randomHex(4)}`;
  private readonly waiting = new Map<string, Waiting>();
  private delay: Delay = 'none';
  private ticking: ReturnType<typeof setInterval> | undefined;
  /** Times: of the last tick, of what was heard last, and since when a question or the first word is waited for. */
  private ticked = 0;
  private heard = 0;
  private asked: number | null = null;
  private patience = SILENT;

  constructor(private readonly options: Options) {
    this.connect();
    if (options.beats) this.ticking = setInterval(() => this.tick(), TICK);
    this.ticked = Date.now();
  }

  send(wish: NewWish): Promise<Answer> {
    const named = { ...wish, id: `${this.session}-${++this.number}` } as ClientRequest;
    return new Promise((resolve) => {
      this.waiting.set(named.id, { wish: named, resolve, sent: Date.now() });
      if (this.ready) this.wire?.send(JSON.stringify(named));
    });
  }

  /** Try at once, for example because the browser is online again. */
  reconnectNow(): void {
    if (this.wire && this.delay !== 'silent') return;
    if (this.wire) this.hangUp();
    clearTimeout(this.timer);
    this.connect();
  }

  /** The browser has lost its network: find out at once whether the line still works. */
  doubt(): void {
    if (!this.ready || !this.options.beats) return;
    this.beat();
    this.patience = OFFLINE;
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.ticking);
    const wire = this.wire;
    this.forget();
    wire?.close();
    this.options.link('closed');
  }

  private forget(): void {
    if (this.wire) this.wire.onmessage = this.wire.onclose = null;
    this.wire = null;
    this.ready = false;
    this.asked = null;
    this.patience = SILENT;
  }

  /** Nothing is lost by asking: the question is forgotten with its line. */
  private beat(): void {
    this.asked ??= Date.now();
    this.wire?.send(JSON.stringify({ type: 'ping', id: `${this.session}-ping` } satisfies ClientRequest));
  }

  private tick(): void {
    const now = Date.now();
    const slept = now - this.ticked > SLEPT;
    this.ticked = now;
    if (!this.wire) return this.tell('none');
    if (slept) return this.wake(now);
    if (!this.ready) {
      if (now - this.heard >= DEAD) this.hangUp();
      return;
    }
    if (this.asked === null && now - this.heard >= BEAT) this.beat();
    const said = [...this.waiting.values()].filter(({ wish }) => !THOUGHT_ABOUT.has(wish.type));
    const wait = Math.max(0, ...said.map(({ sent }) => now - sent));
    const done = said.filter(({ wish }) => !QUESTIONS.has(wish.type));
    const isSlow = done.some(({ sent }) => now - sent >= SLOW);
    const quiet = this.asked === null ? 0 : now - this.asked;
    if (Math.max(wait, quiet) >= DEAD && now - this.heard >= DEAD) return this.hangUp();
    this.tell(wait >= SILENT || quiet >= this.patience ? 'silent' : isSlow ? 'slow' : 'none');
  }

  /** What was heard while the page slept comes in a moment; then it is counted anew. */
  private wake(now: number): void {
    this.heard = now;
    this.asked = null;
    for (const one of this.waiting.values()) one.sent = now;
    if (this.ready) this.beat();
  }

  private tell(delay: Delay): void {
    if (delay === this.delay) return;
    this.delay = delay;
    this.options.delayed?.(delay);
  }

  /** Nobody answers: this line is given up, and what was not answered is said again on the next. */
  private hangUp(): void {
    const wire = this.wire;
    this.reconnectLater(GONE);
    wire?.close();
  }

  private connect(): void {
    const wire = this.options.open();
    this.wire = wire;
    this.heard = Date.now();
    if (this.tries === 0) this.options.link('connecting');
    wire.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Said);
    wire.onclose = (event) => this.reconnectLater(event.code);
  }

  private hear(message: Said): void {
    this.heard = Date.now();
    this.asked = null;
    this.patience = SILENT;
    if (message.type === 'answer') {
      if (message.table) this.options.said(message.table);
      const asked = this.waiting.get(message.id);
      if (asked?.wish.type === 'act' && message.reasons[0]?.key === TOO_FAST) {
        setTimeout(() => this.repeat(message.id), MOMENT);
        return;
      }
      asked?.resolve(message);
      this.waiting.delete(message.id);
      if (this.options.beats) this.tick();
      return;
    }
    this.options.said(message);
    if (message.type === 'table' && !this.ready) this.settle();
  }

  /** A move is not lost among questions. */
  private repeat(id: string): void {
    const asked = this.waiting.get(id);
    if (asked && this.ready) this.wire?.send(JSON.stringify(asked.wish));
  }

  /** The table stands as the server has it: now ask again what was never answered. */
  private settle(): void {
    this.ready = true;
    this.tries = 0;
    this.options.link('open');
    for (const one of this.waiting.values()) {
      one.sent = Date.now();
      this.wire?.send(JSON.stringify(one.wish));
    }
  }

  private reconnectLater(code: number): void {
    this.forget();
    if (code === FORBIDDEN) {
      this.options.link('closed');
      return;
    }
    this.tell('none');
    this.options.link('lost');
    const delay = this.options.delay ?? ((tries: number) => Math.min(LONGEST, 250 * 2 ** tries));
    const wait = delay(this.tries++);
    this.options.again?.(Date.now() + wait);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
