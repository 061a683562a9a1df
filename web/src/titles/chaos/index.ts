/** Chaos in the Old World at the table. */
import type { SeatBadge, TitleModule } from '../types';
import { LIVERY } from './art/palette';
import { losses } from './losses';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { foretold, text } from './text';
import type { ActionForecast, ChaosAction, ChaosEvent, ChaosView } from './view';

const sounds = { summoned: 'figure', moved: 'figure', played: 'card', rolled: 'dice', scored: 'coin' } as const;

function badge(view: ChaosView, seat: number): SeatBadge | null {
  const god = view.gods[seat];
  return god ? { name: { key: `chaos-god-${god.god}` }, ...LIVERY[god.god] } : null;
}

export default { Table, Status, badge, text, losses, sounds, foretold, hasLogKeys: true } satisfies TitleModule<
  ChaosView,
  ChaosAction,
  ChaosEvent,
  ActionForecast
>;
