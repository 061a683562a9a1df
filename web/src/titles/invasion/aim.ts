/** Where on the board an action begins and ends. */
import { argsOf, moveOf } from './actions';
import { NAMES } from './view';

const ZONES: string[] = NAMES.zone;

/** Zones belong to somebody: what is played goes into the own, an attack goes against the other's. */
export function aim(action: string, seat: number): string[] {
  const move = moveOf(action);
  const side = 'side' in move ? move.side : null;
  const owner = side ? NAMES.side.indexOf(side) : move.verb === 'attack' ? 1 - seat : seat;
  return argsOf(action)
    .filter((word) => word !== side)
    .map((word) =>
      ZONES.includes(word) ? `[data-zone="${owner}-${word}"]` : `:is([data-card="${word}"], [data-piece="${word}"])`,
    );
}
