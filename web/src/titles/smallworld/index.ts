/** Small World of Warcraft at the table. Seats keep the shell's plain badges: these are the owners' silhouettes. */
import type { TitleModule } from '../types';
import { unpack } from './art/faces';
import { losses } from './losses';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { text } from './text';
import type { SmallWorldAction, SmallWorldEvent, SmallWorldView } from './view';

const sounds = {
  conquered: 'figure',
  attempted: 'dice',
  strike_die: 'dice',
  murlocs_rolled: 'dice',
  chose: 'card',
  income: 'coin',
} as const;

export default { Table, Status, badge: () => null, text, losses, sounds, unpack } satisfies TitleModule<
  SmallWorldView,
  SmallWorldAction,
  SmallWorldEvent
>;
