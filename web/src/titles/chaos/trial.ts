/** Where a record of the box can be tried: an Old World card is the next to be drawn. */
import type { Trial } from '../records';

export default (({ kind, id }) =>
  kind === 'old_world' ? { round: 2, phase: 'old_world', old_world: [id] } : null) satisfies Trial;
