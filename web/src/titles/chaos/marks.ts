/** Which pieces on the map stand for an action: the figure that is slain, the token that moves, the slot that is taken. Reads words, knows no rules. */
import { classOf, GODS, TOKENS } from './actions';
import { REGIONS } from './art/land';
import type { ChaosAction, ChaosView, RegionSlug } from './view';

/** From `estalia|0:warrior`, `estalia|0:*` (any figure of that power), `estalia|noble` or `estalia|slot1` to what a click on it does. */
export type Marks = Map<string, ChaosAction>;

/** Verbs that move something first picked up, or that name a piece that is not on the map yet. */
const ELSEWHERE = new Set(['summon', 'play', 'play_right', 'place', 'cleanse']);

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
  const [verb = '', ...words] = action.split(' ');
  const region = words.find((word) => (REGIONS as string[]).includes(word)) ?? place;
  if (ELSEWHERE.has(verb) || !region) return null;
  const token = verb === 'hit_peasant' ? 'peasant' : words.find((word) => (TOKENS as string[]).includes(word));
  if (token) return `${region}|${token}`;
  if (verb === 'entrench' || verb === 'leave') return `${region}|slot${words[0] === 'left' ? 0 : 1}`;
  const god = words.find((word) => (GODS as string[]).includes(word));
  const variant = words.find((word) => classOf(word) !== null);
  const whose = god ? view.gods.find((one) => one.god === god)?.seat : variant ? seat : undefined;
  return whose === undefined || whose === null ? null : `${region}|${whose}:${variant ?? '*'}`;
}

export const figureMark = (marks: Marks, region: RegionSlug, seat: number, variant: string): ChaosAction | undefined =>
  marks.get(`${region}|${seat}:${variant}`) ?? marks.get(`${region}|${seat}:*`);
