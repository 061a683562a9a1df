/** The log as people read it: rounds, inside them phases or turns, inside them lines. */
import type { Words } from './words';

export interface WireEvent {
  entry: number;
  event: string;
  [argument: string]: unknown;
}

export interface Line {
  /** Place in the list of events; stable while the log only grows. */
  index: number;
  entry: number;
  text: string;
  seat: number | null;
  /** Slugs this line speaks of; a board lights up the matching `data-place`. */
  places: string[];
  /** The same again, so many times in a row. */
  times?: number;
}

export interface Section {
  key: string;
  /** "Round 3", "Turn 4: Mirela" */
  part: string;
  /** "Summoning" */
  phase: string;
  round: number | null;
  lines: Line[];
}

/** Something about the log itself, behind so many entries. */
export interface Note {
  entry: number;
  seat: number | null;
  text: string;
}

/** What a title says about its events: which of them the log leaves out, and which always begin a line. */
export interface LogRules {
  // The title knows the shape of its own events.
  quiet?(event: never, at: number, events: readonly never[]): boolean;
  begins?: ReadonlySet<string>;
}

/** A longer line is no sentence any more. */
const LONGEST = 150;
/** Also one that holds a number and its noun together. */
const SPACE = /[ \u00a0]/;

const said = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' · ');
/** "Round 3 · Summoning" */
export const headingOf = ({ part, phase }: Section): string => said(part, phase);

type Heading = 'round' | 'turn' | 'phase';
const HEADINGS: readonly string[] = ['round', 'turn', 'phase'] satisfies Heading[];

function places(event: WireEvent): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(event)) {
    if (name === 'event' || name === 'entry') continue;
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'string' && /^[a-z0-9_]+$/.test(item)) found.push(item);
  }
  return found;
}

function plainSeat(event: WireEvent): number | null {
  return typeof event['seat'] === 'number' ? event['seat'] : null;
}

const again = (line: Line): Line => ({ ...line, times: (line.times ?? 1) + 1 });

/** Names stay whole: what two sentences share ends with a colon, or before the little words of a place ("in the"). */
function sharedUntil(words: string[], count: number): number {
  const colon = words.findIndex((word) => word.endsWith(':'));
  if (colon >= 0) return count > colon ? colon + 1 : 0;
  let end = count;
  while (end > 0 && /^\p{L}{1,3}$/u.test(words[end - 1]!)) end -= 1;
  return end;
}

/** What somebody does at one go is one sentence: "Mirela plays Troll Slayers, pays 3 resources." */
function joined(last: Line, line: Line, words: Words): Line | null {
  if (last.seat === null || last.seat !== line.seat || last.times) return null;
  if (last.text.length + line.text.length > LONGEST) return null;
  const [before, next] = [last.text.split(SPACE), line.text.split(SPACE)];
  const count = before.findIndex((word, at) => word !== next[at]);
  const subject = last.seat === words.you ? 1 : words.playerName(last.seat).split(' ').length;
  const isOneAct = last.entry === line.entry && count >= subject;
  // The same for one place after the other: only the places are told.
  const shared = sharedUntil(next, count);
  const isOneKind = shared > subject + 1;
  if (!isOneAct && !isOneKind) return null;
  const said = next.slice(0, isOneKind ? shared : subject).reduce((sum, word) => sum + word.length + 1, 0);
  const text = `${last.text.replace(/\.$/, '')}, ${line.text.slice(said)}`;
  return { ...last, index: line.index, text, places: [...last.places, ...line.places] };
}

/** `known` remembers the lines of events already told, so that a long evening costs no more than its last move. */
export function chronicle(
  events: readonly WireEvent[],
  words: Words,
  seatOf: (event: WireEvent) => number | null = plainSeat,
  known = new WeakMap<WireEvent, Line>(),
  { quiet, begins }: LogRules = {},
  notes: readonly Note[] = [],
): Section[] {
  const sections: Section[] = [];
  let round: number | null = null;
  let headings: Partial<Record<Heading, string>> = {};
  let open: Section | null = null;
  const section = (index: number): Section => {
    const { round: number, turn, phase = '' } = headings;
    const fresh = { key: `${index}`, part: said(number, turn), phase, round, lines: [] };
    sections.push(fresh);
    return fresh;
  };
  const waiting = notes.map((note, at): Line => ({ ...note, index: -1 - at, places: [] }));
  const note = (until: number): void => {
    for (const line of waiting.filter(({ entry }) => entry < until)) {
      (open ??= section(line.index)).lines.push(line);
      waiting.splice(waiting.indexOf(line), 1);
    }
  };
  events.forEach((event, index) => {
    note(event.entry);
    if (HEADINGS.includes(event.event)) {
      if (event.event === 'round') {
        headings = {};
        if (typeof event['number'] === 'number') round = event['number'];
      }
      if (event.event === 'turn') delete headings.phase;
      headings[event.event as Heading] = words.event(event);
      open = null;
      return;
    }
    if (quiet?.(event as never, index, events as never[])) return;
    open ??= section(index);
    let line = known.get(event);
    if (line?.index !== index)
      known.set(
        event,
        (line = { index, entry: event.entry, text: words.event(event), seat: seatOf(event), places: places(event) }),
      );
    const last = open.lines.at(-1);
    const one =
      last &&
      last.index >= 0 &&
      (last.text === line.text ? again(last) : begins?.has(event.event) ? null : joined(last, line, words));
    if (one) open.lines[open.lines.length - 1] = one;
    else open.lines.push(line);
  });
  note(Infinity);
  return sections;
}
