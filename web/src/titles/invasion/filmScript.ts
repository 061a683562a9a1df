/** How turns and combats of Invasion are told: what each event begins, and what is said of it. */
import type { Opening, Step } from '../../wire/film';
import type { SeatView, TableEvent } from '../../wire/wire';
import type { Said, TitleFilmScript, Translate } from '../types';
import icons from './art/icons';
import { quiet } from './gameSummary';
import type { InvasionEvent, InvasionView, ZoneName } from './view';

/** Seconds at the normal pace. */
const RESOURCES = 0.6;
const CARD = 0.6;
const TARGET = 0.6;
const FIGHTER = 0.15;
const SUM = 0.8;
const DAMAGE = 0.6;
const FALLEN = 0.5;
const FIRE = 0.9;

const opening = (kind: string, chapter: string, place: string | null, seconds: number): Opening => ({
  kind,
  chapter,
  place,
  seconds,
});
const OWN = opening('own', '', null, 0);
/** A piece is called by its card and a number: `goblins_b2`. */
const cardOf = (piece: string): string => piece.replace(/_[ab]\d+$/, '');

/** Units are struck and zones burn in other phases too, by a tactic. */
function chapterOf(told: TableEvent, events: readonly TableEvent[]): string {
  const phase = events.slice(0, events.indexOf(told)).findLast(({ event }) => event === 'phase');
  return phase && phase['phase'] !== 'battlefield' ? 'cards' : 'combat';
}

/** What happens to cards belongs to the card that did it; in a combat it is a step of its own. */
function struck(running: Step | null, step: Opening): Opening | number {
  if (running?.kind === step.kind || running?.kind === 'card') return step.seconds / 3;
  return running?.kind === 'own' && step.kind === 'damage' ? 0 : step;
}

function cut(told: TableEvent, running: Step | null, { seat, events }: SeatView): Opening | number {
  const event = told as InvasionEvent & TableEvent;
  const isOwn = seat !== null && 'seat' in event && event.seat === seat;
  switch (event.event) {
    case 'turn':
    case 'phase':
      return opening('silent', '', null, 0);
    case 'passed':
    case 'yielded':
      // Windows in which nobody did anything take no time.
      return running?.chapter ? opening('silent', '', null, 0) : running ? 0 : OWN;
    case 'collected':
    case 'drew_count':
      if (isOwn) return running?.kind === 'own' ? 0 : OWN;
      return running?.kind === 'resources' ? RESOURCES / 2 : opening('resources', 'cards', null, RESOURCES);
    case 'announced':
    case 'announced_into':
    case 'resolved':
      if (running?.kind === 'card' && running.place === event.card) return CARD / 3;
      return isOwn ? OWN : opening('card', 'cards', event.card, CARD);
    case 'announced_use':
      return isOwn ? OWN : opening('card', 'cards', cardOf(event.piece), CARD);
    case 'announced_development':
      return isOwn ? OWN : opening('development', 'cards', null, CARD / 2);
    case 'targeted_zone':
      return isOwn ? OWN : opening('target', 'combat', event.zone, TARGET);
    case 'declared':
      if (isOwn || !event.pieces.length) return running ? 0 : OWN;
      return opening('fighters', 'combat', null, 2 * FIGHTER + FIGHTER * event.pieces.length);
    case 'combat':
      return opening('sum', 'combat', null, SUM);
    case 'damaged':
      return struck(running, opening('damage', chapterOf(told, events), cardOf(event.piece), DAMAGE));
    case 'section_damaged':
      return struck(running, opening('damage', chapterOf(told, events), null, DAMAGE));
    case 'destroyed':
      return struck(running, opening('fallen', chapterOf(told, events), cardOf(event.piece), FALLEN));
    case 'burned':
      return opening('burns', chapterOf(told, events), event.zone, FIRE);
    case 'lost':
      return running?.kind === 'ended' ? 0 : opening('ended', 'combat', null, 1);
    default:
      return running ? 0 : OWN;
  }
}

const isSmall = ({ kind }: Step): boolean => kind === 'card' || kind === 'resources' || kind === 'development';

function name({ kind, place }: Step, t: Translate): string {
  if (place === null) return '';
  return kind === 'target' || kind === 'burns'
    ? t(`invasion-ui-zone-${place as ZoneName}`)
    : t(`invasion-card-${place}`);
}

function headline(step: Step, events: readonly InvasionEvent[], t: Translate): string {
  const [event] = events;
  if (event?.event === 'combat') return t('invasion-film-sum', { attack: event.attack, defence: event.defence });
  if (step.kind === 'target') return t('invasion-film-target', { zone: name(step, t) });
  if (step.kind === 'burns') return t('invasion-film-burns', { zone: name(step, t) });
  if (step.kind === 'card') return name(step, t);
  const plain = ['resources', 'development', 'fighters', 'damage', 'fallen', 'ended'] as const;
  return t(`invasion-film-${plain.find((kind) => kind === step.kind) ?? 'damage'}`);
}

/** The heading says it, or nobody misses it. */
const UNSAID = new Set(['turn', 'phase', 'combat', 'paid', 'aimed', 'aimed_section']);

function say(step: Step, events: readonly InvasionEvent[], _: InvasionView, t: Translate): Said {
  const told = events.filter((event, at) => !UNSAID.has(event.event) && !quiet(event, at, events));
  return { title: headline(step, events, t), aside: '', told };
}

const SIGNS = { cards: 'card-play', combat: 'crossed-swords' };
type Chapter = keyof typeof SIGNS;
const chapter = (slug: string, t: Translate): string => t(`invasion-chapter-${slug as Chapter}`);
const sign = (slug: string): string => icons[SIGNS[slug as Chapter]] ?? '';

const STEP_SIGNS: Record<string, string> = {
  resources: 'card-draw',
  target: 'targeted',
  fighters: 'crossed-axes',
  damage: 'battered-axe',
  fallen: 'skull-crossed-bones',
  burns: 'flame',
  ended: 'laurel-crown',
};
const signOf = ({ kind, chapter: of }: Step): string => icons[STEP_SIGNS[kind] ?? ''] ?? sign(of);

export const filmScript: TitleFilmScript<InvasionView, InvasionEvent> = {
  limit: 9,
  part: 'turn',
  cut,
  isSmall,
  chapter,
  sign,
  signOf,
  row: true,
  name,
  say,
};
