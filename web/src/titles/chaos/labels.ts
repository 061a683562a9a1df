/** Numbers and regions in words. */
import { causeName } from '../../words/causes';
import type { Cause, Translate } from '../types';
import { figureKey, TOKENS } from './actions';
import { SAID, type ChaosAction, type ChaosView, type Kind, type Region } from './view';

export const percent = (t: Translate, chance: number): string =>
  t('ui-text-percent', { value: Math.round(chance * 100) });

/** "2 printed + 1 Rain of Pus". */
export const causes = (t: Translate, list: readonly Cause[]): string =>
  list
    .map((cause) => `${cause.value} ${causeName(t, 'chaos', SAID, cause)}`)
    .join(' + ')
    .replaceAll('+ -', '− ');

/** What a screen reader says about a region. */
export function regionLabel(t: Translate, view: ChaosView, region: Region, action?: ChaosAction): string {
  const name = t(`chaos-region-${region.region}`);
  if (region.ruin) return `${name}: ${t('chaos-ui-ruined')}.`;
  const god = (seat: number): string => t(`chaos-god-${view.gods[seat]?.god ?? ''}`);
  const figure = (seat: number, kind: Kind): string => t(figureKey(view.gods[seat]!.god, kind));
  const parts = [t('chaos-ui-worth', { value: region.value, resistance: region.resistance })];
  for (const group of region.figures)
    parts.push(
      `${god(group.seat)}: ${t('ui-text-count', { count: group.count, name: figure(group.owner, group.kind) })}`,
    );
  for (const token of TOKENS)
    if (region.tokens[token])
      parts.push(t('ui-text-count', { count: region.tokens[token] ?? 0, name: { key: `chaos-token-${token}` } }));
  region.corruption.forEach((count, seat) => {
    if (count) parts.push(t('chaos-ui-corruption-of', { god: god(seat), count }));
  });
  for (const slot of region.slots)
    if (slot.state === 'card') parts.push(`${t(`chaos-card-${slot.card.card}`)} (${god(slot.seat)})`);
  if (action)
    parts.push(action.cost === undefined ? t('chaos-ui-legal') : t('chaos-ui-legal-cost', { cost: action.cost }));
  return `${name}: ${parts.join('; ')}.`;
}
