/** Legal actions as people look for them: by verb, long lists split by the argument that divides them best. */
import type { LegalAction } from './types';
import type { ParsedAction, Words } from './words';

export interface Choice {
  action: string;
  label: string;
  /** Price and odds that stand at the button. */
  notes: string[];
  /** Slugs it speaks of. */
  places: string[];
}

export interface ChoiceGroup {
  key: string;
  heading: string;
  choices: Choice[];
  parts: ChoiceGroup[];
}

/** More than this in one list is hard to scan. */
const LONG = 9;

export function choiceGroups(offers: readonly LegalAction[], words: Words): ChoiceGroup[] {
  const verbs = new Map<string, { choice: Choice; parsed: ParsedAction }[]>();
  for (const offer of offers) {
    const parsed = words.parse(offer.action);
    const row = { choice: choiceOf(offer, parsed, words), parsed };
    verbs.set(parsed.verb, [...(verbs.get(parsed.verb) ?? []), row]);
  }
  const groups: ChoiceGroup[] = [];
  const bare: Choice[] = [];
  for (const [verb, rows] of verbs) {
    if (rows.every(({ parsed }) => parsed.args.length === 0)) bare.push(...rows.map(({ choice }) => choice));
    else groups.push(split(verb, words.verb(verb), rows, words));
  }
  if (bare.length) groups.push({ key: 'bare', heading: '', choices: bare, parts: [] });
  return groups;
}

function choiceOf(offer: LegalAction, parsed: ParsedAction, words: Words): Choice {
  const places = parsed.args.filter(({ kind }) => kind.kind === 'domain').map(({ value }) => value);
  return { action: offer.action, label: words.action(offer.action), notes: notes(offer, words), places };
}

/** Annotations for which the title or the shell has a text; drawings use the rest. */
function notes(offer: LegalAction, words: Words): string[] {
  return Object.entries(offer).flatMap(([name, value]) => {
    if (name === 'action' || (typeof value !== 'number' && typeof value !== 'string')) return [];
    const key = [`${words.title}-note-${name}`, `ui-note-${name}`].find((candidate) => words.texts.has(candidate));
    return key ? [words.texts.text(key, { value: words.argument(name, value) })] : [];
  });
}

function split(
  key: string,
  heading: string,
  rows: { choice: Choice; parsed: ParsedAction }[],
  words: Words,
): ChoiceGroup {
  const at = rows.length > LONG ? bestArgument(rows.map(({ parsed }) => parsed)) : null;
  if (at === null) return { key, heading, choices: rows.map(({ choice }) => choice), parts: [] };
  const parts = new Map<string, { choice: Choice; parsed: ParsedAction }[]>();
  for (const row of rows) {
    const value = row.parsed.args[at]!.value;
    parts.set(value, [...(parts.get(value) ?? []), row]);
  }
  const { name, kind } = rows[0]!.parsed.args[at]!;
  return {
    key,
    heading,
    choices: [],
    parts: [...parts].map(([value, some]) => ({
      key: `${key} ${value}`,
      heading: `${words.field(name)}: ${String(words.argument(name, value, kind))}`,
      choices: some.map(({ choice }) => choice),
      parts: [],
    })),
  };
}

/** The argument with the most even division into parts; null if none divides. */
function bestArgument(actions: readonly ParsedAction[]): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (let at = 0; at < (actions[0]?.args.length ?? 0); at++) {
    const counts = new Map<string, number>();
    for (const { args } of actions) counts.set(args[at]!.value, (counts.get(args[at]!.value) ?? 0) + 1);
    const cost = Math.max(counts.size, ...counts.values());
    if (counts.size > 1 && counts.size < actions.length && cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** Only what matches every typed word. */
export function filterGroups(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [...groups];
  const fits = ({ label, action }: Choice): boolean =>
    words.every((word) => label.toLocaleLowerCase().includes(word) || action.includes(word));
  return groups.flatMap((group) => {
    const choices = group.choices.filter(fits);
    const parts = filterGroups(group.parts, typed);
    return choices.length || parts.length ? [{ ...group, choices, parts }] : [];
  });
}

export function allChoices(groups: readonly ChoiceGroup[]): Choice[] {
  return groups.flatMap((group) => [...group.choices, ...allChoices(group.parts)]);
}
