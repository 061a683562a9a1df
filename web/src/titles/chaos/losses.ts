/** What passing gives up for good: power lapses, and what costs nothing stays undone. */
import type { Message } from '../types';
import { moveOf } from './actions';
import type { ChaosAction, ChaosView } from './view';

export function losses(view: ChaosView, { action }: ChaosAction, legal: ChaosAction[], seat: number): Message[] {
  if (action !== 'pass' || view.phase !== 'summoning') return [];
  const power = view.gods[seat]?.power ?? 0;
  const others = legal.filter((one) => one.action !== 'pass');
  const free = new Set(
    others.filter((one) => one.cost === 0).map((one) => Object.values(moveOf(one)).slice(0, 2).join(' ')),
  );
  if (!others.length) return [];
  return [
    ...(power ? [{ key: 'chaos-ui-loses-power', args: { power } }] : []),
    ...(free.size ? [{ key: 'chaos-ui-loses-free', args: { count: free.size } }] : []),
  ];
}
