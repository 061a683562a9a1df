/** What moved between two views. */
import type { Kind, Region, RegionSlug } from './view';

export interface Move {
  owner: number;
  kind: Kind;
  /** null: from the reserve. */
  from: RegionSlug | null;
  /** null: taken off the map. */
  to: RegionSlug | null;
}

/** What moved between two views: each figure that appeared is matched with one of its kind that left. */
export function movesBetween(before: Region[], after: Region[]): Move[] {
  const moves: Move[] = [];
  const kinds = new Map<string, { owner: number; kind: Kind; change: Map<RegionSlug, number> }>();
  const note = (regions: Region[], sign: number): void => {
    for (const region of regions)
      for (const { owner, kind, count } of region.figures) {
        const entry = kinds.get(`${owner}${kind}`) ?? { owner, kind, change: new Map<RegionSlug, number>() };
        kinds.set(`${owner}${kind}`, entry);
        entry.change.set(region.region, (entry.change.get(region.region) ?? 0) + sign * count);
      }
  };
  note(after, 1);
  note(before, -1);
  for (const { owner, kind, change } of kinds.values()) {
    const left = [...change].flatMap(([region, n]) => Array.from({ length: Math.max(0, -n) }, () => region));
    const came = [...change].flatMap(([region, n]) => Array.from({ length: Math.max(0, n) }, () => region));
    for (let i = 0; i < Math.max(left.length, came.length); i++)
      moves.push({ owner, kind, from: left[i] ?? null, to: came[i] ?? null });
  }
  return moves;
}
