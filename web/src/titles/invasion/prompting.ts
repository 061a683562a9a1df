/** The second line of the prompt: what passing leads to, and what is left to do something with. Only known facts. */
import type { Message } from '../types';
import { argsOf, verbOf } from './actions';
import { SAFE, worst } from './outcome';
import type { InvasionAction, InvasionView, Outcome } from './view';

/** A link waits or a fight is on: passing has consequences. */
export const looksAhead = (view: InvasionView): boolean => view.chain.length > 0 || view.attacked !== null;

/** Cards in hand beyond the first of each kind. */
const twins = (view: InvasionView, cards: Set<string>): number => {
  const playable = (view.hand ?? []).map(({ card }) => card).filter((card) => cards.has(card));
  return playable.length - new Set(playable).size;
};

export function detail(
  view: InvasionView,
  legal: InvasionAction[],
  decision: string,
  seat: number,
  passing: Outcome | null,
): Message[] {
  if (!['act', 'answer'].includes(decision)) return [];
  const top = view.chain.at(-1);
  const cards = new Set(
    legal.filter((one) => ['play', 'deploy', 'use'].includes(verbOf(one))).map((one) => argsOf(one)[0]!),
  );
  const answers = cards.size + twins(view, cards);
  const purse = { key: 'invasion-ui-detail-left', args: { resources: view.seats[seat]!.purse, answers } };
  const isFree = cards.size === 0 && legal.some((one) => verbOf(one) === 'develop');
  const left = isFree ? [purse, { key: 'invasion-ui-detail-development' }] : [purse];
  const worse = passing && worst(passing, view, seat);
  if (worse && (worse.key !== SAFE || !top?.card)) return [worse, ...left];
  if (top?.card)
    return [{ key: 'invasion-ui-detail-chain', args: { card: { key: `invasion-card-${top.card}` } } }, ...left];
  if (view.active === seat && view.phase === 'capital') return [{ key: 'invasion-ui-detail-capital' }, ...left];
  return left;
}
