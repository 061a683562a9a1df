/** Chaos in the Old World at the table. */
import type { SeatBadge, TitleModule } from '../types';
import { proper } from './actions';
import { LIVERY } from './art/palette';
import { turning } from './charts';
import { losses } from './losses';
import { occasions } from './occasions';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { filmScript } from './filmScript';
import { foretold, text } from './text';
import type { ActionForecast, ChaosAction, ChaosEvent, ChaosView } from './view';

const sounds = {
  summoned: 'figure',
  moved: 'figure',
  played: 'card',
  revealed: 'card',
  rolled: 'dice',
  killed: 'stroke',
  peasant_killed: 'stroke',
  scored: 'coin',
  corrupted: 'drop',
  ruined: 'fire',
  ticked: 'click',
} as const;

const begins = new Set(['dominated']);
const ENDINGS = new Set(['step', 'phase', 'round']);
/** The heading of a step in which nothing happened. */
const quiet = ({ event }: ChaosEvent, at: number, events: readonly ChaosEvent[]): boolean =>
  event === 'step' && ENDINGS.has(events[at + 1]?.event ?? 'round');

function badge(view: ChaosView, seat: number): SeatBadge | null {
  const god = view.gods[seat];
  return god ? { name: { key: `chaos-god-${god.god}` }, ...LIVERY[god.god] } : null;
}

const part = (view: ChaosView, seat: number): string | null => view.gods[seat]?.god ?? null;

export default {
  Table,
  Status,
  keys: {
    own: '.tray, .drawer',
    lit: ".region.legal, g[data-figure], g[data-mark], .choices button, .choosable, .targets .btn, :is(.tray, .drawer [role='tabpanel']) button[aria-disabled='false']",
    held: "[aria-pressed='true'], .figure.chosen",
  },
  badge,
  part,
  proper,
  text,
  losses,
  occasions,
  endings: ['ended'],
  turning,
  filmScript,
  sounds,
  begins,
  quiet,
  foretold,
  hasLogKeys: true,
  placed: new Set(['hit_peasant']),
} satisfies TitleModule<ChaosView, ChaosAction, ChaosEvent, ActionForecast>;
