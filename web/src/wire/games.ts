/** Every game that this device knows, as one list: tables of a server, tables kept here, replays opened from files. */
import { placesOf, hasWinner } from './places';
import type { TableInfo } from './wire';
import type { KeptReplay } from '../worker/replayStore';

export interface GameSeat {
  name: string;
  level: string | null;
  yours: boolean;
  free: boolean;
}
export interface Game {
  /** `server`, `device` or `replay` and its name. */
  key: string;
  kind: 'server' | 'device' | 'replay';
  id: string;
  title: string;
  status: 'waiting' | 'playing' | 'finished';
  seats: GameSeat[];
  isMyTurn: boolean;
  /** Milliseconds: when it ended, otherwise when it was begun. */
  at: number;
  /** Seconds until the own time runs out. */
  left: number | null;
  result: { ranking: number[][]; scores: number[] } | null;
  /** A replay that the server of this page has too. */
  served: boolean;
}

export function serverGame(table: TableInfo, now: number, isMyTurn: boolean): Game {
  return {
    key: `server:${table.id}`,
    kind: 'server',
    id: table.id,
    title: table.title,
    status: table.status,
    seats: table.seats.map(({ name, level, yours, kind, person }) => ({
      name,
      level,
      yours,
      free: kind === 'open' && !person,
    })),
    isMyTurn: table.status !== 'finished' && isMyTurn,
    at: now - 1000 * (table.result?.age ?? table.age),
    left: table.left,
    result: table.result,
    served: true,
  };
}

/** The one device of a page without a server, as its tables call it. */
const HERE = 'here';
interface StoredTable {
  seats: { name?: string; level?: string; device?: string; kind?: string; stand_in?: string }[];
  people?: Record<string, { name?: string }>;
  asked?: number[] | null;
  result?: { ranking: number[][]; scores: number[]; at: number } | null;
}

/** A table of this device from its row: title, status, public, created, updated, wake, record. */
export function deviceGame(id: string, head: readonly unknown[]): Game {
  const record = JSON.parse(head[6] as string) as StoredTable;
  const status = head[1] as Game['status'];
  const seats = record.seats.map(({ name, level, device, kind }) => ({
    name: name || record.people?.[device ?? '']?.name || '',
    level: level || null,
    yours: device === HERE,
    free: kind === 'open',
  }));
  return {
    key: `device:${id}`,
    kind: 'device',
    id,
    title: head[0] as string,
    status,
    seats,
    isMyTurn: status === 'playing' && (record.asked ?? []).some((seat) => seats[seat]?.yours),
    at: 1000 * (record.result?.at ?? (head[3] as number)),
    left: null,
    result: status === 'finished' ? (record.result ?? null) : null,
    served: false,
  };
}

export function replayGame(id: string, { facts, at, served }: KeptReplay): Game {
  const { ranking, scores } = facts;
  return {
    key: `replay:${id}`,
    kind: 'replay',
    id,
    title: facts.title,
    status: facts.over ? 'finished' : 'playing',
    seats: Array.from({ length: facts.seats }, (_, seat) => ({
      name: facts.names[seat] ?? '',
      level: null,
      yours: false,
      free: false,
    })),
    isMyTurn: false,
    at: at ?? 0,
    left: null,
    result: ranking?.length && scores ? { ranking, scores } : null,
    served: served ?? false,
  };
}

export interface Shown {
  title: string;
  status: '' | 'running' | 'finished';
  starred: boolean;
  search: string;
}

/** What is shown stands in the address, so that it can be kept and sent. */
export function shownIn(query: URLSearchParams): Shown {
  const status = query.get('status');
  return {
    title: query.get('title') ?? '',
    status: status === 'running' || status === 'finished' ? status : '',
    starred: query.has('starred'),
    search: query.get('search') ?? '',
  };
}
export function addressOf({ title, status, starred, search }: Shown): string {
  const query = new URLSearchParams();
  if (title) query.set('title', title);
  if (status) query.set('status', status);
  if (starred) query.set('starred', '');
  if (search) query.set('search', search);
  const text = query.toString().replace('starred=', 'starred');
  return text ? `/games?${text}` : '/games';
}

/** A replay cannot be gone on with, so it is never among the running games. */
export const isRunning = ({ kind, status }: Game): boolean => kind !== 'replay' && status !== 'finished';

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `said`: the words of a game in which is searched. Own turns first, the most urgent before, then the newest. */
export function chosen(
  games: readonly Game[],
  shown: Shown,
  stars: ReadonlySet<string>,
  said: (game: Game) => string,
): Game[] {
  const words = folded(shown.search).split(/\s+/).filter(Boolean);
  return games
    .filter(
      (game) =>
        (!shown.title || game.title === shown.title) &&
        (!shown.status || isRunning(game) === (shown.status === 'running')) &&
        (!shown.starred || stars.has(game.key)) &&
        words.every((word) => folded(said(game)).includes(word)),
    )
    .sort(
      (one, other) =>
        Number(other.isMyTurn) - Number(one.isMyTurn) ||
        (one.isMyTurn ? (one.left ?? Infinity) - (other.left ?? Infinity) || 0 : 0) ||
        other.at - one.at,
    );
}

export type Ending =
  | { kind: 'won' | 'lost' | 'nobody' }
  | { kind: 'place'; place: number; of: number }
  | { kind: 'winner'; seats: number[] };

/** How it ended for the reader; for whoever has no seat or several of them, who won. */
export function endingOf({ result, seats }: Game): Ending | null {
  if (!result) return null;
  if (!hasWinner(result.ranking)) return { kind: 'nobody' };
  const own = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  if (own.length !== 1) return { kind: 'winner', seats: result.ranking[0]! };
  const { place } = placesOf(result.ranking).find(({ seat }) => seat === own[0]) ?? { place: null };
  if (place === 1) return { kind: 'won' };
  return place === null || seats.length < 3 ? { kind: 'lost' } : { kind: 'place', place, of: seats.length };
}
