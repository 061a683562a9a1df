/** From a deck to a game with it. */
import { sitDown } from '../front/session.svelte';
import { seatsFor, wish } from '../front/start';
import { settings } from '../lib/settings.svelte';
import { reasons } from '../shell/reasons';
import { say } from '../shell/toast.svelte';
import { deckOption, listOf, type Deck } from './deck';

/** Against one opponent, who takes a starter deck by lot. */
export async function playWith(deck: Deck): Promise<void> {
  const refused = await sitDown('play', wish('invasion', seatsFor('play', 2, settings.level), { mode: 'decks', [deckOption(0)]: listOf(deck) }, settings.name, false));
  if (refused.length) say(reasons(refused), 'refused');
}
