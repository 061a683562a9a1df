/** What the log tells about the whole game: damage to the capitals, how it was lost, what just happened. */
import type { InvasionEvent } from './view';

export interface TurnDamage {
  turn: number;
  damage: [number, number];
}

/** Damage that each capital had taken by the end of each turn. */
export function damageByTurn(events: readonly InvasionEvent[]): TurnDamage[] {
  const rows: TurnDamage[] = [];
  const taken: [number, number] = [0, 0];
  for (const event of events) {
    if (event.event === 'turn') rows.push({ turn: event.number, damage: [...taken] });
    if (event.event !== 'section_damaged' && event.event !== 'healed_section') continue;
    taken[event.side === 'b' ? 1 : 0] += event.event === 'section_damaged' ? event.damage : -event.damage;
    if (rows.length) rows.at(-1)!.damage = [...taken];
  }
  return rows;
}

export function lossOf(events: readonly InvasionEvent[]): string | null {
  return events.findLast((event) => event.event === 'lost')?.reason ?? null;
}

export interface Flash {
  id: number;
  /** A piece, or `a kingdom` for a section. */
  at: string;
  text: string;
  kind: 'damage' | 'heal' | 'fire';
}

/** Numbers that rise from what was hit, for events after `since`. */
export function flashes(events: readonly InvasionEvent[], since: number): Flash[] {
  return events.slice(since).flatMap((event, at): Flash[] => {
    const id = since + at;
    if (event.event === 'damaged') return [{ id, at: event.piece, text: `−${event.damage}`, kind: 'damage' }];
    if (event.event === 'healed') return [{ id, at: event.piece, text: `+${event.damage}`, kind: 'heal' }];
    if (event.event === 'section_damaged')
      return [{ id, at: `${event.side} ${event.zone}`, text: `−${event.damage}`, kind: 'damage' }];
    if (event.event === 'burned') return [{ id, at: `${event.side} ${event.zone}`, text: '', kind: 'fire' }];
    return [];
  });
}

/** Attack and defence as the rules counted them in the combat under way; null before damage is dealt. */
export function lastCombat(events: readonly InvasionEvent[]): { attack: number; defence: number } | null {
  const last = events.findLast((event) => event.event === 'combat' || event.event === 'targeted_zone');
  return last?.event === 'combat' ? { attack: last.attack, defence: last.defence } : null;
}

const UNTOLD = ['passed', 'yielded', 'step', 'joined', 'defended'];
const ENDS = ['destroyed', 'sacrificed'];

/** Damage as it was assigned: then it is told when it is dealt. */
const isDealt = (piece: string, damage: number, later: readonly InvasionEvent[]): boolean =>
  later.some((one) => one.event === 'damaged' && one.piece === piece && one.damage === damage);
const isDealtTo = (side: string, damage: number, later: readonly InvasionEvent[]): boolean =>
  later.some((one) => one.event === 'section_damaged' && one.side === side && one.damage === damage);

/** Who fights is told once, for all of them; a card comes where it was played; what was destroyed has left play. */
export function quiet(event: InvasionEvent, at: number, events: readonly InvasionEvent[]): boolean {
  const before = (): readonly InvasionEvent[] => events.slice(Math.max(0, at - 20), at);
  const after = (): readonly InvasionEvent[] => events.slice(at + 1, at + 40);
  switch (event.event) {
    case 'left':
      return before().some((one) => ENDS.includes(one.event) && 'piece' in one && one.piece === event.piece);
    case 'entered': {
      const last = before().findLast(({ event }) => event === 'announced_into' || event === 'entered');
      return last?.event === 'announced_into' && last.zone === event.zone && event.piece.startsWith(last.card);
    }
    case 'developed': {
      const last = before().findLast(({ event }) => event === 'announced_development' || event === 'developed');
      return last?.event === 'announced_development' && last.zone === event.zone;
    }
    case 'assigned':
      return isDealt(event.piece, event.damage, after());
    case 'assigned_section':
      return isDealtTo(event.side, event.damage, after());
    default:
      return UNTOLD.includes(event.event);
  }
}
