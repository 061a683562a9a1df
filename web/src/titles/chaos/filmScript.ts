/** How a round of Chaos is told: what each event begins, and what is said of it. */
import { move, type Opening, type Step } from '../../wire/film';
import type { SeatView, TableEvent } from '../../wire/wire';
import type { Said, TitleFilmScript, Translate } from '../types';
import { regionArgs } from './actions';
import icons from './art/icons';
import type { ChaosEvent, ChaosView, GodSlug } from './view';

/** Seconds at the normal pace. */
const CARD = 2.2;
const BATTLE = 0.35;
const ROLL = 0.45;
const SUM = 0.5;
const OWN_SUM = 1;
const TOKENS = 0.3;
const TOKEN = 0.15;
const MOST_TOKENS = 12;
const FIRE = 1.9;
const PAID = 0.4;
const DIAL = 0.75;
const RECKONING = 1.8;

const opening = (kind: string, chapter: string, place: string | null, seconds: number): Opening => ({
  kind,
  chapter,
  place,
  seconds,
});

function ownGod({ seat, view }: SeatView): GodSlug | null {
  return seat === null ? null : ((view.table as unknown as ChaosView).gods[seat]?.god ?? null);
}

/** A move is one, however many events it has; the own one is no news. */
function moved(event: TableEvent, god: GodSlug | null, running: Step | null, own: GodSlug | null): Opening | number {
  const kind = god !== null && god === own ? 'own' : `move ${event.entry}`;
  if (running && !running.chapter && running.kind === kind) return 0;
  return kind === 'own' ? opening('own', '', null, 0) : move(kind, 'region' in event ? String(event['region']) : null);
}

const isIn = (running: Step | null, kind: string, place: string): boolean =>
  running?.kind === kind && running.place === place;

function tokens(event: TableEvent & { region: string; number: number }, running: Step | null): Opening | number {
  const seconds = TOKEN * Math.min(MOST_TOKENS, event.number);
  const isMove = running !== null && !running.chapter && running.kind !== 'silent' && running.last > running.first;
  if (isIn(running, 'corruption', event.region) || isIn(running, 'domination', event.region)) return seconds;
  if (isMove && (running.kind === `move ${event.entry}` || running.kind === 'own')) return 0;
  return opening('corruption', 'corruption', event.region, TOKENS + seconds);
}

function cut(told: TableEvent, running: Step | null, view: SeatView): Opening | number {
  const event = told as ChaosEvent & TableEvent;
  const own = ownGod(view);
  switch (event.event) {
    case 'revealed':
      return opening('card', 'old_world', event.card, CARD);
    case 'battle':
      return opening('battle', 'battles', event.region, BATTLE);
    case 'rolled': {
      const seconds = ROLL + Math.min(event.dice.length, 10) * 0.03;
      return isIn(running, 'battle', event.region) ? seconds : opening('battle', 'battles', event.region, seconds);
    }
    case 'killed':
    case 'peasant_killed':
      return isIn(running, 'battle', event.region) ? 0.25 : opening('battle', 'battles', event.region, 0.6);
    case 'dominated':
      return opening('domination', 'domination', event.region, event.god === own ? OWN_SUM : SUM);
    case 'undominated':
      return opening('tie', 'domination', event.region, SUM);
    case 'corrupted':
      return tokens(event, running);
    case 'ruined':
      return opening('ruin', 'corruption', event.region, FIRE);
    case 'scored':
      if (event.points !== 'ruin_first' && event.points !== 'ruin_second') return running?.kind === 'ruin' ? PAID : 0;
      return isIn(running, 'ruin_points', event.region) ? PAID : opening('ruin_points', 'ruin', event.region, 2 * PAID);
    case 'ticked':
      return isIn(running, 'dial', event.god) ? DIAL : opening('dial', 'dials', event.god, DIAL);
    case 'round':
      return event.number > 1 ? { ...opening('sum', 'sum', null, RECKONING), waits: true } : 0;
    case 'phase':
    case 'step':
      return opening('silent', '', null, 0);
    case 'ended':
      return opening('ended', 'sum', null, 1.2);
    case 'took_off':
      return running && running.kind !== 'silent' && running.chapter !== 'domination' && running.kind !== 'corruption'
        ? 0.2
        : opening('loss', 'end', event.region, SUM);
    case 'upgraded':
      return isIn(running, 'dial', event.god) ? 0.4 : moved(told, event.god, running, own);
    case 'summoned':
    case 'played':
    case 'passed':
    case 'moved':
    case 'charmed':
    case 'discarded':
      return running?.chapter === 'old_world' && event.event === 'discarded'
        ? 0.2
        : moved(told, event.god, running, own);
    case 'placed':
    case 'removed':
    case 'moved_token':
      return running?.chapter === 'old_world' ? 0.1 : 0;
    default:
      return 0;
  }
}

