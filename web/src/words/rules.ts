/** Where the rule book speaks of what. Small and without the book itself, which comes when it is opened. */

/** What the text of an example points at in its picture, by number. */
export interface Marks {
  /** Things by what the picture calls them: `#things-kislev slot=0`; `record=card/pillage` is laid beside it. */
  seals: string[];
  /** `2+3>4 attack 2`: from seals to a seal, how, and how much. */
  arrows?: string[];
  /** Whose side is near; else who is asked. */
  seat?: number;
  /** What this picture changes in the position. */
  picture?: Record<string, unknown>;
}

/** Kinds of words to anchors, and the positions of the examples. */
export interface Links {
  phases?: Record<string, string>;
  steps?: Record<string, string>;
  tokens: Record<string, string>;
  keywords: Record<string, string>;
  decisions: Record<string, string>;
  verbs: Record<string, string>;
  reasons: Record<string, string>;
  /** What a picture of an example changes in its position, so that it shows the moment before. */
  picture?: Record<string, unknown>;
  examples: Record<string, Record<string, unknown>>;
  marks: Record<string, Marks>;
}

const data = import.meta.glob<Links>('../../../src/spieltisch/learn/data/*.toml', { import: 'default' });
const at = (title: string): string => `../../../src/spieltisch/learn/data/${title}.toml`;

export const hasBook = (title: string): boolean => at(title) in data;

export const loadLinks = (title: string): Promise<Links> => data[at(title)]!();

/** The paragraph about what a table asks now: its decision, else its step, else its phase. */
export function anchorNow(
  links: Links,
  { decision, step, phase }: { decision?: string | undefined; step?: unknown; phase?: unknown },
): string {
  const of = (words: Record<string, string> | undefined, word: unknown): string | undefined =>
    typeof word === 'string' ? words?.[word] : undefined;
  return of(links.decisions, decision) ?? of(links.steps, step) ?? of(links.phases, phase) ?? 'summary';
}

/** The paragraph behind a refusal; reasons are keys as `chaos-why-no_power` or plain `no_power`. */
export function ruleOf(links: Links, reasons: readonly { key: string }[]): string | null {
  return reasons.map(({ key }) => links.reasons[key.split('-').at(-1)!]).find(Boolean) ?? null;
}
