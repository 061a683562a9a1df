/** Chaos in the Old World on the front page: the powers are dealt by lot, or the first seat takes one. */
import type { TitleSetup } from '../setup';
import picture from './art/front.avif';

const GODS = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];

/** One of them for the first seat, and the rest in order. */
const led = (god: string, seats: number): string =>
  [god, ...GODS.filter((other) => other !== god)].slice(0, seats).join(' ');

export default {
  place: 1,
  picture,
  colours: {
    rim: '#c79a4c',
    plate: ['#f6e6bd', '#dcc18a'],
    ink: '#3a1408',
    ground: ['#2c1c10', '#150b05'],
    sign: '#8a1f17',
  },
  seats: [3, 4],
  fresh: { gods: 'random' },
  open: {
    gods: {
      label: 'ui-first-seat-plays',
      ways: (seats) => [
        { value: 'random', label: 'ui-by-lot' },
        ...GODS.map((god) => ({ value: led(god, seats), label: `chaos-god-${god}` as const })),
      ],
    },
  },
} satisfies TitleSetup;
