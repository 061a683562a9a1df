/** What a standing order may wait for: the opponent attacks, or plays a card. */
import type { NamedOccasion } from '../types';
import type { InvasionView } from './view';

export function occasions(_: InvasionView, seat: number): NamedOccasion[] {
  const unlike = { seat };
  const attack = (zone: string) => ({ event: 'targeted_zone', match: { zone }, unlike });
  return [
    { ...attack('kingdom'), words: { key: 'invasion-ui-occasion-kingdom' } },
    { ...attack('quest'), words: { key: 'invasion-ui-occasion-quest' } },
    { ...attack('battlefield'), words: { key: 'invasion-ui-occasion-battlefield' } },
    { event: 'targeted_zone', match: {}, unlike, words: { key: 'invasion-ui-occasion-attack' } },
    { event: 'announced', match: {}, unlike, words: { key: 'invasion-ui-occasion-card' } },
  ];
}
