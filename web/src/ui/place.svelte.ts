/** Of which game the page speaks, and at which table: rules are looked up there. */
export const place: { title: string; table: string } = $state({ title: '', table: '' });

/** Call inside a component; what it says holds while the component is there. */
export function speaksOf(said: () => { title: string; table?: string }): void {
  $effect(() => {
    Object.assign(place, { table: '', ...said() });
    return () => Object.assign(place, { title: '', table: '' });
  });
}
