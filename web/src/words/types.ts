/** What sentences are made of. */
import type { Key } from './keys';
export type { Cause, Offer as LegalAction } from '../wire/wire';

/** A sentence as key and arguments; rendered in the reader's language by Fluent. A nested message is rendered first. */
export interface Message {
  key: string;
  args?: Record<string, MessageArg>;
}
export type MessageArg = string | number | Message;

/** Render a key (or `key.attribute`) with its arguments. */
export type Translate = (key: Key, args?: Record<string, MessageArg>) => string;

/** A sentence that came from elsewhere, as key and arguments: whoever wrote it looks after its key. */
export const sentence = (t: Translate, message: Message): string => t(message.key as Key, message.args);

/** Why something can not be done: the rule, the blocking piece, the numbers. */
export interface Reason extends Message {
  /** Which reason it is, where its sentence is written out already: `no_power`. */
  rule?: string;
}