/** Battles in which nobody falls, and a few tokens, may go together where a round is long. */
const isSmall = ({ kind }: Step, events: readonly TableEvent[]): boolean =>
  kind === 'corruption' ||
  kind === 'tie' ||
  (kind === 'battle' && !events.some(({ event }) => event === 'killed' || event === 'peasant_killed'));

function name({ kind, place }: Step, t: Translate): string {
  if (place === null) return '';
  if (kind === 'card') return t(`chaos-old_world-${place}`);
  return kind === 'dial' ? t(`chaos-god-${place as GodSlug}`) : t(`chaos-region-${place as 'empire'}`);
}

function headline(step: Step, events: readonly ChaosEvent[], view: ChaosView, t: Translate): string {
  const region = step.place === null ? {} : regionArgs('region', step.place as 'empire');
  const [event] = events;
  if (step.kind === 'battle') return t('chaos-ui-battle-in', region);
  if (event?.event === 'dominated' || event?.event === 'undominated')
    return t(event.event === 'dominated' ? 'chaos-film-sum' : 'chaos-film-tie', {
      region: name(step, t),
      value: event.value,
      resistance: event.resistance,
    });
  if (step.kind === 'corruption') return t('chaos-film-corruption-in', region);
  if (step.kind === 'ruin') return t('chaos-film-burns', { region: name(step, t) });
  if (step.kind === 'ruin_points') return t('chaos-film-ruin-points', { region: name(step, t) });
  if (step.kind === 'dial') return t('chaos-film-dial', { god: name(step, t) });
  if (step.kind === 'sum') return t('chaos-ui-round-over', { round: view.round });
  return name(step, t) || t('chaos-film-ended');
}

/** Of these the heading says enough. */
const UNSAID = new Set(['battle', 'ticked', 'round', 'phase', 'step', 'revealed', 'power_set', 'undominated']);

function say(step: Step, events: readonly ChaosEvent[], view: ChaosView, t: Translate): Said {
  const said = step.kind === 'dial' ? new Set([...UNSAID].filter((one) => one !== 'ticked')) : UNSAID;
  const aside = step.kind === 'card' ? t(`chaos-old_world-${step.place ?? ''}.text`) : '';
  return { title: headline(step, events, view, t), aside, told: events.filter(({ event }) => !said.has(event)) };
}

const SIGNS = {
  old_world: 'globe',
  battles: 'crossed-swords',
  domination: 'crenel-crown',
  corruption: 'daemon-skull',
  end: 'visored-helm',
  ruin: 'castle-ruins',
  dials: 'upgrade',
  sum: 'stack',
};
type Chapter = keyof typeof SIGNS;
const chapter = (slug: string, t: Translate): string => t(`chaos-chapter-${slug as Chapter}`);
const sign = (slug: string): string => icons[SIGNS[slug as Chapter]] ?? '';

export const filmScript: TitleFilmScript<ChaosView, ChaosEvent> = { limit: 15, cut, isSmall, chapter, sign, name, say };
