/** Which pieces on the map stand for an action: the figure that is slain, the token that moves, the slot that is taken. Reads words, knows no rules. */
import { moveOf } from './actions';
import type { ChaosAction, ChaosView, RegionSlug } from './view';

/** From `estalia|0:warrior`, `estalia|0:*` (any figure of that power), `estalia|noble` or `estalia|slot1` to what a click on it does. */
export type Marks = Map<string, ChaosAction>;

/** Verbs that move something first picked up, or that name a piece that is not on the map yet. */
const ELSEWHERE = new Set(['summon', 'play', 'place', 'cleanse']);

/** `place` is where the prompt looks when the words name no region. */
export function marksOf(view: ChaosView, legal: ChaosAction[], seat: number | null, place: RegionSlug | null): Marks {
  const marks: Marks = new Map();
  for (const action of legal) {
    const key = keyOf(view, action.action, seat, place);
    if (key) marks.set(key, action);
  }
  return marks;
}

/** The region whose piece stands for an action that names no region itself. */
export const regionOf = (view: ChaosView, action: string, seat: number | null, place: RegionSlug | null) =>
  (keyOf(view, action, seat, place)?.split('|')[0] ?? null) as RegionSlug | null;

function keyOf(view: ChaosView, action: string, seat: number | null, place: RegionSlug | null): string | null {
  const move = moveOf(action);
  const region = 'region' in move ? move.region : place;
  if (ELSEWHERE.has(move.verb) || !region) return null;
  if (move.verb === 'hit_peasant') return `${region}|peasant`;
  if ('token' in move) return `${region}|${move.token}`;
  if ('slot' in move) return `${region}|slot${move.slot === 'left' ? 0 : 1}`;
  const variant = 'kind' in move ? move.kind : null;
  const whose = 'god' in move ? view.gods.find((one) => one.god === move.god)?.seat : variant ? seat : undefined;
  return whose === undefined || whose === null ? null : `${region}|${whose}:${variant ?? '*'}`;
}

export const figureMark = (marks: Marks, region: RegionSlug, seat: number, variant: string): ChaosAction | undefined =>
  marks.get(`${region}|${seat}:${variant}`) ?? marks.get(`${region}|${seat}:*`);
