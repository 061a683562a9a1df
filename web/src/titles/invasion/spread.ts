/** Cards that the reader must look through to decide: the first hand, a search, a discard pile. */
import type { Translate } from '../types';
import { argsOf, verbOf, type Menu } from './actions';
import type { InvasionAction, InvasionView } from './view';

export interface Spread {
  title: string;
  note: string;
  cards: string[];
  actions: InvasionAction[];
  buttons: InvasionAction[];
}
interface Asked {
  decision: string;
  deciding: boolean;
  near: number;
  t: Translate;
}

export function spreadOf({ decision, deciding, near, t }: Asked, view: InvasionView, menu: Menu): Spread | null {
  if (decision === 'keep_hand' && deciding)
    return {
      title: t('invasion-ui-first-hand'),
      note: t(view.first === near ? 'invasion-ui-you-start' : 'invasion-ui-you-follow'),
      cards: view.hand?.map((one) => one.card) ?? [],
      actions: [],
      buttons: menu.loose,
    };
  if (!menu.cards.length) return null;
  const verb = verbOf(menu.cards[0]!);
  const named = menu.cards.map((action) => argsOf(action)[0]!);
  const shown = view.looking ?? (view.revealed.length ? view.revealed : named);
  return {
    title: t(`invasion-ui-spread-${verb}`),
    note: '',
    cards: verb === 'target_discard' ? named : shown,
    actions: menu.cards,
    buttons: menu.loose,
  };
}
