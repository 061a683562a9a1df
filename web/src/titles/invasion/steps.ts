/** Where a combat stands. */
import type { InvasionView } from './view';

export const STEPS = ['target', 'attackers', 'defenders', 'assigned', 'applied'];
const ASKED: Record<string, string> = {
  declare_target: 'target',
  declare_attackers: 'attackers',
  pay_for_attackers: 'attackers',
  declare_defenders: 'defenders',
  assign_attack: 'assigned',
  assign_defence: 'assigned',
};

/** Its number: the step that somebody decides about, else the last one that is done; -1 outside a combat. */
export const stepNow = (view: InvasionView, decision: string): number =>
  view.phase === 'battlefield' ? STEPS.indexOf(ASKED[decision] ?? view.step) : -1;
