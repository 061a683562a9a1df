/** Faults of a deck as plain sentences. */
import { listed } from '../../../words/fluent';
import { sentence, type MessageArg, type Translate } from '../../types';
import type { Message } from '../../../wire/wire';

const CARDS = new Set(['card', 'order', 'destruction']);

function word(t: Translate, name: string, value: unknown): MessageArg {
  if (Array.isArray(value)) return listed(value.map((one) => String(word(t, name, one))));
  if (typeof value === 'string' && CARDS.has(name)) return t(`invasion-card-${value}`);
  if (typeof value === 'string' && name === 'race') return t(`invasion-race-${value}`);
  return value as MessageArg;
}

export function faultText(t: Translate, { key, args }: Message): string {
  const said = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(t, name, value)]));
  return sentence(t, { key: key.includes('-') ? key : `invasion-why-${key}`, args: said });
}
