/** A game of the list in words. */
import { i18n, t } from '../../app/i18n.svelte';
import { endingOf, type Game, type GameSeat } from '../../wire/games';
import { listed, region } from '../../words/fluent';

function seatName({ name, level, yours, free }: GameSeat, seat: number): string {
  if (free) return t('ui-free-seat');
  if (name) return name;
  return level ? t(`ai-level-${level}`) : yours ? t('ui-you') : t('ui-guest', { seat: seat + 1 });
}
export const playersSaid = ({ seats }: Game): string => listed(seats.map(seatName));

export function dayOf({ at }: Game): string {
  if (!at) return '';
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = isToday ? { timeStyle: 'short' } : { dateStyle: 'long' };
  return new Intl.DateTimeFormat(region(i18n.language), form).format(day);
}

export function endingSaid(game: Game): string {
  const ending = endingOf(game);
  if (!ending) return t('ui-games-over');
  if (ending.kind === 'place') return t('ui-games-place', { place: ending.place, of: ending.of });
  if (ending.kind !== 'winner') return t(`ui-games-${ending.kind}`);
  const names = listed(ending.seats.map((seat) => seatName(game.seats[seat]!, seat)));
  return t('ui-card-wins', { names, count: ending.seats.length });
}

/** Where somebody wins or loses and that is all, a number says nothing. */
export function scoresSaid({ result }: Game): string {
  return result && Math.max(0, ...result.scores) > 1 ? result.scores.join(' : ') : '';
}

/** In this is searched. */
export const saidOf = (game: Game): string =>
  [t(`ui-title-${game.title}`), t(`ui-title-${game.title}.short`), playersSaid(game)].join(' ');
