/** Reads the words of legal actions so that the board can light things up. No rules: only what is on the list. */
import type { Translate } from '../types';
import { REGIONS } from './art/land';
import type { ChaosAction, GodSlug, Kind, RegionSlug, TokenSlug } from './view';

export const GODS: GodSlug[] = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];
export const KINDS: Kind[] = ['cultist', 'warrior', 'greater_daemon'];
export const TOKENS: TokenSlug[] = ['noble', 'peasant', 'hero', 'skaven', 'event', 'warpstone'];

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

/** The key of the name of any slug; null for words without one. */
function keyOf(t: Translate, word: string, god: GodSlug | null): string | null {
  if (isRegion(word)) return `chaos-region-${word}`;
  if (isGod(word)) return `chaos-god-${word}`;
  if (isToken(word)) return `chaos-token-${word}`;
  const kind = classOf(word);
  if (kind && kind !== word && t(`chaos-kind-${word}`) !== `chaos-kind-${word}`) return `chaos-kind-${word}`;
  if (kind) return god ? `chaos-figure-${god}-${kind}` : `chaos-ui-kind-${kind}`;
  if (word.startsWith('up_')) return `chaos-upgrade-${word}`;
  return (
    ['chaos-card-', 'chaos-old_world-', 'chaos-source-', 'chaos-slot-', 'chaos-ui-word-']
      .map((prefix) => prefix + word)
      .find((key) => t(key) !== key) ?? null
  );
}

/** The name of any slug in the reader's language. */
export function nameOf(t: Translate, word: string, god: GodSlug | null = null): string {
  const key = keyOf(t, word, god);
  return key === null ? word.replaceAll('_', ' ') : t(key);
}

/** A region as an argument of a sentence, with the forms of its name. */
export function regionArgs(name: 'region' | 'source', slug: string): Record<string, { key: string }> {
  const key = `chaos-region-${slug}`;
  return {
    [name]: { key },
    ...Object.fromEntries(['in', 'to', 'from', 'the'].map((form) => [`${name}-${form}`, { key: `${key}.${form}` }])),
  };
}

/** How names stand in sentences: attributes of their messages. */
const FORMS = ['in', 'to', 'from', 'via', 'the', 'a', 'acc', 'gen'];

function partsOf(verb: string, word: string, at: number): string[] {
  if (verb === 'summon' && at === 1) return ['source'];
  if (isRegion(word) || word === '*') return ['region'];
  if (isGod(word)) return ['god'];
  return isVariant(word) ? ['kind'] : ['token', 'card', 'upgrade', 'slot', 'old_world'];
}

/** A button's text for an action: "Place a noble in Kislev". */
export function describe(t: Translate, action: string, god: GodSlug | null): string {
  const [verb = '', ...rest] = action.split(' ');
  const acting = rest.find(isGod) ?? god;
  const names = rest.map((word) => (word === '*' ? '…' : nameOf(t, word, acting)));
  const args: Record<string, string> = {};
  rest.forEach((word, at) => {
    const key = keyOf(t, word, acting);
    for (const part of partsOf(verb, word, at)) {
      args[part] = names[at]!;
      for (const form of FORMS) {
        const text = word === '*' || key === null ? names[at]! : t(`${key}.${form}`);
        args[`${part}-${form}`] = text === `${key}.${form}` ? names[at]! : text;
      }
    }
  });
  const text = t(`chaos-verb-${verb}`, args);
  return text === `chaos-verb-${verb}` ? `${verb.replaceAll('_', ' ')} ${names.join(' · ')}` : text;
}
