/** What is given up for good: by stopping tokens conquer nothing more, a decline and the last token end the turn. */
import type { Message } from '../types';
import { verbOf } from './actions';
import type { SmallWorldAction, SmallWorldView } from './view';

export function losses(
  view: SmallWorldView,
  action: SmallWorldAction,
  legal: SmallWorldAction[],
  seat: number,
): Message[] {
  if (action.ends) return [{ key: 'smallworld-ui-loses-turn' }];
  if (verbOf(action) === 'decline')
    return [
      { key: 'smallworld-ui-loses-race', args: { race: { key: `smallworld-race-${view.players[seat]?.race}` } } },
    ];
  const targets = legal.filter((one) => verbOf(one) === 'conquer').length;
  const count = view.players[seat]?.in_hand ?? 0;
  if (verbOf(action) !== 'stop' || !targets || !count) return [];
  return [{ key: 'smallworld-ui-loses-tokens', args: { count, targets } }];
}
