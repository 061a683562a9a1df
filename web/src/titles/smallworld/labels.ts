/** Places and targets in words: for tips, for the sheet on the phone and for screen readers. */
import type { Translate } from '../types';
import type { ActionNames } from '../../words/actionNames';
import type { RegionView, SmallWorldAction } from './view';
import { facts } from '../../words/fluent';

export const regionName = (t: Translate, region: string): string => t(`smallworld-region-${region}`);

/** "Marauding Trolls"; the race alone where its power is gone, nothing without a race. */
export function setName(t: Translate, power: string | null, race: string | null): string {
  const name = race ? t(`smallworld-race-${race}`) : '';
  return power && race ? t('smallworld-ui-set', { power: t(`smallworld-power-${power}`), race: name }) : name;
}

export function holder(t: Translate, region: RegionView, name: (seat: number) => string): string | null {
  if (!region.race) return null;
  const race = t(`smallworld-occupant-${region.race}`);
  if (region.owner === null) return race;
  return t(region.declined ? 'smallworld-ui-holder-declined' : 'smallworld-ui-holder', {
    player: name(region.owner),
    race,
  });
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function piecesHere(t: Translate, region: RegionView): string[] {
  const words: string[] = [];
  if (region.tokens) words.push(t('smallworld-ui-tokens', { count: region.tokens }));
  if (region.beasts) words.push(t('smallworld-ui-beasts', { count: region.beasts }));
  for (const piece of ['champion', 'mountain', 'fort', 'wall', 'tower', 'bomb', 'objective'] as const)
    if (region[piece]) words.push(t(`smallworld-ui-piece-${piece}`));
  for (const tile of region.tiles)
    words.push(tile.tile ? t(`smallworld-tile-${tile.tile}`) : t('smallworld-ui-face-down'));
  for (const symbol of region.symbols)
    if (symbol === 'anchor' || symbol === 'cave' || symbol === 'magic') words.push(t(`smallworld-ui-symbol-${symbol}`));
  return words;
}

/** What happens on a click, with its price. */
function deed(t: Translate, actionNames: ActionNames, action: SmallWorldAction): string {
  const parts = [actionNames.action(action.action, 'here')];
  if (action.cost !== undefined) parts.push(t('smallworld-ui-cost', { cost: action.cost }));
  if (action.odds !== undefined) parts.push(t('smallworld-ui-odds', { odds: action.odds }));
  if (action.toll) parts.push(t('smallworld-ui-toll', { count: action.toll }));
  return facts(parts);
}

export function regionLabel(
  t: Translate,
  actionNames: ActionNames,
  slug: string,
  region: RegionView,
  name: (seat: number) => string,
  action: SmallWorldAction | undefined,
): string {
  const who = holder(t, region, name) ?? t('smallworld-ui-nobody');
  return facts([regionName(t, slug), who, ...piecesHere(t, region), ...(action ? [deed(t, actionNames, action)] : [])]);
}
