/** Races by faction, and special powers, with their race tokens. */
import { number, printedOn, type Catalogue, type Listing } from '../catalogue';
import { CLOTH, powerIcon, raceIcon } from './art/emblems';
import type { Faction } from './view';

const byFaction: NonNullable<Listing['group']> = (record) => {
  const faction = printedOn(record, 'faction') as Faction;
  return { key: `smallworld-faction-${faction}`, base: CLOTH[faction].face, dark: CLOTH[faction].dark };
};
const TOKENS = number('value', 'ui-shop-field-value');

export default {
  race: {
    group: byFaction,
    small: (record) => ({ d: raceIcon(record.id), ground: byFaction(record).dark }),
    columns: [TOKENS, number('tray', 'ui-shop-field-tray')],
  },
  power: {
    small: (record) => ({ d: powerIcon(record.id), ground: '#5a3614' }),
    columns: [TOKENS],
  },
} satisfies Catalogue;
