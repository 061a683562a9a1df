/** Reads the words of legal actions so that the board can light things up. No rules: only what is on the list. */
import type { Proper } from '../../words/words';
import { isAbout, reader } from '../../words/moves';
import { KINDS, NAMES, VERBS } from './view';
import type { ChaosAction, ChaosMove, GodSlug, Kind, RegionSlug, TokenSlug } from './view';

export const moveOf = reader<ChaosMove>(VERBS);
export const { god: GODS } = NAMES;
export { KINDS };
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
  domain === 'kind' && (KINDS as readonly string[]).includes(slug) && owner && owner in FIGURES
    ? ['figure', figureOf(owner as GodSlug, slug as Kind)]
    : null;

/** The class of a figure from the word that actions use for it: a `charmed_leper` is a cultist. */
export function classOf(word: string): Kind | null {
  if (word.startsWith('charmed_')) return 'cultist';
  return KINDS.find((kind) => word === kind || word.endsWith(`_${kind}`)) ?? null;
}

/** Actions that differ only in their target region: "summon cultist reserve *". */
export interface Handle {
  id: string;
  verb: string;
  card: string | null;
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
    const move = moveOf(action);
    if ('slot' in move && 'region' in move && move.slot === 'right') continue; // asked for where the left one is chosen
    if (!('region' in move)) {
      direct.push(action);
      continue;
    }
    const id = `${action.action.slice(0, -move.region.length)}*`;
    const handle = handles.get(id) ?? handleOf(id, move);
    handles.set(id, handle);
    handle.targets.set(move.region, action);
    if (action.cost !== undefined) handle.cost = Math.min(handle.cost ?? Infinity, action.cost);
  }
  return { handles: [...handles.values()], direct };
}

function handleOf(id: string, move: ChaosMove): Handle {
  const variant = 'kind' in move ? move.kind : null;
  return {
    id,
    verb: move.verb,
    card: 'card' in move ? move.card : null,
    kind: variant === null ? null : classOf(variant),
    variant,
    god: 'god' in move ? move.god : null,
    token: 'token' in move ? move.token : null,
    source: 'source' in move ? move.source : null,
    targets: new Map(),
    cost: null,
  };
}

/** The same card, played into the right slot instead; undefined where it can not lie there. */
export function inRightSlot(legal: ChaosAction[], action: string): string | undefined {
  const left = moveOf(action);
  if (left.verb !== 'play') return undefined;
  const isTwin = (move: ChaosMove): boolean =>
    move.verb === 'play' && move.slot === 'right' && move.card === left.card && move.region === left.region;
  return legal.find((one) => isTwin(moveOf(one)))?.action;
}

export const actionFor = (handle: Handle, region: RegionSlug): string => handle.id.replace('*', region);

export const summonHandle = (menu: Menu, variant: string, source: RegionSlug | 'reserve'): Handle | undefined =>
  menu.handles.find((handle) => handle.verb === 'summon' && handle.variant === variant && handle.source === source);

export const cardHandle = (menu: Menu, card: string): Handle | undefined =>
  menu.handles.find((handle) => handle.verb === 'play' && handle.card === card);

export const cardAction = (menu: Menu, card: string): ChaosAction | undefined =>
  menu.direct.find((action) => isAbout(moveOf(action), card));

/** Handles that neither the reserve, the map nor the hand can show: "place noble *". */
export function looseHandles(menu: Menu, hand: string[]): Handle[] {
  return menu.handles.filter(
    (handle) => handle.verb !== 'summon' && handle.verb !== 'play' && !hand.some((card) => handle.card === card),
  );
}

/** A region as an argument of a sentence, which knows the forms of its name. */
export const regionArgs = (name: 'region' | 'source', slug: string): Record<string, { key: string }> => ({
  [name]: { key: `chaos-region-${slug}` },
});
