/** What ending the own capital phase gives up: what could still be bought, and the development of the turn. */
import type { Message } from '../types';
import { cardOf, verbOf } from './actions';
import type { InvasionAction, InvasionView } from './view';

export function losses(view: InvasionView, action: InvasionAction, legal: InvasionAction[], seat: number): Message[] {
  if (verbOf(action) !== 'pass' || view.phase !== 'capital' || view.active !== seat || view.chain.length) return [];
  const cards = new Set(legal.filter((one) => ['deploy', 'play'].includes(verbOf(one))).map(cardOf));
  const resources = view.seats[seat]!.purse;
  return [
    ...(cards.size && resources
      ? [{ key: 'invasion-ui-loses-resources', args: { resources, cards: cards.size } }]
      : []),
    ...(legal.some((one) => verbOf(one) === 'develop') ? [{ key: 'invasion-ui-loses-development' }] : []),
  ];
}
