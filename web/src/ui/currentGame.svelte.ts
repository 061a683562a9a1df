import type { Moment } from '../words/rules';

/** Of which game the page speaks, and at which table: rules are looked up there. */
export const place: { title: string; table: string; passesAhead: boolean } = $state({
  title: '',
  table: '',
  passesAhead: false,
});

const NOW = 'spieltisch.now';

/** Call inside a component; what it says holds while the component is there. */
export function speaksOf(said: () => { title: string; table?: string; now?: Moment; passesAhead?: boolean }): void {
  $effect(() => {
    const { now, ...of } = said();
    Object.assign(place, { table: '', passesAhead: false, ...of });
    if (now && of.table) sessionStorage.setItem(NOW, JSON.stringify({ table: of.table, ...now }));
    return () => Object.assign(place, { title: '', table: '', passesAhead: false });
  });
}

/** Where the game at a table stood when its page was left. */
export function leftAt(table: string | null): Moment | null {
  const kept = JSON.parse(sessionStorage.getItem(NOW) ?? '{}') as Moment & { table?: string };
  return table && kept.table === table ? kept : null;
}
