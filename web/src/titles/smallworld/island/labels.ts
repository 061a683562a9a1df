/** What the editor of islands says of a region. */
import { facts } from '../../../words/fluent';
import type { Translate } from '../../../words/types';
import type { Drawn } from '../art/outline';

const number = (slug: string): string => slug.split('_').at(-1)!;

export const symbolName = (t: Translate, symbol: string): string => t(`ui-shop-symbol-${symbol}`);

export const terrainName = (t: Translate, terrain: string): string => t(`smallworld-terrain-${terrain}`);

/** "8, forest, magic, tile; borders 2, 3, 7" */
export function regionName(t: Translate, region: Drawn, borders: readonly string[]): string {
  const first = facts([
    number(region.slug),
    terrainName(t, region.terrain),
    ...region.symbols.map((one) => symbolName(t, one)),
  ]);
  return `${first}; ${t('ui-shop-borders')} ${facts(borders.map(number))}`;
}
