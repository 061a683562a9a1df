/** What becomes of a section when the damage that is assigned to it is dealt. */
import type { ZoneView } from './view';

/** `shaky`: a development of it is aimed at. */
export function fateOf(zone: ZoneView, assigned: number, shaky: boolean): '' | 'burns' | 'if-lost' {
  if (zone.burning || !assigned) return '';
  if (zone.damage + assigned >= zone.hit_points) return 'burns';
  return shaky && zone.damage + assigned >= zone.hit_points - 1 ? 'if-lost' : '';
}
