/** What is said at a table: what was read, who is muted, and what is fresh enough to be shown beside its speaker. */
import { getContext, setContext } from 'svelte';
import type { ChatLine } from '../wire/wire';

/** Words that every reader is shown in their own language, as `:thanks:`. */
export const QUICK = ['hello', 'thanks', 'played', 'moment', 'turn', 'sorry', 'wow', 'game'] as const;
/** Gestures at the plate of whoever makes them, with their signs; said like quick words, as `:cheers:`. */
export const GESTURES = {
  thumb: 'thumb-up',
  hands: 'shaking-hands',
  cheers: 'beer-stein',
  dice: 'rolling-dices',
  party: 'party-popper',
  snail: 'snail',
  heart: 'broken-heart',
} as const;
export type Gesture = keyof typeof GESTURES;
export type Quick = (typeof QUICK)[number];
/** Milliseconds. */
const BUBBLE = 6_000;
const MARK = 5_000;
/** Seconds: what is older when the page hears of it was said before it came. */
const NEW = 2;
const KEY = 'spieltisch.talk.';

interface Kept {
  seen: number;
  muted: string[];
}

export interface Fresh {
  line: ChatLine;
  until: number;
}

export const quickOf = (text: string): Quick | null => {
  const word = /^:(\w+):$/.exec(text)?.[1] as Quick | undefined;
  return word && QUICK.includes(word) ? word : null;
};

export const gestureOf = (text: string): Gesture | null => {
  const word = /^:(\w+):$/.exec(text)?.[1];
  return word && word in GESTURES ? (word as Gesture) : null;
};

/** The message that stands for a text, if it is a quick word or a gesture. */
export const keyOf = (text: string): `ui-quick-${Quick}` | `ui-gesture-${Gesture}` | null => {
  const [quick, gesture] = [quickOf(text), gestureOf(text)];
  return quick ? `ui-quick-${quick}` : gesture && `ui-gesture-${gesture}`;
};

/** A text cut at its addresses: those of pages become links. */
export function pieces(text: string): { text: string; href: string | null }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]{1,300}[^\s<>".,;:!?)'’”])/)
    .filter(Boolean)
    .map((text) => ({ text, href: /^https?:\/\//.test(text) ? text : null }));
}

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  you = $state('');
  seen = $state(0);
  muted = $state.raw<string[]>([]);
  /** Places that show the chat now. */
  places = $state(0);
  /** Grows when somebody wants to write: whoever hides the chat shows it. */
  wanted = $state(0);
  fresh = $state.raw<Fresh[]>([]);
  private known = 0;

  readonly heard: ChatLine[] = $derived(this.lines.filter(({ person }) => !this.muted.includes(person)));
  readonly unread: number = $derived(
    this.heard.filter(({ number, person }) => number > this.seen && person !== this.you).length,
  );

  constructor(
    private readonly table: string,
    private readonly ring: () => void = () => undefined,
    private readonly store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    try {
      const { seen = 0, muted = [] } = JSON.parse(store.getItem(KEY + table) ?? '{}') as Partial<Kept>;
      this.seen = seen;
      this.muted = muted;
    } catch {
      // begins anew
    }
  }

  /** All lines, as the table has them now. */
  follow(lines: ChatLine[], you: string, now = Date.now()): void {
    this.lines = lines;
    this.you = you;
    const last = lines.at(-1)?.number ?? 0;
    const news = this.heard.filter(({ number, age }) => number > this.known && age < NEW);
    this.known = last;
    const others = news.filter(({ person }) => person !== you);
    const shown = news.filter(({ person, mark }) => person !== you || mark !== null);
    if (shown.length)
      this.fresh = [
        ...this.fresh.filter(({ line, until }) => until > now && !shown.some(({ person }) => person === line.person)),
        ...shown.map((line) => ({ line, until: now + (line.mark === null ? BUBBLE : MARK) })),
      ];
    if (others.length) this.ring();
    this.read();
  }
  /** What is in sight is read. */
  read(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (this.places === 0 || last <= this.seen) return;
    this.seen = last;
    this.keep();
  }
  show(): () => void {
    this.places += 1;
    this.read();
    return () => (this.places -= 1);
  }
  expire(now = Date.now()): void {
    if (this.fresh.some(({ until }) => until <= now)) this.fresh = this.fresh.filter(({ until }) => until > now);
  }
  again(line: ChatLine, now = Date.now()): void {
    this.fresh = [...this.fresh.filter((one) => one.line !== line), { line, until: now + MARK }];
  }
  mute(person: string): void {
    this.muted = [...this.muted, person];
    this.fresh = this.fresh.filter(({ line }) => line.person !== person);
    this.keep();
  }
  hearAll(): void {
    this.muted = [];
    this.keep();
  }
  private keep(): void {
    this.store.setItem(KEY + this.table, JSON.stringify({ seen: this.seen, muted: this.muted } satisfies Kept));
  }
}

const CONTEXT = Symbol('talk');
export const provideTalk = (talk: Talk): Talk => setContext(CONTEXT, talk);
/** None beside a replay. */
export const useTalk = (): Talk | null => getContext<Talk | undefined>(CONTEXT) ?? null;
