/** What stopping gives up for good: tokens in hand conquer nothing more this turn. */
import type { Message } from '../types';
import { verbOf } from './actions';
import type { SmallWorldAction, SmallWorldView } from './view';

export function losses(
  view: SmallWorldView,
  action: SmallWorldAction,
  legal: SmallWorldAction[],
  seat: number,
): Message[] {
  const targets = legal.filter((one) => verbOf(one) === 'conquer').length;
  const count = view.players[seat]?.in_hand ?? 0;
  if (verbOf(action) !== 'stop' || !targets || !count) return [];
  return [{ key: 'smallworld-ui-loses-tokens', args: { count, targets } }];
}
