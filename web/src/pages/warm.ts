/** Somebody is about to sit down: everything that the table will need comes meanwhile. */
import { loadTitle } from '../titles';
import { api } from '../wire/api';

export function warm(title: string): void {
  void import('./table/TablePage.svelte');
  void loadTitle(title);
  void api.vocabulary(title).catch(() => undefined);
}
