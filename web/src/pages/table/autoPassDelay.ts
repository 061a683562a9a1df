const PAUSE = { people: 900, opponents: 200 };

/** With people at the table the pause is long and the same for everybody: it tells nothing about hidden cards. */
export function pauseBefore(people: boolean): number {
  return people ? PAUSE.people : PAUSE.opponents;
}
