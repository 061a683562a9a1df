/** A span of time in words, as exact as one needs it: days, hours and minutes. */
import { region } from '../words/fluent';
import { i18n } from './i18n.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[2];
  const shown = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(region(i18n.language), shown).format(Math.round(seconds / size));
}
