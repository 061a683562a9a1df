/** What a standing order may wait for: what other powers do. */
import type { NamedOccasion } from '../types';
import type { ChaosView } from './view';

export function occasions(view: ChaosView, seat: number): NamedOccasion[] {
  const god = view.gods[seat]?.god;
  if (!god) return [];
  return [
    { event: 'killed', match: { god }, unlike: {}, words: { key: 'chaos-ui-occasion-killed' } },
    { event: 'played', match: {}, unlike: { god }, words: { key: 'chaos-ui-occasion-played' } },
    { event: 'dominated', match: {}, unlike: { god }, words: { key: 'chaos-ui-occasion-dominated' } },
    { event: 'battle', match: {}, unlike: {}, words: { key: 'chaos-ui-occasion-battle' } },
  ];
}
