/** Who comes where at the end of a game: ties share a place, and if nobody wins nobody has one. */
export interface Place {
  seat: number;
  place: number | null;
}

/** Some come before others; a game that everybody ends alike has no winner. */
export const hasWinner = (ranking: number[][]): boolean => ranking.length > 1;

export function placesOf(ranking: number[][]): Place[] {
  let next = 1;
  return ranking.flatMap((seats) => {
    const place = hasWinner(ranking) ? next : null;
    next += seats.length;
    return seats.map((seat) => ({ seat, place }));
  });
}
