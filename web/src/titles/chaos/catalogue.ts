/** Cards and upgrades by god, Old World cards as they are. */
import { mark, number, printedOn, type Catalogue, type Column, type Listing } from '../catalogue';
import icons from './art/icons';
import { CARD_ICON, OLD_WORLD_ICON } from './art/icons-of';
import { LIVERY } from './art/palette';
import type { GodSlug } from './view';

/** As it stands on the cards. */
const STAR = 'M256 32L310 202 480 256 310 310 256 480 202 310 32 256 202 202z';
const COPIES = number('copies', 'ui-catalogue-copies');
const byGod: NonNullable<Listing['group']> = (record) => {
  const god = printedOn(record, 'god') as GodSlug;
  return { key: `chaos-god-${god}`, base: LIVERY[god].base, dark: LIVERY[god].dark };
};
/** A class of followers; the rest improves the god. */
const improves: Column = {
  name: 'chaos-ui-improves',
  cell: (record) => {
    const kind = String(printedOn(record, 'kind'));
    return { key: kind === 'power' ? `chaos-god-${String(printedOn(record, 'god'))}` : `chaos-kind-${kind}` };
  },
};

export default {
  card: {
    group: byGod,
    small: (record) => ({ d: icons[CARD_ICON[record.id] ?? 'daemon-skull']!, ground: byGod(record).dark }),
    columns: [number('cost', 'ui-shop-field-cost'), mark('magic', 'chaos-ui-magic', STAR), COPIES],
  },
  upgrade: {
    group: byGod,
    small: (record) => ({ d: icons['upgrade']!, ground: byGod(record).dark }),
    columns: [
      improves,
      number('cost', 'ui-shop-field-cost'),
      number('attack', 'ui-shop-field-attack'),
      number('defense', 'ui-shop-field-defense'),
    ],
  },
  old_world: {
    small: (record) => ({ d: icons[OLD_WORLD_ICON[record.id] ?? 'globe']!, ground: '#3a2c18' }),
    columns: [mark('comet', 'ui-shop-field-comet', icons['comet-spark']!), COPIES],
  },
} satisfies Catalogue;
