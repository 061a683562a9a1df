/** Cards, actions and reasons in words: for labels, for the reader beside the board and for screen readers. */
import { facts, listed } from '../../words/fluent';
import { reasonText } from '../../words/causes';
import type { Message, Translate } from '../types';
import type { ActionNames } from '../../words/actionNames';
import { SAID } from './view';
import type { CardView, InvasionAction, InvasionView, LinkView, TargetView, ZoneName } from './view';

export const cardName = (t: Translate, card: string): string => t(`invasion-card-${card}`);
export const pieceName = (t: Translate, piece: string): string => t(`invasion-piece-${piece}`);
export const zoneName = (t: Translate, zone: ZoneName): string => t(`invasion-ui-zone-${zone}`);
/** The rule sentence; empty where nothing is printed. */
export function cardText(t: Translate, card: string): string {
  const key = `invasion-card-${card}.text` as const;
  const text = t(key);
  return text === key ? '' : text;
}

export const reason = (t: Translate, message: Message): string => reasonText(t, 'invasion', SAID, message);

const SHORT = [
  'capital_phase_only',
  'limited',
  'no_answer',
  'no_target',
  'not_the_moment',
  'nothing_to_sacrifice',
  'one_hero',
  'own_turn_only',
  'unique',
] as const;
/** Two or three words for the tag at a dimmed card. */
export function shortReason(t: Translate, message: Message): string {
  if (message.key === 'no_resources') return t('invasion-ui-short-needs', { count: Number(message.args?.['missing']) });
  return t(`invasion-ui-short-${SHORT.find((one) => one === message.key) ?? 'not_now'}`);
}

/** An action with its price and forecast. */
export function offer(t: Translate, actionNames: ActionNames, action: InvasionAction): string {
  const parts = [actionNames.action(action.action, 'here')];
  if (action.cost !== undefined) parts.push(t('invasion-ui-pay', { cost: action.cost }));
  if (action.lethal) parts.push(t('invasion-ui-lethal'));
  return facts(parts);
}

/** A card in play, read aloud. */
export function pieceLabel(
  t: Translate,
  actionNames: ActionNames,
  card: CardView,
  all: readonly CardView[],
  actions: readonly InvasionAction[],
): string {
  const words = [card.kind === 'development' ? t('invasion-type-development') : pieceName(t, card.piece)];
  if (card.kind === 'development' && card.card) words.push(cardName(t, card.card));
  if (card.kind !== 'development') words.push(t(`invasion-type-${card.kind}`));
  if (card.power !== undefined && card.kind !== 'quest') words.push(t('invasion-ui-power-is', { power: card.power }));
  if (card.hit_points !== undefined)
    words.push(t('invasion-ui-hits-left', { left: card.left ?? 0, all: card.hit_points }));
  words.push(...states(t, card));
  const under = all.filter((one) => one.host === card.piece && one.card);
  if (under.length)
    words.push(t('invasion-ui-attached', { cards: listed(under.map((one) => cardName(t, one.card!))) }));
  words.push(...actions.map((action) => offer(t, actionNames, action)));
  return facts(words);
}

export function states(t: Translate, card: CardView): string[] {
  const words: string[] = [];
  if (card.corrupted) words.push(t('invasion-field-corrupted'));
  if (card.role) words.push(t(`invasion-field-${card.role}`));
  if (card.assigned) words.push(t('invasion-ui-assigned', { count: card.assigned }));
  if (card.tokens) words.push(t('invasion-ui-tokens', { count: card.tokens }));
  if (card.toughness) words.push(`${t('invasion-keyword-toughness')} ${card.toughness}`);
  if (card.counterstrike) words.push(`${t('invasion-keyword-counterstrike')} ${card.counterstrike}`);
  if (card.scout) words.push(t('invasion-keyword-scout'));
  if (card.used) words.push(t('invasion-ui-used'));
  if (card.may_not_fight) words.push(t('invasion-ui-may-not-fight'));
  if (card.doomed) words.push(t('invasion-ui-doomed'));
  if (card.quest) words.push(t('invasion-ui-on-quest', { quest: pieceName(t, card.quest) }));
  return words;
}

export const linkName = (t: Translate, link: LinkView): string =>
  link.card && link.kind !== 'development' ? cardName(t, link.card) : t('invasion-type-development');

export function targetName(t: Translate, target: TargetView, view: InvasionView): string {
  if (target.piece) return pieceName(t, target.piece);
  if (target.discarded) return cardName(t, target.discarded);
  if (target.zone !== undefined && target.seat !== undefined)
    return `${zoneName(t, target.zone)} (${t(`invasion-race-${view.seats[target.seat]?.race ?? 'neutral'}`)})`;
  return target.link === undefined ? t('invasion-ui-target-gone') : t('invasion-ui-link', { number: target.link });
}

/** What the bold words are about, in the order of `invasion-ui-bold`. */
const ZONE_WORDS = ['zone_word', 'zone_word', 'zone_word'];
const ONLY = ['battlefield_only', 'quest_only', 'order_only', 'destruction_only', 'hero', 'action'];
const RULES = ['action', 'forced', 'draft', ...ZONE_WORDS, 'scout', 'limited', 'counterstrike', 'toughness', ...ONLY];

/** A sentence cut into plain and bold parts, the words that say when a text counts; those lead to their rule. */
export function parts(t: Translate, text: string): { text: string; bold: boolean; rule?: string }[] {
  const words = t('invasion-ui-bold')
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
  const pattern = new RegExp(`(${words.join('|')})`, 'g');
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => {
      const at = words.findIndex((word) => new RegExp(`^${word}$`).test(part));
      return at < 0 ? { text: part, bold: false } : { text: part, bold: true, rule: `keywords.${RULES[at]}` };
    });
}

/**
 * How small a text must be set to fit its card, as a share of the usual size. Reckoned from its length: measuring the page for every card
 * of a hand would be slow. Power and hit points take a line and a half.
 */
export function textScale(text: string, width: number, hasStats: boolean): string {
  const room = width > 190 ? (hasStats ? 100 : 124) : (hasStats ? 54 : 88) * Math.min(1, width / 145) ** 2;
  const least = 0.64;
  return Math.min(1, Math.max(least, Math.sqrt(room / Math.max(1, text.length)))).toFixed(2);
}
