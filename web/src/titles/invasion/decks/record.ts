/** How games with the decks of this device ended, by deck; each table counts once. */
import { listOf, type Deck } from './deck';
import { write, type Store } from './store';

export const RECORD = 'spieltisch.decks.record';
export type Ending = 'won' | 'lost' | 'drawn';
const ENDINGS: readonly Ending[] = ['won', 'lost', 'drawn'];
/** Endings by table. */
type Games = Record<string, Ending>;
/** More than anybody plays with one deck: the store is small. */
const MOST = 500;

export function readRecord(text: string | null): Record<string, Games> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([deck, games]: [string, unknown]) => {
        if (typeof games !== 'object' || games === null) return [];
        const known = Object.entries(games).filter(([, ending]) => ENDINGS.includes(ending as Ending));
        return [[deck, Object.fromEntries(known.slice(-MOST)) as Games]];
      }),
    );
  } catch {
    return {};
  }
}

/** Keeps how a table ended for the deck that was played there, if it is one of this device. */
export function noteEnding(store: Store, decks: readonly Deck[], list: string, table: string, ending: Ending): void {
  const deck = decks.find((one) => listOf(one) === list);
  if (!deck) return;
  const record = readRecord(store.getItem(RECORD));
  write(store, RECORD, JSON.stringify({ ...record, [deck.id]: { ...record[deck.id], [table]: ending } }));
}

export function countOf(record: Record<string, Games>, deck: string): Record<Ending, number> {
  const endings = Object.values(record[deck] ?? {});
  const count = (wanted: Ending): number => endings.filter((ending) => ending === wanted).length;
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') };
}
