/** Warhammer: Invasion on the front page: how decks are dealt, and the shelf of own ones. */
import type { TitleSetup } from '../setup';
import { deckOption } from './decks/deck';
import picture from './art/front.avif';

const STARTER = { mode: 'starter' };
const STARTERS = ['starter_a', 'starter_b'];
const BY_LOT = 'random';
const DECKS = { mode: 'decks' };

export default {
  place: 3,
  picture,
  colours: {
    rim: '#d08a3a',
    plate: ['#1f4d72', '#102a41'],
    ink: '#ffe6b0',
    ground: ['#43261a', '#1c0d07'],
    sign: '#2d5a7d',
  },
  seats: [2],
  dealing: {
    mode: {},
    starter_a: STARTER,
    starter_b: STARTER,
    deck_a: DECKS,
    deck_b: DECKS,
    lists: DECKS,
    side_a: { mode: 'draft' },
  },
  choosing: {
    show: () => import('./choosing'),
    choice: {
      options: STARTERS,
      when: STARTER,
      chosen: (values) => STARTERS.map((option) => (values[option] === BY_LOT ? null : String(values[option]))),
      choose: (_values, _seats, seat, race) => ({ [STARTERS[seat]!]: race ?? BY_LOT }),
    },
  },
  brings: { when: DECKS, option: deckOption, Choice: () => import('./decks/DeckChoice.svelte') },
  pages: { decks: { label: 'ui-decks', Page: () => import('./decks/DecksPage.svelte') } },
} satisfies TitleSetup;
