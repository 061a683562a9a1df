/** What this device saw last of its tables, so that the first page can say where they stand. */
export interface Seen {
  round: number | null;
  turn: number | null;
  /** It was our turn. */
  mine: boolean;
}

const KEY = 'spieltisch.seen';
const KEPT = 40;

function stored(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const seen = $state({ tables: stored() });

export function see(table: string, view: { round?: unknown; turn?: unknown }, mine: boolean): void {
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const { [table]: _before, ...others } = seen.tables;
  const rest = Object.fromEntries(Object.entries(others).slice(1 - KEPT));
  seen.tables = { ...rest, [table]: { round: number(view.round), turn: number(view.turn), mine } };
  localStorage.setItem(KEY, JSON.stringify(seen.tables));
}
