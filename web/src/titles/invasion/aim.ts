/** Where on the board an action begins and ends. */

const ZONES = ['kingdom', 'quest', 'battlefield'];
const LETTERS = ['a', 'b'];

/** Zones belong to somebody: what is played goes into the own, an attack goes against the other's. */
export function aim(action: string, seat: number): string[] {
  const [verb, ...words] = action.split(' ');
  const side = words.find((word) => LETTERS.includes(word));
  const owner = side ? LETTERS.indexOf(side) : verb === 'attack' ? 1 - seat : seat;
  return words
    .filter((word) => word !== side)
    .map((word) =>
      ZONES.includes(word) ? `[data-zone="${owner}-${word}"]` : `:is([data-card="${word}"], [data-piece="${word}"])`,
    );
}
