import { edition, to } from '../wire/edition';

/** The pages: the front page, a table, a replay, a review, a rule book, and those that a title brings. */
export type Route =
  | { page: 'front' }
  /** Every game of this device; what is shown of them stands in the query. */
  | { page: 'games'; query: string }
  /** Choices to try again, and what was lost by which. */
  | { page: 'coach' }
  /** The code for all own tables, and what is stored of a person. */
  | { page: 'mine' }
  /** The token of a link stands behind the `#`, and so in no server log. */
  | { page: 'table'; table: string; token: string }
  /** A stored log, or the log of a table. */
  | { page: 'replay'; source: 'replays' | 'tables'; id: string; entry: number | null; told: boolean }
  /** A finished game looked over: `/v/…`. */
  | { page: 'review'; source: 'replays' | 'tables'; id: string }
  /** A position of which all stands in the link: `/p/chaos#…`. */
  | { page: 'position'; title: string; fragment: string }
  /** A replay or a position inside a page of others: `/embed/r/…#143`, `/embed/p/chaos#…`. */
  | { page: 'embed'; kind: 'r' | 'p'; id: string; fragment: string; eyes: string; language: string }
  /** `/rules/chaos#counters`; `table` is the one to go back to. */
  | { page: 'rules'; title: string; anchor: string; table: string | null }
  /** `/workshop/chaos#old_world/greenskins_invade`; a shared pack comes as `#pack=…`. */
  | { page: 'workshop'; title: string; path: string }
  /** `/puzzles/chaos`, with one opened: `/puzzles/chaos/03-battle-cry`. */
  | { page: 'puzzles'; title: string; name: string }
  /** `/decks`, or one of them: `/decks/grudge`. */
  | { page: 'own'; name: string; id: string | null };

function parse(address: { pathname: string; search: string; hash: string }): Route {
  const [kind, id, more] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(address.search);
  if (kind === 't' && id) return { page: 'table', table: id, token: address.hash.slice(1) };
  const source = query.has('table') ? 'tables' : 'replays';
  const entry = query.get('entry');
  if (kind === 'v' && id) return { page: 'review', source, id };
  if (kind === 'r' && id)
    return {
      page: 'replay',
      source,
      id,
      entry: entry === null ? null : Number(entry),
      told: query.has('told'),
    };
  if (kind === 'p' && id) return { page: 'position', title: id, fragment: address.hash.slice(1) };
  if (kind === 'embed' && (id === 'r' || id === 'p') && more)
    return {
      page: 'embed',
      kind: id,
      id: more,
      fragment: address.hash.slice(1),
      eyes: query.get('eyes') ?? 'open',
      language: query.get('language') ?? '',
    };
  if (kind === 'rules' && id)
    return { page: 'rules', title: id, anchor: decodeURIComponent(address.hash.slice(1)), table: query.get('table') };
  if (kind === 'workshop' && id)
    return { page: 'workshop', title: id, path: decodeURIComponent(address.hash.slice(1)) };
  if (kind === 'puzzles') return { page: 'puzzles', title: id ?? '', name: more ?? '' };
  if (kind === 'games' && !id) return { page: 'games', query: address.search };
  if (kind === 'coach' && !id) return { page: 'coach' };
  if (kind === 'mine' && !id) return { page: 'mine' };
  if (kind) return { page: 'own', name: kind, id: id ?? null };
  return { page: 'front' };
}

/** Where we are: on a static host all of it stands behind the `#`. */
const here = (): Route => parse(edition.isDevice ? new URL(location.hash.slice(1) || '/', location.origin) : location);

let route = $state.raw<Route>(globalThis.location ? here() : { page: 'front' });
globalThis.addEventListener?.('popstate', () => (route = here()));
globalThis.addEventListener?.('hashchange', () => (route = here()));

export const router = {
  get route(): Route {
    return route;
  },
  go(address: string): void {
    history.pushState(null, '', to(address));
    route = here();
    scrollTo(0, 0);
  },
  replace(address: string): void {
    history.replaceState(null, '', to(address));
    route = here();
  },
};

/** For links that the page follows itself; new tabs and the like stay the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!link) return;
  event.preventDefault();
  router.go(link.replace(/^#/, ''));
}
