/**
 * Windows that ask nothing are passed by themselves. Own stops (`kingdom.theirs`) and the own capital phase always ask.
 * With people at the table only what everybody sees may decide: an automatic pass must not tell what is in hand.
 */
import type { Automatic } from '../types';
import { verbOf } from './actions';
import type { InvasionAction, InvasionView } from './view';

export const stopKey = (phase: string, isMine: boolean): string => `invasion.${phase}.${isMine ? 'mine' : 'theirs'}`;

/** Something to answer: a link of the other side on top of the chain, or a fight. */
function isCalled(view: InvasionView, seat: number): boolean {
  const top = view.chain.at(-1);
  return top ? top.seat !== seat : view.attacked !== null;
}

/** What everybody sees to be no choice: whom to attack without a unit in play, or nobody left to send. */
function isEmpty(view: InvasionView, legal: InvasionAction[], decision: string, seat: number): string | null {
  if (decision === 'declare_attackers' && legal.length === 1 && legal[0]!.action === 'done') return 'done';
  const isAlone = !view.cards.some((card) => card.controller === seat && card.kind === 'unit');
  return decision === 'declare_target' && isAlone ? 'pass' : null;
}

export function automatic(
  view: InvasionView,
  legal: InvasionAction[],
  { decision, seat, people, stops }: Automatic,
): string | null {
  const isWindow = ['act', 'answer'].includes(decision) && legal.some(({ action }) => action === 'pass');
  const isMine = view.active === seat;
  if (stops[stopKey(view.phase, isMine)]) return null;
  if (!isWindow) return isEmpty(view, legal, decision, seat);
  const asks = isCalled(view, seat) || (isMine && view.phase === 'capital' && !view.chain.length);
  if (people) return asks ? null : 'pass';
  const isIdle = legal.every((action) => ['pass', 'yield'].includes(verbOf(action)));
  return isIdle || !asks ? 'pass' : null;
}
