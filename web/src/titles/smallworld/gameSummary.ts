/** What the events of a game add up to: the last roll of the die, coins by round and by source. */
import { START_COINS, type SmallWorldEvent } from './view';

export interface Roll {
  /** Position in the events; tells a new roll from the one seen before. */
  index: number;
  region: string;
  die: number;
  /** The region fell. */
  won: boolean;
}

export function lastRoll(events: readonly SmallWorldEvent[]): Roll | null {
  for (let index = events.length - 1; index >= 0; index--) {
    const roll = events[index]!;
    if (roll.event === 'attempted' || roll.event === 'murlocs_rolled' || roll.event === 'strike_die') {
      const { region, die } = roll;
      const won = events
        .slice(index)
        .some((one) => (one.event === 'conquered' || one.event === 'murlocs_took') && one.region === region);
      return { index, region, die, won };
    }
  }
  return null;
}

export interface Taken {
  region: string;
  /** Null: the Murlocs. */
  by: number | null;
}

/** What was taken from a player between two turns of theirs, until they act; they can not act before they have seen it. */
export function takenFrom(
  events: readonly SmallWorldEvent[],
  seat: number,
  races: readonly (string | null)[],
): Taken[] {
  const begun = events.findLastIndex((event) => event.event === 'turn' && event.seat === seat);
  const ended = events.slice(0, begun).findLastIndex((event) => event.event === 'income' && event.seat === seat);
  const acted = events
    .slice(begun + 1)
    .some((event) => 'seat' in event && event.seat === seat && event.event !== 'readied');
  if (begun < 0 || ended < 0 || acted) return [];
  const taken = new Map<string, Taken>();
  for (const event of events.slice(ended, begun)) {
    if (event.event !== 'conquered' && event.event !== 'murlocs_took') continue;
    if (races.includes(event.occupant)) {
      taken.set(event.region, { region: event.region, by: event.event === 'conquered' ? event.seat : null });
    }
  }
  return [...taken.values()];
}

/** The last thing that a player's own conquest has brought to light since then. */
export function foundBy(events: readonly SmallWorldEvent[], since: number, seat: number | null): string | null {
  const at = events.findLastIndex((event) => event.event === 'revealed');
  const found = at >= since ? events[at] : undefined;
  if (found?.event !== 'revealed') return null;
  const fight = events.findLast((event) => event.event === 'conquered' && event.region === found.region);
  return fight?.event === 'conquered' && fight.seat === seat ? found.tile : null;
}

export interface Purse {
  seat: number;
  /** Coins after each round, before the first one included. */
  curve: number[];
  sources: { regions: number; declined: number; bonus: number; other: number };
}

/** Gains are open to everybody, so that at the end the whole way there can be told. */
export function purses(events: readonly SmallWorldEvent[], seats: number): Purse[] {
  const found = Array.from({ length: seats }, (_, seat): Purse => ({
    seat,
    curve: [START_COINS],
    sources: { regions: 0, declined: 0, bonus: 0, other: START_COINS },
  }));
  const coins = found.map(() => START_COINS);
  let round = 0;
  for (const each of events) {
    if (each.event === 'round' && round++ > 0) found.forEach((purse, seat) => purse.curve.push(coins[seat]!));
    const purse = 'seat' in each ? found[each.seat] : undefined;
    if (!purse) continue;
    const change = worth(each);
    coins[purse.seat]! += change;
    if (each.event === 'income') {
      purse.sources.regions += each.regions;
      purse.sources.declined += each.declined;
      purse.sources.bonus += each.bonus;
    } else if (each.event === 'bonus') purse.sources.bonus += change;
    else purse.sources.other += change;
  }
  found.forEach((purse, seat) => purse.curve.push(coins[seat]!));
  return found;
}

function worth(happened: SmallWorldEvent): number {
  switch (happened.event) {
    case 'income':
    case 'gained':
    case 'bonus':
    case 'received':
      return happened.coins;
    case 'paid':
      return -happened.coins;
    case 'chose':
      return happened.coins - happened.price;
    default:
      return 0;
  }
}
