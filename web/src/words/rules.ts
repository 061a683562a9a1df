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
  /** Questions of a rule although a card is named, and those whose arguments say more: `assign_hits roll=early`. */
  asked?: Record<string, string>;
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

/** What a table asks now, in the words that lead into the book. */
export interface Moment {
  decision?: string | undefined;
  args?: Record<string, unknown> | undefined;
  step?: unknown;
  phase?: unknown;
}

/** The rule of a question: what it says of itself, else the words of the card that asks, else its decision. */
export function anchorAsked(links: Links, { decision, args = {} }: Moment, has: (anchor: string) => boolean): string {
  const card = args['card'];
  const own = typeof card === 'string' ? [`card-${card}`, `old_world-${card}`].find(has) : undefined;
  const said = ['', ...Object.entries(args).map(([name, value]) => ` ${name}=${String(value)}`)];
  const exact = said.map((one) => links.asked?.[`${decision}${one}`]).find(Boolean);
  return exact ?? own ?? links.decisions[decision ?? ''] ?? '';
}

/** The paragraph about what a table asks now: that of the question, else of its step, else of its phase. */
export function anchorNow(links: Links, now: Moment, has: (anchor: string) => boolean): string {
  const of = (words: Record<string, string> | undefined, word: unknown): string | undefined =>
    typeof word === 'string' ? words?.[word] : undefined;
  return anchorAsked(links, now, has) || (of(links.steps, now.step) ?? of(links.phases, now.phase) ?? 'summary');
}

/** The paragraph behind a refusal; reasons are keys as `chaos-why-no_power` or plain `no_power`. */
export function ruleOf(links: Links, reasons: readonly { key: string }[]): string | null {
  return reasons.map(({ key }) => links.reasons[key.split('-').at(-1)!]).find(Boolean) ?? null;
}
