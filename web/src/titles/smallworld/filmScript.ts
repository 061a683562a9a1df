/** How turns of Small World are told: what each event begins, and what is said of it. */
import { type Opening, type Step } from '../../wire/film';
import type { SeatView, TableEvent } from '../../wire/wire';
import type { Said, TitleFilmScript, Translate } from '../types';
import icons from './art/icons';
import type { SmallWorldEvent, SmallWorldView } from './view';

/** Seconds at the normal pace. */
const SET = 0.8;
const CONQUEST = 0.5;
const DIE = 0.7;
const TROOPS = 0.6;
const INCOME = 1.6;
const TILE = 1.2;
const ROUND = 0.4;

const opening = (kind: string, chapter: string, place: string | null, seconds: number): Opening => ({
  kind,
  chapter,
  place,
  seconds,
});
const OWN = opening('own', '', null, 0);

/** A fight for a region goes on until the next one. */
function fight(running: Step | null, region: string, seconds: number, isOwn: boolean): Opening | number {
  if (running?.kind === 'conquest' && running.place === region) return seconds / 2;
  return isOwn ? OWN : opening('conquest', 'conquest', region, seconds);
}

function cut(told: TableEvent, running: Step | null, { seat, view }: SeatView): Opening | number {
  const event = told as SmallWorldEvent & TableEvent;
  const mover = 'seat' in event ? event.seat : (view.table as unknown as SmallWorldView).turn;
  const isOwn = seat !== null && mover === seat;
  switch (event.event) {
    case 'turn':
      return opening('silent', '', null, 0);
    case 'round':
      return event.number > 1 ? opening('round', 'round', null, ROUND) : 0;
    case 'chose':
    case 'declined':
      return isOwn ? OWN : opening(event.event, 'set', event.race, SET);
    case 'attempted':
    case 'strike_die':
      return fight(running, event.region, DIE, isOwn);
    case 'murlocs_rolled':
      return fight(running, event.region, DIE, false);
    case 'conquered':
    case 'struck':
      return fight(running, event.region, CONQUEST, isOwn);
    case 'murlocs_took':
      return fight(running, event.region, CONQUEST, false);
    case 'lost':
      // Whose tokens go home is told with the attack that drove them out; a film begins with what the reader did.
      return !running || running.kind === 'own' ? (running ? 0 : OWN) : fight(running, event.region, CONQUEST, false);
    case 'exploded':
      return opening('conquest', 'conquest', event.region, DIE);
    case 'revealed':
      return opening('tile', 'conquest', event.tile, TILE);
    case 'redeployed':
      if (isOwn) return OWN;
      return running?.kind === 'troops' ? 0 : opening('troops', 'troops', null, TROOPS);
    case 'income':
      return opening('income', 'income', String(event.seat), INCOME);
    case 'game_over':
      return opening('over', 'round', null, 1);
    default:
      return running ? 0 : OWN;
  }
}

const isSmall = ({ kind }: Step): boolean => kind === 'conquest' || kind === 'troops';

function name({ kind, place }: Step, t: Translate): string {
  if (place === null || kind === 'income') return '';
  if (kind === 'tile') return t(`smallworld-tile-${place}`);
  return kind === 'conquest' ? t(`smallworld-region-${place}`) : t(`smallworld-race-${place}`);
}

/** On the strip the land tells which island it is. */
const shortName = (step: Step, t: Translate): string => name(step, t).replace(/ \([^)]*\)$/, '');

/** Of these the heading says enough. */
const UNSAID = new Set(['turn', 'round', 'column', 'readied']);

function say(step: Step, events: readonly SmallWorldEvent[], view: SmallWorldView, t: Translate): Said {
  const [event] = events;
  const told = events.filter((one) => !UNSAID.has(one.event));
  const title =
    event?.event === 'income'
      ? t('smallworld-film-income', { coins: event.coins })
      : step.kind === 'round'
        ? t('smallworld-film-round', { number: view.round + 1 })
        : step.kind === 'troops'
          ? t('smallworld-chapter-troops')
          : step.kind === 'over'
            ? t('smallworld-ui-over')
            : name(step, t);
  return { title, aside: '', told };
}

const SIGNS = {
  set: 'tusks-flag',
  conquest: 'crossed-swords',
  troops: 'rally-the-troops',
  income: 'two-coins',
  round: 'laurel-crown',
};
type Chapter = keyof typeof SIGNS;
const chapter = (slug: string, t: Translate): string => t(`smallworld-chapter-${slug as Chapter}`);
const sign = (slug: string): string => icons[SIGNS[slug as Chapter]] ?? '';

export const filmScript: TitleFilmScript<SmallWorldView, SmallWorldEvent> = {
  limit: 8,
  part: 'turn',
  cut,
  isSmall,
  chapter,
  sign,
  name: shortName,
  say,
};
