/** Reads the words of legal actions so that the board can light things up. No rules: only what is on the list. */
import type { Proper } from '../../words/words';
import { REGIONS } from './art/land';
import type { ChaosAction, GodSlug, Kind, RegionSlug, TokenSlug } from './view';

export const GODS: GodSlug[] = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];
export const KINDS: Kind[] = ['cultist', 'warrior', 'greater_daemon'];
export const TOKENS: TokenSlug[] = ['noble', 'peasant', 'hero', 'skaven', 'event', 'warpstone'];

const FIGURES: Record<GodSlug, string[]> = {
  khorne: ['bloodsworn', 'bloodletter', 'bloodthirster'],
  nurgle: ['leper', 'plaguebearer', 'great_unclean_one'],
  tzeentch: ['acolyte', 'horror', 'lord_of_change'],
  slaanesh: ['seductress', 'daemonette', 'keeper_of_secrets'],
};
/** What a god calls a follower: a warrior of Nurgle is a Plaguebearer. */
export const figureOf = (god: GodSlug, kind: Kind): string => FIGURES[god][KINDS.indexOf(kind)]!;
export const figureKey = (god: GodSlug, kind: Kind): `chaos-figure-${string}` => `chaos-figure-${figureOf(god, kind)}`;
export const proper: Proper = (domain, slug, owner) =>
  domain === 'kind' && (KINDS as string[]).includes(slug) && owner && owner in FIGURES
    ? ['figure', figureOf(owner as GodSlug, slug as Kind)]
    : null;

const isRegion = (word: string): word is RegionSlug => (REGIONS as string[]).includes(word);
/** The class of a figure from the word that actions use for it: a `charmed_leper` is a cultist. */
export function classOf(word: string): Kind | null {
  if (word.startsWith('charmed_')) return 'cultist';
  return KINDS.find((kind) => word === kind || word.endsWith(`_${kind}`)) ?? null;
}
const isVariant = (word: string): boolean => classOf(word) !== null;
const isGod = (word: string): word is GodSlug => (GODS as string[]).includes(word);
const isToken = (word: string): word is TokenSlug => (TOKENS as string[]).includes(word);

/** Actions that differ only in their target region: "summon cultist reserve *". */
export interface Handle {
  id: string;
  verb: string;
  words: string[];
  kind: Kind | null;
  /** The figure's own word: `shielded_warrior`. */
  variant: string | null;
  god: GodSlug | null;
  token: TokenSlug | null;
  /** `reserve`, or the region a figure leaves. */
  source: RegionSlug | 'reserve' | null;
  targets: Map<RegionSlug, ChaosAction>;
  /** Cheapest price among the targets. */
  cost: number | null;
}

export interface Menu {
  handles: Handle[];
  /** Actions without a region. */
  direct: ChaosAction[];
}

export function menu(legal: ChaosAction[]): Menu {
  const handles = new Map<string, Handle>();
  const direct: ChaosAction[] = [];
  for (const action of legal) {
    const words = action.action.split(' ');
    const at = words.findLastIndex(isRegion);
    if (at < 1) {
      direct.push(action);
      continue;
    }
    const id = words.with(at, '*').join(' ');
    const handle = handles.get(id) ?? handleOf(id, words.with(at, '*'));
    handles.set(id, handle);
    handle.targets.set(words[at] as RegionSlug, action);
    if (action.cost !== undefined) handle.cost = Math.min(handle.cost ?? Infinity, action.cost);
  }
  return { handles: [...handles.values()], direct };
}

function handleOf(id: string, words: string[]): Handle {
  return {
    id,
    verb: words[0] ?? '',
    words,
    kind: classOf(words.find(isVariant) ?? '') ?? null,
    variant: words.find(isVariant) ?? null,
    god: words.find(isGod) ?? null,
    token: words.find(isToken) ?? null,
    source: words.includes('reserve') ? 'reserve' : (words.find(isRegion) ?? null),
    targets: new Map(),
    cost: null,
  };
}

export const actionFor = (handle: Handle, region: RegionSlug): string =>
  handle.words.map((word) => (word === '*' ? region : word)).join(' ');

export const summonHandle = (menu: Menu, variant: string, source: RegionSlug | 'reserve'): Handle | undefined =>
  menu.handles.find((handle) => handle.verb === 'summon' && handle.variant === variant && handle.source === source);

export const cardHandle = (menu: Menu, card: string): Handle | undefined =>
  menu.handles.find((handle) => handle.verb === 'play' && handle.words.includes(card));

export const cardAction = (menu: Menu, card: string): ChaosAction | undefined =>
  menu.direct.find((action) => action.action.split(' ').includes(card));

/** Handles that neither the reserve, the map nor the hand can show: "place noble *". */
export function looseHandles(menu: Menu, hand: string[]): Handle[] {
  return menu.handles.filter(
    (handle) =>
      handle.verb !== 'summon' &&
      handle.verb !== 'play' &&
      handle.verb !== 'play_right' &&
      !hand.some((card) => handle.words.includes(card)),
  );
}

/** A region as an argument of a sentence, which knows the forms of its name. */
export const regionArgs = (name: 'region' | 'source', slug: string): Record<string, { key: string }> => ({
  [name]: { key: `chaos-region-${slug}` },
});
