/** Island faces of a box: those that a pack has drawn anew are painted here, by the painter of all islands. */
import type { BoxRecord } from '../../../wire/box';
import type { FaceSize, Terrain } from '../view';
import type { Face, Point } from './islands';
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

/** Faces as the table needs them, with their pictures. */
export const painted = (records: readonly BoxRecord[]): Record<string, { land: Face; picture: string }> =>
  Object.fromEntries(
    records.map((record) => {
      const island = islandOf(record);
      return [island.face, { land: faceOf(island), picture: pictureOf(island) }];
    }),
  );
