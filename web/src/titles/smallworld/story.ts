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
