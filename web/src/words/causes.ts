/** One part of a number in words, for boards that have only `t`. */
import { sentence } from './types';
import type { Cause, MessageArg, Translate } from './types';

export function causeName(t: Translate, title: string, cause: Cause): string {
  const args: Record<string, MessageArg> = { n: cause.value };
  for (const [key, value] of Object.entries(cause.args))
    args[key] = typeof value === 'string' ? sentence(t, { key: `${title}-${key}-${value}` }) : Number(value);
  return sentence(t, { key: `${title}-cause-${cause.key}`, args });
}
