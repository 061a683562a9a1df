/** Battles of a round that is over: views begin anew with each round, what happened does not. */
import { classOf } from './actions';
import type { Battle, ChaosEvent, ChaosView, Die, GodSlug, Roll } from './view';

/** The highest were the hits; behind those that were rolled at first lie those that exploded. */
function diceOf(values: number[], number: number, hits: number): Die[] {
  const least = [...values].sort((a, b) => b - a)[hits - 1] ?? Infinity;
  return values.map((value, at) => ({ value, hit: value >= least, exploded: at >= number }));
}

export function battlesTold(view: ChaosView, round: number, events: readonly ChaosEvent[]): Battle[] {
  const seatOf = (god: GodSlug): number => view.gods.findIndex((one) => one.god === god);
  const end = events.findLastIndex((event) => event.event === 'round' && event.number === round + 1);
  const start = events.findLastIndex((event, at) => event.event === 'round' && at < end);
  const battles: Battle[] = [];
  const roll = (god: GodSlug, kind: Roll['kind'], dice: Die[], hits: number): void =>
    void battles.at(-1)?.rolls.push({ seat: seatOf(god), kind, dice, hits, kills: [] });
  const kill = (seat: number | null, kind: Roll['kills'][number]['kind']): void =>
    void battles.at(-1)?.rolls.at(-1)?.kills.push({ seat, kind, hits: 1 });
  for (const event of events.slice(start + 1, Math.max(end, 0)))
    switch (event.event) {
      case 'battle':
        battles.push({ region: event.region, number: event.number, seat: null, rolls: [], hits_left: 0 });
        break;
      case 'rolled':
        roll(event.god, event.roll, diceOf(event.dice as number[], event.number, event.hits), event.hits);
        break;
      case 'returned':
        roll(event.god, 'return', [], event.hits);
        break;
      case 'killed':
        kill(seatOf(event.god), classOf(event.kind) ?? 'warrior');
        break;
      case 'peasant_killed':
        kill(null, 'peasant');
    }
  return battles;
}
