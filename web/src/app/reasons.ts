/** Reasons of the server outside a table, where no vocabulary is at hand. */
import { i18n } from './i18n.svelte';
import { facts, listed, prettify } from '../words/fluent';
import type { MessageArg } from '../words/types';
import type { Message } from '../wire/wire';

export function reasons(messages: readonly Message[]): string {
  if (!messages.length) return i18n.texts.text('ui-error-unknown');
  return messages
    .map((message) =>
      i18n.texts.has(message.key) ? i18n.texts.text(message.key, plain(message.args)) : prettify(message.key),
    )
    .join(' ');
}

/** A field of a record in words: "what lasts". */
export function partName(field: string): string {
  const key = `ui-box-part-${field}`;
  return i18n.texts.has(key) ? i18n.texts.text(key) : prettify(field).toLowerCase();
}

function plain(args: Record<string, unknown>): Record<string, MessageArg> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      name === 'fields' ? facts((value as string[]).map(partName)) : word(value),
    ]),
  );
}

/** A message inside a message is said in its own words. */
function word(value: unknown): MessageArg {
  if (typeof value === 'number' || (typeof value === 'object' && value !== null && 'key' in value))
    return value as MessageArg;
  return Array.isArray(value) ? listed(value.map(String)) : String(value);
}
