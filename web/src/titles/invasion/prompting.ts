/** The second line of the prompt: what passing leads to, and what is left to do something with. Only known facts. */
import type { Message } from '../types';
import { verbOf } from './actions';
import type { InvasionAction, InvasionView } from './view';

export function detail(view: InvasionView, legal: InvasionAction[], decision: string, seat: number): Message[] {
  if (!['act', 'answer'].includes(decision)) return [];
  const top = view.chain.at(-1);
  const cards = new Set(
    legal.filter((one) => ['play', 'deploy', 'use'].includes(verbOf(one))).map((one) => one.action.split(' ')[1]!),
  );
  const left = { key: 'invasion-ui-detail-left', args: { resources: view.seats[seat]!.purse, answers: cards.size } };
  if (top?.card)
    return [{ key: 'invasion-ui-detail-chain', args: { card: { key: `invasion-card-${top.card}` } } }, left];
  if (view.active === seat && view.phase === 'capital') return [{ key: 'invasion-ui-detail-capital' }, left];
  return [left];
}
