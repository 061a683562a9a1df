/** Where a record of the box can be tried: an island lies on the table, a race or a power is on offer. */
import type { Trial } from '../records';

/** An island beside it, of another board. */
const beside = (face: string): string => (face.startsWith('s1') ? 's2a' : 's1a');

export default (({ kind, id }) => {
  if (kind === 'face') return { seats: 2, faces: [id, beside(id)] };
  if (kind === 'race') return { seats: 2, sets: [`${id} ranger`] };
  return { seats: 2, sets: [`orcs ${id}`] };
}) satisfies Trial;
