/** What the engine foresees, in words: the worst first, the own losses before theirs. No rule is worked out here. */
import { listed } from '../../words/fluent';
import type { Message, Translate } from '../types';
import { pieceName, zoneName } from './labels';
import type { InvasionView, Outcome } from './view';

export interface Told {
  text: string;
  /** It is the reader who loses. */
  bad: boolean;
}

const ownerOf = (view: InvasionView, piece: string): number =>
  view.cards.find((card) => card.piece === piece)?.controller ?? -1;

/** Burning, falling and damaged, each as a line. */
export function told(t: Translate, outcome: Outcome, view: InvasionView, near: number): Told[] {
  const sections = outcome.sections.map((one) => {
    const kind = one.burns ? 'burns' : one.damage ? 'damage' : 'less';
    const args = { zone: zoneName(t, one.zone), count: one.damage || one.less };
    return { text: t(`invasion-ui-then-${kind}`, args), bad: one.seat === near, rank: one.burns ? 0 : 2 };
  });
  const falls = [near, 1 - near].flatMap((seat) => {
    const pieces = outcome.falls.filter((piece) => ownerOf(view, piece) === seat);
    if (!pieces.length) return [];
    const args = { pieces: listed(pieces.map((piece) => pieceName(t, piece))), count: pieces.length };
    return [{ text: t('invasion-ui-then-falls', args), bad: seat === near, rank: 1 }];
  });
  return [...sections, ...falls].sort((a, b) => Number(b.bad) - Number(a.bad) || a.rank - b.rank);
}

export const SAFE = 'invasion-ui-detail-safe';
/** The worst thing that passing leads to. */
export function worst(outcome: Outcome, view: InvasionView, seat: number): Message {
  const mine = outcome.sections.filter((one) => one.seat === seat);
  const hit = mine.find((one) => one.burns) ?? mine.find((one) => one.damage > 0);
  const falls = outcome.falls.filter((piece) => ownerOf(view, piece) === seat);
  if (hit?.burns || (hit && !falls.length)) {
    const args = { zone: { key: `invasion-ui-zone-${hit.zone}` }, count: hit.damage };
    return { key: `invasion-ui-detail-${hit.burns ? 'burns' : 'damage'}`, args };
  }
  if (falls.length)
    return {
      key: 'invasion-ui-detail-falls',
      args: { piece: { key: `invasion-piece-${falls[0]}` }, more: falls.length - 1 },
    };
  return { key: SAFE };
}

/** Two or three words at a card: what it stops, or what it deals. */
export function worth(t: Translate, outcome: Outcome | null | undefined): string {
  if (outcome && outcome.stops > 0) return t('invasion-ui-tag-stops', { count: outcome.stops });
  return outcome && outcome.hits > 0 ? t('invasion-ui-tag-hits', { count: outcome.hits }) : '';
}
