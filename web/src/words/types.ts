/** What sentences are made of. */

/** A sentence as key and arguments; rendered in the reader's language by Fluent. A nested message is rendered first. */
export interface Message {
  key: string;
  args?: Record<string, MessageArg>;
}
export type MessageArg = string | number | Message;

/** Render a key (or `key.attribute`) with its arguments. */
export type Translate = (key: string, args?: Record<string, MessageArg>) => string;

/** One part of a number: "3 = 2 printed + 1 Rain of Pus" is two of them. */
export interface Cause extends Message {
  n: number;
}

/**
 * One thing the deciding seat may do. `action` is the words that go back over the wire: a verb and slugs, `summon cultist reserve kislev`.
 * A title adds its own annotations (cost, odds) beside it.
 */
export interface LegalAction {
  action: string;
  /** Price in the title's currency, after all effects; absent where nothing is paid. */
  cost?: number;
  /** Why the price is not the printed one. */
  causes?: Cause[];
}

/** Why something can not be done: the rule, the blocking piece, the numbers. */
export interface Reason extends Message {
  /** Where the rule stands: "R 15" is page 15 of the rulebook. */
  rule?: string;
}
