/** Guided games as data: the same files that the terminal reads. Come when one is opened. */
import type { Language } from '../../words/fluent';
import { guideFiles, guidesOf } from './shelf';

type Said = Partial<Record<'title' | 'say' | 'do' | 'praise' | 'nudge' | 'now' | 'then', string>>;

export interface Step {
  name: string;
  chapter: number;
  /** Anchor in the rule book. */
  rule: string;
  /** Things to light, by what the table calls them: `region=bretonnia`. */
  look: string[];
  /** Patterns of the actions that serve the idea; without them the step is only read. */
  want?: string[];
  times?: number;
  /** What to click for the first of them; what ends in `?` may be missing. */
  way?: string[];
  /** By seat: what the others do while it is open, before anything else. */
  others?: Record<string, string[]>;
}

/** A word to the learner when the lesson is over. */
type Word = Record<'title' | 'say', string>;

interface Script {
  seat: number;
  chance: string;
  position: Record<string, unknown>;
  others: Record<string, string[]>;
  free: string[];
  steps: (Step & Record<Language, Said>)[];
  /** The game is played to its end; else the lesson ends with its last step. */
  to_the_end?: boolean;
}
export type Guide = Script & Record<Language, Word>;

/** The first game of a title has the number 1. */
export const loadGuide = (title: string, number: number): Promise<Guide> =>
  guideFiles[guidesOf(title)[number - 1]!]!() as Promise<Guide>;

/** What is said to the learner at the end. */
export const lastWord = (guide: Guide, language: Language): Word => (guide[language] ?? guide['en'])!;

/** What a step says in a language; English where it says nothing. */
export const stepText = (step: Guide['steps'][number], language: Language): Said => step[language] ?? step['en']!;

/** Whether the words of an action are as one of the patterns; `*` stands for anything. */
export function fits(patterns: readonly string[], action: string): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(action);
  });
}

/** What the script does for a seat: as the patterns of the step and its own say, else the first that may be done. */
export function reply(guide: Guide, seat: number, legal: readonly string[], step: Step | null): string {
  for (const pattern of [...(step?.others?.[seat] ?? []), ...(guide.others[seat] ?? [])]) {
    const found = legal.find((action) => fits([pattern], action));
    if (found) return found;
  }
  return legal[0]!;
}

/** Where a thing lies on the table; what can not be seen is nowhere. `*` stands for anything. */
export function find(thing: string): Element | null {
  const [name, value] = thing.replace(/\?$/, '').split('=') as [string, string];
  const seen = [...document.querySelectorAll(`[data-${name}]`)].filter((one) => {
    const { width, height, right, bottom } = one.getBoundingClientRect();
    return fits([value], one.getAttribute(`data-${name}`)!) && width > 0 && height > 0 && right > 0 && bottom > 0;
  });
  return seen.find((one) => one.closest('main')) ?? seen[0] ?? null;
}

/** So many frames a thing has to appear in. */
const PATIENCE = 60;
async function appeared(thing: string): Promise<Element | null> {
  for (let frame = 0; frame < PATIENCE; frame++) {
    const found = find(thing);
    if (found || thing.endsWith('?')) return found;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

/** Takes up one thing after the other, each as soon as the table shows it; what is in hand stays there. */
export async function takeUp(things: readonly string[]): Promise<void> {
  for (const thing of things) {
    const found = await appeared(thing);
    // A figure on a map has no click() of its own.
    if (found?.ariaPressed !== 'true') found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
}
