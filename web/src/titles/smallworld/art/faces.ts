/** Island faces of a box: those that a pack has drawn anew are painted here, by the painter of all islands. */
import type { Box, BoxRecord } from '../../../wire/box';
import type { FaceSize, Terrain } from '../view';
import { lay, type Point } from './islands';
import { faceOf, outline, type Drawn, type Island } from './outline';
import { pictureOf } from './painter';

interface Written {
  terrain: Terrain;
  symbols: string[];
  polygon: Point[];
  label: Point;
}

/** The regions of a face as they stand in its record. */
export const drawnOf = (region: unknown): Drawn[] =>
  Object.entries(region as Record<string, Written>).map(([slug, { terrain, symbols, polygon, label }]) => ({
    slug,
    terrain,
    symbols,
    polygon,
    label,
  }));

export const sizeOf = (face: string): FaceSize => face.charAt(0).toUpperCase() as FaceSize;

export const islandOf = (record: BoxRecord): Island =>
  outline(record.id, sizeOf(record.id), drawnOf(record.values['region']));

const isRedrawn = ({ kind, before }: BoxRecord): boolean => kind === 'face' && 'region' in before;

export function unpack(box: Box): void {
  const redrawn = box.records.filter(isRedrawn).map((record) => islandOf(record));
  lay(Object.fromEntries(redrawn.map((island) => [island.face, { land: faceOf(island), picture: pictureOf(island) }])));
}
