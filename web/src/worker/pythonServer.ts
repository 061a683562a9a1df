/** The house of this device: Python's desk, with what it needs of the page. */
import { Keeper } from './tableStore';
import type { Asked, Told } from './messages';
import { startPython, type Called } from './python';
import { Thinkers, type Lane } from './thinkers';

interface PyDesk {
  call(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  open(key: string, table: string): void;
  hear(key: string, text: string): void;
  leave(key: string): void;
}

export type Hear = (asked: Asked) => Promise<void>;

/** Answers what is asked; `tell` takes what goes back. */
export async function openDesk(folder: string, tell: (told: Told) => void): Promise<Hear> {
  const [python, keeper] = await Promise.all([startPython(folder), Keeper.open()]);
  const thinkers = new Thinkers(folder);
  const outside = {
    say: (key: string, text: string) => tell({ kind: 'said', key, text }),
    close: (key: string, code: number) => tell({ kind: 'closed', key, code }),
    keep: (change: string, done: Called) => {
      const kept = done.copy() as Called;
      keeper.keep(JSON.parse(change) as Parameters<Keeper['keep']>[0], (wrong) => {
        kept(wrong);
        kept.destroy();
      });
    },
    load: (table: string) => keeper.load(table),
    heads: () => keeper.heads(),
    keep_replay: (name: string, body: string) => keeper.keepReplay(name, body),
    load_replay: (name: string) => keeper.loadReplay(name),
    think: (lane: Lane, question: string, done: Called) => thinkers.ask(lane, question, done.copy() as Called),
    dismiss: (lane: Lane) => thinkers.dismiss(lane),
  };
  const desk = (python.pyimport('spieltisch.server.page.server').PageServer as (outside: unknown) => PyDesk)(outside);
  return async (asked) => {
    if (asked.kind === 'open') desk.open(asked.key, asked.table);
    else if (asked.kind === 'say') desk.hear(asked.key, asked.text);
    else if (asked.kind === 'leave') desk.leave(asked.key);
    else if (asked.kind === 'call') {
      const answer = await desk.call(asked.method, asked.path, asked.body);
      const [status, text] = answer.toJs();
      answer.destroy();
      tell({ kind: 'answer', id: asked.id, status, text });
    }
  };
}
