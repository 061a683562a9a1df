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
  { decision, seat, people, stops }: Automatic,
): string | null {
  if (stops[stopKey(view.phase, view.active === seat)]) return null;
  const isDeclared = decision.startsWith('declare_') && legal.length === 1 && legal[0]!.action === 'done';
  if (isDeclared) return 'done';
  if (!WINDOWS.includes(decision) || !legal.some(({ action }) => action === 'pass')) return null;
  const isIdle = !people && legal.every((action) => ['pass', 'yield'].includes(verbOf(action)));
  return view.calls && !isIdle ? null : 'pass';
}
