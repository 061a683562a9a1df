/** One WebSocket that comes back by itself. Requests without an answer are sent again: the server does each id once. */
import { randomHex } from '../worker/random';
import type { Answer, Said, ClientRequest } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
type Unnamed<W> = W extends ClientRequest ? Omit<W, 'id'> : never;
export type NewWish = Unnamed<ClientRequest>;

/** What we use of a WebSocket, so that tests can bring their own. */
export interface Wire {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Options {
  open: () => Wire;
  said: (message: Exclude<Said, Answer>) => void;
  link: (state: Link) => void;
  /** When it is tried again, as a time of the clock. */
  again?: (at: number) => void;
  /** Milliseconds before the next try; grows with every failure. */
  delay?: (tries: number) => number;
}

/** Closed for good: this viewer may not be here. */
const FORBIDDEN = 1008;
const LONGEST = 60_000;
/** So many questions were asked that the server takes nothing more for a moment. */
const TOO_FAST = 'server-too_fast';
const MOMENT = 300;

export class Socket {
  private wire: Wire | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private number = 0;
  private ready = false;
  private readonly session = `${Date.now().toString(36)}${randomHex(4)}`;
  private readonly waiting = new Map<string, { wish: ClientRequest; resolve: (answer: Answer) => void }>();

  constructor(private readonly options: Options) {
    this.connect();
  }

  send(wish: NewWish): Promise<Answer> {
    const named = { ...wish, id: `${this.session}-${++this.number}` } as ClientRequest;
    return new Promise((resolve) => {
      this.waiting.set(named.id, { wish: named, resolve });
      if (this.ready) this.wire?.send(JSON.stringify(named));
    });
  }

  /** Try at once, for example because the browser is online again. */
  hurry(): void {
    if (this.wire) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    const wire = this.wire;
    this.forget();
    wire?.close();
    this.options.link('closed');
  }

  private forget(): void {
    if (this.wire) this.wire.onmessage = this.wire.onclose = null;
    this.wire = null;
    this.ready = false;
  }

  private connect(): void {
    const wire = this.options.open();
    this.wire = wire;
    if (this.tries === 0) this.options.link('connecting');
    wire.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Said);
    wire.onclose = (event) => this.lose(event.code);
  }

  private hear(message: Said): void {
    if (message.type === 'answer') {
      if (message.table) this.options.said(message.table);
      const asked = this.waiting.get(message.id);
      if (asked?.wish.type === 'act' && message.reasons[0]?.key === TOO_FAST) {
        setTimeout(() => this.repeat(message.id), MOMENT);
        return;
      }
      asked?.resolve(message);
      this.waiting.delete(message.id);
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
    for (const { wish } of this.waiting.values()) this.wire?.send(JSON.stringify(wish));
  }

  private lose(code: number): void {
    this.forget();
    if (code === FORBIDDEN) {
      this.options.link('closed');
      return;
    }
    this.options.link('lost');
    const delay = this.options.delay ?? ((tries: number) => Math.min(LONGEST, 250 * 2 ** tries));
    const wait = delay(this.tries++);
    this.options.again?.(Date.now() + wait);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
