/** Reasons and the parts of a number in words, for boards that have only `t`. */
import { sentence } from './types';
import type { Cause, Message, MessageArg, Translate } from './types';

/** The arguments of a message with their names in words, and those in all their forms; `said` is what the title declares. */
function inWords(title: string, said: Record<string, string>, key: string, args: Record<string, unknown>) {
  const words: Record<string, MessageArg> = {};
  for (const [name, value] of Object.entries(args)) {
    const domain = said[`${key}.${name}`] ?? said[name];
    const isName = typeof value === 'string' && domain !== undefined;
    words[name] = isName ? { key: `${title}-${domain}-${value}` } : (value as MessageArg);
  }
  return words;
}

export const causeName = (t: Translate, title: string, said: Record<string, string>, { key, args }: Cause): string =>
  sentence(t, { key: `${title}-cause-${key}`, args: inWords(title, said, key, args) });

export const reasonText = (t: Translate, title: string, said: Record<string, string>, message: Message): string =>
  sentence(t, { key: `${title}-why-${message.key}`, args: inWords(title, said, message.key, message.args ?? {}) });
