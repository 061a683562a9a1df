/** Small World of Warcraft on the front page. */
import type { TitleSetup } from '../setup';
import picture from './art/front.avif';

export default {
  place: 2,
  picture,
  colours: {
    rim: '#e3b04a',
    plate: ['#fff9e8', '#f3e0b2'],
    ink: '#4a1a86',
    ground: ['#0f4a78', '#082a48'],
    sign: '#14699c',
  },
  seats: [1, 2, 3, 4, 5],
  choosing: { show: () => import('./choosing') },
} satisfies TitleSetup;
