/** Warhammer: Invasion at the table. */
import type { SeatBadge, TitleModule } from '../types';
import { badgeOf } from './art/races';
import { aim } from './aim';
import { deckOption } from './decks/deck';
import { noteEnding } from './decks/record';
import { load } from './decks/store';
import { losses } from './losses';
import { occasions } from './occasions';
import { automatic } from './passing';
import { detail, looksAhead } from './prompting';
import Status from './Status.svelte';
import { quiet } from './gameSummary';
import Table from './Table.svelte';
import { filmScript } from './filmScript';
import { text } from './text';
import type { InvasionAction, InvasionEvent, InvasionView, Outcome } from './view';

const sounds = {
  entered: 'figure',
  developed: 'card',
  drew_count: 'card',
  announced: 'card',
  announced_into: 'card',
  combat: 'dice',
  collected: 'coin',
  burned: 'fire',
  damaged: 'stroke',
  section_damaged: 'stroke',
  destroyed: 'stroke',
} as const;

/** Two capitals of one race can not be told apart by it: then the names of the players speak. */
function badge(view: InvasionView, seat: number): SeatBadge | null {
  const race = view.seats[seat]?.race;
  if (!race || view.draft || view.seats[1 - seat]?.race === race) return null;
  return badgeOf(race);
}

/** The deck of the own seat gets its record. */
function finished(table: string, options: Record<string, unknown>, seat: number, won: boolean | null): void {
  const list = options[deckOption(seat)];
  if (typeof list !== 'string' || !list) return;
  const ending = won === null ? 'drawn' : won ? 'won' : 'lost';
  noteEnding(localStorage, load(localStorage).decks, list, table, ending);
}

export default {
  Table,
  Status,
  keys: {
    own: '.hand',
    lit: '.can, .some, .go, .into button, [data-action], .act:not(.undo)',
    held: '.held.picked, .piece.pinned',
  },
  badge,
  aim,
  text,
  losses,
  occasions,
  endings: ['lost', 'drawn'],
  finished,
  automatic,
  detail,
  looksAhead,
  filmScript,
  sounds,
  quiet,
} satisfies TitleModule<InvasionView, InvasionAction, InvasionEvent, Outcome>;
