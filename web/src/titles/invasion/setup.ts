/** Warhammer: Invasion on the front page: how decks are dealt, and the shelf of own ones. */
import type { TitleSetup } from '../setup';
import { deckOption } from './decks/deck';
import picture from './art/front.avif';

const STARTER = { mode: 'starter' };
const DECKS = { mode: 'decks' };

export default {
  place: 3,
  picture,
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
  brings: { when: DECKS, option: deckOption, Choice: () => import('./decks/DeckChoice.svelte') },
  pages: { decks: { label: 'ui-decks', Page: () => import('./decks/DecksPage.svelte') } },
} satisfies TitleSetup;
