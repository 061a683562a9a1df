/** What a standing order may wait for: what other players do. */
import type { NamedOccasion } from '../types';
import type { SmallWorldView } from './view';

export function occasions(view: SmallWorldView, seat: number): NamedOccasion[] {
  const race = view.players[seat]?.race;
  const unlike = { seat };
  return [
    ...(race
      ? [
          {
            event: 'conquered',
            match: { occupant: race },
            unlike,
            words: { key: 'smallworld-ui-occasion-conquered' },
          } as const,
        ]
      : []),
    { event: 'declined', match: {}, unlike, words: { key: 'smallworld-ui-occasion-declined' } },
    { event: 'chose', match: {}, unlike, words: { key: 'smallworld-ui-occasion-chose' } },
  ];
}
