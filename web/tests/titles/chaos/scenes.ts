/** Moments of real games (scripts/scenes), with the types of the board. */
import scenes from '../../../src/titles/chaos/demo/scenes.json';
import type { ChaosAction, ChaosView } from '../../../src/titles/chaos/view';

interface Moment {
  seat: number;
  view: ChaosView;
  offers: ChaosAction[];
}
export const { summoning, battle, upgrade, over } = scenes as unknown as Record<
  'summoning' | 'battle' | 'upgrade' | 'over',
  Moment
>;
