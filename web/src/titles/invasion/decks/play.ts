/** From a deck to a game with it. */
import { sitDown } from '../../../app/session.svelte';
import { seatsFor, wish } from '../../../wire/start';
import { t } from '../../../app/i18n.svelte';
import { settings } from '../../../app/settings.svelte';
import { say } from '../../../ui/toast.svelte';
import { deckOption, listOf, type Deck } from './deck';
import { faultText } from './faultTexts';

/** Against one opponent, who takes a starter deck by lot. */
export async function playWith(deck: Deck): Promise<void> {
  const refused = await sitDown(
    'play',
    wish(
      'invasion',
      seatsFor('play', 2, settings.level),
      { mode: 'decks', [deckOption(0)]: listOf(deck) },
      settings.name,
      false,
    ),
  );
  if (refused.length) say(refused.map((fault) => faultText(t, fault)).join(' '), 'refused');
}
