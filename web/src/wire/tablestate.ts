/** What the server said about a table, folded into one value. No clocks, no network, no page: easy to test. */
import type {
  Notice,
  People,
  Person,
  Said,
  SeatChange,
  SeatInfo,
  SeatView,
  Table,
  TableEvent,
  TableInfo,
  Update,
} from './wire';
import { follow } from './difference';

/** `views`: one per own seat; a single one with seat null for spectators; none while the table waits for players. */
export interface TableState extends Omit<Table, 'type' | 'receipt'> {
  info: TableInfo | null;
  you: string;
  people: Person[];
  seats: SeatInfo[];
  watchers: number;
  /** An update did not fit: the whole table has to be asked for. */
  missed: boolean;
  /** The newest, for a line at the edge of the screen. */
  notice: Notice | null;
}

export const NOTHING: TableState = {
  info: null,
  you: '',
  people: [],
  seats: [],
  status: 'waiting',
  entry: 0,
  views: [],
  chat: [],
  clocks: [],
  thinking: [],
  paused: false,
  consent: null,
  outcome: null,
  watchers: 0,
  missed: false,
  notice: null,
  taken_back: [],
  companion: null,
};

/** An update brings only what is new; an undo takes what came after away. */
function followed(
  before: readonly TableEvent[],
  fresh: readonly TableEvent[],
  entry: number,
  undone: boolean,
): TableEvent[] {
  const kept = undone ? before.filter((event) => event.entry <= entry) : before;
  const last = kept.at(-1)?.entry ?? -1;
  return [...kept, ...fresh.filter((event) => event.entry > last || !undone)];
}

/** The views with what changed of them; null if we do not have what the server thinks we have. */
function changed(state: TableState, changes: readonly SeatChange[]): SeatView[] | null {
  const views: SeatView[] = [];
  for (const { seat, since, steps, interims: _, ...rest } of changes) {
    const old = state.views.find((view) => view.seat === seat);
    if (since !== null && old?.view.entry !== since) return null;
    const before = since === null ? {} : old;
    views.push({ ...(follow(before, steps) as SeatView), seat, ...rest });
  }
  return views;
}

/** Who is here after a list, or after what changed of one; of many watchers the table only names ourselves. */
function gathered({ people, you }: TableState, said: People): Person[] {
  if (!said.part) return said.people;
  const fresh = new Map(said.people.map((one) => [one.id, one]));
  const stayed = people.filter(({ id }) => id === you || !said.gone.includes(id));
  const known = new Set(stayed.map(({ id }) => id));
  return [...stayed.map((one) => fresh.get(one.id) ?? one), ...said.people.filter(({ id }) => !known.has(id))];
}

export function fold(state: TableState, said: Said): TableState {
  switch (said.type) {
    case 'hello':
      return {
        ...state,
        info: said.table,
        you: said.you,
        people: said.people,
        seats: said.table.seats,
        status: said.table.status,
        watchers: said.table.watchers,
      };
    case 'table': {
      const { type: _, receipt: _receipt, ...whole } = said;
      return { ...state, ...whole, taken_back: said.taken_back ?? [], missed: false };
    }
    case 'update': {
      const fresh = said.changes.length ? changed(state, said.changes) : said.views;
      if (!fresh) return { ...state, missed: true };
      const views = fresh.map((view) => {
        const before = state.views.find((old) => old.seat === view.seat)?.events ?? [];
        return { ...view, events: followed(before, view.events, said.entry, said.undone) };
      });
      const { clocks, thinking, outcome, entry, taken_back = [], companion = null } = said;
      return {
        ...state,
        views,
        taken_back,
        companion,
        clocks,
        thinking,
        outcome,
        entry,
        status: outcome ? 'finished' : state.status,
      };
    }
    case 'pulse':
      return {
        ...state,
        clocks: said.clocks,
        thinking: said.thinking,
        paused: said.paused,
        companion: said.companion ?? null,
      };
    case 'people':
      return {
        ...state,
        seats: said.seats,
        people: gathered(state, said),
        watchers: said.watchers,
        status: said.status,
        info: state.info && { ...state.info, delay: said.delay, hands_open: said.hands_open },
      };
    case 'chat':
      return { ...state, chat: [...state.chat, said.line] };
    case 'notice':
      return noticed(state, said);
    case 'answer':
      return state;
  }
}

/** The table in the middle of an update, once for each moment that all own seats were shown of it; then after it. */
export function unfold(state: TableState, update: Update): TableState[] {
  const after = fold(state, update);
  if (after.missed || update.undone) return [after];
  const count = Math.min(...update.changes.map(({ interims }) => interims.length), Infinity);
  const frames: TableState[] = [];
  let views = state.views;
  for (let at = 0; at < (Number.isFinite(count) ? count : 0); at++) {
    views = update.changes.map(({ seat, interims, events }) => {
      const before = views.find((view) => view.seat === seat)!;
      const known = state.views.find((view) => view.seat === seat)!.events;
      const { events: told, steps } = interims[at]!;
      return { ...follow(before, steps), seat, events: [...known, ...events.slice(0, told)] };
    });
    frames.push({ ...state, views });
  }
  return [...frames, after];
}

function noticed(state: TableState, notice: Notice): TableState {
  const after = { ...state, notice };
  if (notice.kind === 'consent') return { ...after, consent: notice.consent };
  if (notice.kind === 'consent_given' || notice.kind === 'consent_refused') return { ...after, consent: null };
  if (notice.kind === 'paused') return { ...after, paused: true };
  if (notice.kind === 'resumed') return { ...after, paused: false };
  if (notice.kind === 'rematch' && notice.table && state.info)
    return { ...after, info: { ...state.info, rematch: notice.table } };
  if (notice.kind === 'along' && state.info) return { ...after, info: { ...state.info, along: state.entry } };
  return after;
}

/** The seats of this device that are asked now. */
export function asked(state: TableState): number[] {
  return state.views.flatMap(({ seat, offers }) => (seat !== null && offers.length > 0 ? [seat] : []));
}

/** The own seat to look through: the one asked, else the one shown before, else the first. */
export function frontSeat(state: TableState, shown: number | null): number | null {
  const own = state.views.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const waiting = asked(state);
  if (shown !== null && waiting.includes(shown)) return shown;
  return waiting[0] ?? (shown !== null && own.includes(shown) ? shown : (own[0] ?? null));
}
