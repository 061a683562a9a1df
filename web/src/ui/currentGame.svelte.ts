import type { Moment } from '../words/rules';

/** Of which game the page speaks, and at which table: rules are looked up there. */
export const place: { title: string; table: string } = $state({ title: '', table: '' });

const NOW = 'spieltisch.now';

/** Call inside a component; what it says holds while the component is there. */
export function speaksOf(said: () => { title: string; table?: string; now?: Moment }): void {
  $effect(() => {
    const { now, ...of } = said();
    Object.assign(place, { table: '', ...of });
    if (now && of.table) sessionStorage.setItem(NOW, JSON.stringify({ table: of.table, ...now }));
    return () => Object.assign(place, { title: '', table: '' });
  });
}

/** Where the game at a table stood when its page was left. */
export function leftAt(table: string | null): Moment | null {
  const kept = JSON.parse(sessionStorage.getItem(NOW) ?? '{}') as Moment & { table?: string };
  return table && kept.table === table ? kept : null;
}
