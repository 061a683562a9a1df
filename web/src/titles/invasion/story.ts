/** What the log tells about the whole game: damage to the capitals, how it was lost, what just happened. */
import type { TableEvent } from '../../wire/wire';

export interface TurnDamage {
  turn: number;
  damage: [number, number];
}

/** Damage that each capital had taken by the end of each turn. */
export function damageByTurn(events: readonly TableEvent[]): TurnDamage[] {
  const rows: TurnDamage[] = [];
  const taken: [number, number] = [0, 0];
  for (const event of events) {
    if (event.event === 'turn') rows.push({ turn: Number(event['number']), damage: [...taken] });
    const change = event.event === 'section_damaged' ? 1 : event.event === 'healed_section' ? -1 : 0;
    if (!change) continue;
    const seat = event['side'] === 'b' ? 1 : 0;
    taken[seat] += change * Number(event['damage'] ?? 0);
    if (rows.length) rows.at(-1)!.damage = [...taken];
  }
  return rows;
}

export function lossOf(events: readonly TableEvent[]): string | null {
  const lost = events.findLast((event) => event.event === 'lost');
  return typeof lost?.['reason'] === 'string' ? lost['reason'] : null;
}

export interface Flash {
  id: number;
  /** A piece, or `a kingdom` for a section. */
  at: string;
  text: string;
  kind: 'damage' | 'heal' | 'fire';
}

/** Numbers that rise from what was hit, for events after `since`. */
export function flashes(events: readonly TableEvent[], since: number): Flash[] {
  return events.slice(since).flatMap((event, at): Flash[] => {
    const id = since + at;
    if (event.event === 'damaged')
      return [{ id, at: String(event['piece']), text: `−${String(event['damage'])}`, kind: 'damage' }];
    if (event.event === 'healed')
      return [{ id, at: String(event['piece']), text: `+${String(event['damage'])}`, kind: 'heal' }];
    if (event.event === 'section_damaged')
      return [
        {
          id,
          at: `${String(event['side'])} ${String(event['zone'])}`,
          text: `−${String(event['damage'])}`,
          kind: 'damage',
        },
      ];
    if (event.event === 'burned')
      return [{ id, at: `${String(event['side'])} ${String(event['zone'])}`, text: '', kind: 'fire' }];
    return [];
  });
}

/** Attack and defence as the rules counted them in the combat under way; null before damage is dealt. */
export function lastCombat(events: readonly TableEvent[]): { attack: number; defence: number } | null {
  const last = events.findLast((event) => event.event === 'combat' || event.event === 'targeted_zone');
  return last?.event === 'combat' ? { attack: Number(last['attack']), defence: Number(last['defence']) } : null;
}
