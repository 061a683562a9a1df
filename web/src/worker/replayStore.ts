/** Games that were opened from files, kept on this device; what has a colon in its name is something else. */
import { asked, openBase } from './base';

export interface KeptReplay {
  facts: {
    title: string;
    seats: number;
    names: string[];
    entries: number;
    over: boolean;
    ranking?: number[][];
    scores?: number[];
  };
  log: unknown;
  /** When it was opened; replays of older versions do not say. */
  at?: number;
  /** The server that this page came from has it under the same name. */
  served?: boolean;
}

export const isReplayName = (name: string): boolean => /^[\w-]{1,64}$/.test(name);

export async function keepReplay(name: string, body: string, served = false): Promise<void> {
  const dated = isReplayName(name) && body ? { ...(JSON.parse(body) as KeptReplay), at: Date.now(), served } : null;
  const text = dated ? JSON.stringify(dated) : body;
  await asked((await openBase()).transaction('replays', 'readwrite').objectStore('replays').put(text, name));
}

export async function keptReplays(): Promise<[string, KeptReplay][]> {
  const store = (await openBase()).transaction('replays').objectStore('replays');
  const [names, bodies] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]);
  return names.flatMap((name, at): [string, KeptReplay][] => {
    const body: unknown = bodies[at];
    if (!isReplayName(String(name)) || typeof body !== 'string' || !body) return [];
    return [[String(name), JSON.parse(body) as KeptReplay]];
  });
}
