/** Small World of Warcraft at the table. Seats keep the shell's plain badges: these are the owners' silhouettes. */
import type { Box } from '../../wire/box';
import type { TitleModule } from '../types';
import { goesOn } from './actions';
import { lay } from './art/islands';
import { losses } from './losses';
import { occasions } from './occasions';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { filmScript } from './filmScript';
import { text } from './text';
import type { SmallWorldAction, SmallWorldEvent, SmallWorldView } from './view';

const sounds = {
  conquered: 'figure',
  attempted: 'dice',
  strike_die: 'dice',
  murlocs_rolled: 'dice',
  lost: 'stroke',
  exploded: 'fire',
  revealed: 'card',
  redeployed: 'figure',
  chose: 'card',
  declined: 'card',
  income: 'coin',
} as const;

/** The painter comes only where a pack has drawn an island anew. */
async function unpack({ records }: Box): Promise<void> {
  const redrawn = records.filter(({ kind, before }) => kind === 'face' && 'region' in before);
  lay(redrawn.length ? (await import('./art/faces')).painted(redrawn) : {});
}

const keys = {
  own: '.bottom, .near',
  lit: ".region:is(.target, .offered), .set.open, .act:not([aria-disabled='true'], .undo), [data-action]",
  held: '.lifts',
};

export default {
  Table,
  Status,
  keys,
  badge: () => null,
  text,
  losses,
  occasions,
  goesOn,
  endings: ['game_over'],
  filmScript,
  sounds,
  unpack,
} satisfies TitleModule<SmallWorldView, SmallWorldAction, SmallWorldEvent>;
