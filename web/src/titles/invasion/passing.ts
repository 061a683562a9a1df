/**
 * Windows that ask nothing are passed by themselves. Own stops (`kingdom.theirs`) always ask; otherwise what everybody
 * sees calls, or nothing does. Only against opponents does it matter whether there is anything to answer with: with
 * people at the table an automatic pass must not tell what is in hand.
 */
import type { Automatic } from '../types';
import { verbOf } from './actions';
import type { InvasionAction, InvasionView } from './view';

export const stopKey = (phase: string, isMine: boolean): string => `invasion.${phase}.${isMine ? 'mine' : 'theirs'}`;

const WINDOWS = ['act', 'answer', 'declare_target'];

export function automatic(
  view: InvasionView,
  legal: InvasionAction[],
  { decision, seat, people, stops, disturbed }: Automatic,
): string | null {
  if (stops[stopKey(view.phase, view.active === seat)]) return null;
  const isDeclared = decision.startsWith('declare_') && legal.length === 1 && legal[0]!.action === 'done';
  if (isDeclared) return 'done';
  if (decision === 'declare_attackers' && !disturbed) return soleAttacker(view, legal);
  if (!WINDOWS.includes(decision) || !legal.some(({ action }) => action === 'pass')) return null;
  const isIdle = !people && legal.every((action) => ['pass', 'yield'].includes(verbOf(action)));
  return view.calls && !isIdle ? null : 'pass';
}

/** Whoever named a zone and has one unit to send has said it all, unless something came in between. */
function soleAttacker(view: InvasionView, legal: InvasionAction[]): string | null {
  const joins = legal.filter((action) => verbOf(action) === 'join');
  const isAnybodyIn = view.cards.some((card) => card.role === 'attacking');
  return joins.length === 1 && !isAnybodyIn ? joins[0]!.action : null;
}
