/** Cards by race, as they are numbered. */
import { number, printedOn, type Catalogue } from '../catalogue';
import { pictureOf } from './art/art';
import { liveryOf } from './art/races';

export default {
  card: {
    group: (record) => {
      const race = String(printedOn(record, 'race'));
      const { base, dark } = liveryOf(race);
      return { key: race === 'none' ? 'invasion-type-draft' : `invasion-race-${race}`, base, dark };
    },
    small: (record) => ({ url: pictureOf(record.id) }),
    columns: [
      {
        name: 'ui-catalogue-type',
        cell: (record) => ({ key: `invasion-type-${String(printedOn(record, 'type'))}` }),
      },
      number('cost', 'invasion-field-cost'),
      number('loyalty', 'invasion-field-loyalty'),
      number('power', 'invasion-field-power'),
      number('hit_points', 'invasion-field-hit_points'),
      number('copies', 'ui-catalogue-copies'),
    ],
  },
} satisfies Catalogue;
