/** What the events of a game add up to: the last roll of the die, coins by round and by source. */
import type { TableEvent } from '../../wire/wire';

export interface Roll {
  /** Position in the events; tells a new roll from the one seen before. */
  index: number;
  region: string;
  die: number;
  /** What the die had to show; null where every result helps. */
  needed: number | null;
}

const ROLLS = new Set(['attempted', 'strike_die', 'murlocs_rolled']);

export function lastRoll(events: readonly TableEvent[]): Roll | null {
  for (let index = events.length - 1; index >= 0; index--) {
    const { event, region, die, needed } = events[index] as TableEvent & {
      region?: string;
      die?: number;
      needed?: number;
    };
    if (ROLLS.has(event) && region !== undefined && die !== undefined)
      return { index, region, die, needed: needed ?? null };
  }
  return null;
}

export interface Purse {
  seat: number;
  /** Coins after each round, before the first one included. */
  curve: number[];
  sources: { regions: number; declined: number; bonus: number; other: number };
}

const START = 5;

/** Gains are open to everybody, so that at the end the whole way there can be told. */
export function purses(events: readonly TableEvent[], seats: number): Purse[] {
  const found = Array.from({ length: seats }, (_, seat): Purse => ({
    seat,
    curve: [START],
    sources: { regions: 0, declined: 0, bonus: 0, other: START },
  }));
  const coins = found.map(() => START);
  let round = 0;
  for (const each of events) {
    const happened = each as TableEvent & Record<string, number>;
    if (each.event === 'round' && round++ > 0) found.forEach((purse, seat) => purse.curve.push(coins[seat]!));
    const purse = found[happened['seat'] ?? -1];
    if (!purse) continue;
    const change = worth(each.event, happened);
    coins[purse.seat]! += change;
    if (each.event === 'income') {
      purse.sources.regions += happened['regions'] ?? 0;
      purse.sources.declined += happened['declined'] ?? 0;
      purse.sources.bonus += happened['bonus'] ?? 0;
    } else if (each.event === 'bonus') purse.sources.bonus += change;
    else purse.sources.other += change;
  }
  found.forEach((purse, seat) => purse.curve.push(coins[seat]!));
  return found;
}

function worth(event: string, args: Record<string, number>): number {
  const coins = args['coins'] ?? 0;
  if (['income', 'gained', 'bonus', 'received'].includes(event)) return coins;
  if (event === 'paid') return -coins;
  return event === 'chose' ? coins - (args['price'] ?? 0) : 0;
}
