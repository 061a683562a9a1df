/** The tables of this device: calls and lines to the worker that holds them, as over HTTP and sockets to a server. */
import type { Asked, Told } from '../worker/messages';
import { edition } from './edition';
import type { Wire } from './socket';

export interface Heard {
  status: number;
  text: string;
}

class Line implements Wire {
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(
    private readonly key: string,
    private readonly ask: (asked: Asked) => void,
  ) {}

  send(text: string): void {
    this.ask({ kind: 'say', key: this.key, text });
  }

  close(): void {
    this.ask({ kind: 'leave', key: this.key });
  }
}

class Device {
  private readonly worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });
  private readonly calls = new Map<string, (heard: Heard) => void>();
  private readonly lines = new Map<string, Line>();
  private number = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.ask({ kind: 'start', folder: new URL(edition.root + edition.python, document.baseURI).href });
  }

  call(method: string, path: string, body: unknown): Promise<Heard> {
    const id = String(++this.number);
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve) => {
      this.calls.set(id, resolve);
      this.ask({ kind: 'call', id, method, path, body: text });
    });
  }

  open(table: string): Wire {
    const key = String(++this.number);
    const line = new Line(key, (asked) => this.ask(asked));
    this.lines.set(key, line);
    this.ask({ kind: 'open', key, table });
    return line;
  }

  private ask(asked: Asked): void {
    if (asked.kind === 'leave') this.lines.delete(asked.key);
    this.worker.postMessage(asked);
  }

  private hear(told: Told): void {
    if (told.kind === 'answer') {
      this.calls.get(told.id)?.({ status: told.status, text: told.text });
      this.calls.delete(told.id);
      return;
    }
    const line = this.lines.get(told.key);
    if (told.kind === 'said') line?.onmessage?.({ data: told.text });
    else {
      this.lines.delete(told.key);
      line?.onclose?.({ code: told.code });
    }
  }
}

let device: Device | null = null;
const open = (): Device => (device ??= new Device());

/** What was written down when the page was built is there before Python is. */
const WRITTEN: Record<string, string> = { 'GET /titles': 'titles.json' };

export async function callDevice(method: string, path: string, body?: unknown): Promise<Heard> {
  const written = WRITTEN[`${method} ${path}`];
  if (!written) return open().call(method, path, body);
  const answer = await fetch(edition.root + edition.python + written);
  return { status: answer.status, text: await answer.text() };
}

export const openDevice = (table: string): Wire => open().open(table);
