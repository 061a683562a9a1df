/** Own tables at which it is one's turn. */
import type { TableInfo } from '../wire/wire';
import { seen } from './seen.svelte';

/** What the server knows now, or what was seen here last. */
export const isMyTurn = ({ id, to_act, seats }: TableInfo): boolean =>
  to_act ? to_act.some((seat) => seats[seat]?.yours) : (seen.tables[id]?.mine ?? false);

/** Those that wait for me first, and of these the one whose time runs out first. */
export function mostUrgentFirst(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? (table.left ?? 1e12) : 1e13);
  return [...tables].sort((one, other) => rank(one) - rank(other));
}
