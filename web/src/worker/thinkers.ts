/** Opponents, hints and replays in workers of their own: two at most, each started with its first question. */
import type { Called } from './python';

export type Lane = 'quick' | 'slow';

class Thinker {
  private readonly worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Called>();
  private number = 0;

  constructor(folder: string) {
    this.worker.onmessage = ({ data: [number, answer] }: MessageEvent<[number, string]>) => this.tell(number, answer);
    this.worker.onerror = () => this.end();
    this.worker.postMessage(folder);
  }

  ask(question: string, done: Called): void {
    this.waiting.set(++this.number, done);
    this.worker.postMessage([this.number, question]);
  }

  private tell(number: number, answer?: string): void {
    const done = this.waiting.get(number);
    this.waiting.delete(number);
    done?.(answer);
    done?.destroy();
  }

  end(): void {
    this.worker.terminate();
    for (const number of [...this.waiting.keys()]) this.tell(number);
  }
}

export class Thinkers {
  private readonly hired: Partial<Record<Lane, Thinker>> = {};

  constructor(private readonly folder: string) {}

  ask(lane: Lane, question: string, done: Called): void {
    (this.hired[lane] ??= new Thinker(this.folder)).ask(question, done);
  }

  dismiss(lane: Lane): void {
    const thinker = this.hired[lane];
    delete this.hired[lane];
    thinker?.end();
  }
}
