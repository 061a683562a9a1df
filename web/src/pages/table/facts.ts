/** What is agreed at a table, in words: clock, who plays, pack, rules that are not the usual ones. */
import { i18n, t } from '../../app/i18n.svelte';
import type { Clock, TableInfo, TitleInfo } from '../../wire/wire';
import { listed, prettify, region } from '../../words/fluent';
import type { Key } from '../../words/keys';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 days", "45 minutes", "90 seconds": the largest unit that fits without a rest. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(region(i18n.language), style).format(seconds / size);
}

export function clockWords({ kind, bank = 0, increment = 0, decision = 0 }: Clock): string {
  if (kind === 'live') return t('ui-clock-live-of', { bank: span(bank), increment: span(increment) });
  return kind === 'days' ? t('ui-clock-days-of', { time: span(decision) }) : t('ui-clock-none');
}

export function seatWords({ seats }: TableInfo): string {
  const computers = seats.filter(({ kind }) => kind === 'agent').length;
  const free = seats.filter(({ kind, person }) => kind === 'open' && person === null).length;
  const people = seats.length - computers - free;
  return listed([
    ...(people ? [t('ui-facts-people', { people })] : []),
    ...(computers ? [t('ui-facts-computers', { count: computers })] : []),
    ...(free ? [t('ui-facts-free', { count: free })] : []),
  ]);
}

export function packName(options: Record<string, unknown>): string {
  const pack = options['pack'] as { name?: string; pack?: { name?: string } } | string | null | undefined;
  return (typeof pack === 'object' && (pack?.name || pack?.pack?.name)) || '';
}

const said = (key: string, otherwise: string): string => (i18n.texts.has(key) ? t(key as Key) : otherwise);

/** Options that somebody changed: "Victory points: 60". */
export function ruleWords(table: TableInfo, title: TitleInfo | undefined): string[] {
  return (title?.options ?? []).flatMap(({ name, choices, default: usual, seat }) => {
    const value = table.options[name];
    if (seat !== null || !choices || value === undefined || value === usual) return [];
    const key = `${table.title}-option-${name}`;
    const plain = typeof value === 'boolean' ? t(value ? 'ui-yes' : 'ui-no') : prettify(String(value));
    return [`${said(key, prettify(name))}: ${said(`${key}.${String(value)}`, plain)}`];
  });
}
