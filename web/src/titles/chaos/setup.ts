/** Chaos in the Old World on the front page: the powers are dealt by lot, or the first seat takes one. */
import type { TitleSetup } from '../setup';
import picture from './art/front.avif';

const GODS = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];

const BY_LOT = 'random';

/** As many as there are seats, the missing ones in order. */
const filled = (gods: string[], seats: number): string[] =>
  [...gods, ...GODS.filter((god) => !gods.includes(god))].slice(0, seats);

const wanted = (values: Record<string, unknown>): string[] | null =>
  typeof values['gods'] === 'string' && values['gods'] !== BY_LOT ? values['gods'].split(' ') : null;

/** Whoever had the god takes the one that is given for it. */
function seated(values: Record<string, unknown>, seats: number, seat: number, god: string | null) {
  if (god === null) return { gods: BY_LOT };
  const before = wanted(values);
  if (!before && seat === 0) return { gods: filled([god], seats).join(' ') };
  const gods = filled(before ?? [], seats);
  const owner = gods.indexOf(god);
  if (owner >= 0) gods[owner] = gods[seat]!;
  gods[seat] = god;
  return { gods: gods.join(' ') };
}

export default {
  place: 1,
  picture,
  bgg: 43111,
  colours: {
    rim: '#c79a4c',
    plate: ['#f6e6bd', '#dcc18a'],
    ink: '#3a1408',
    ground: ['#2c1c10', '#150b05'],
    sign: '#8a1f17',
  },
  seats: [3, 4],
  fresh: { gods: 'random' },
  choosing: {
    show: () => import('./choosing'),
    button: 'chaos-choose.button',
    choice: {
      options: ['gods'],
      when: {},
      chosen: (values, seats) => {
        const gods = wanted(values);
        return gods ? filled(gods, seats) : Array<null>(seats).fill(null);
      },
      choose: seated,
    },
  },
} satisfies TitleSetup;
