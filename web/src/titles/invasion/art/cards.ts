/** What is printed on the cards (written by scripts/scenes from the rules). */
import { art } from './art';
import url from './cards.json?url';
import type { CardType, Race } from '../view';

export interface Printed {
  number: number;
  race: Race | 'neutral' | 'none';
  type: CardType;
  cost?: number | 'X';
  loyalty?: number;
  power?: number;
  hit_points?: number;
  traits?: string[];
  keywords?: string[];
  unique?: boolean;
}

const cards: Record<string, Printed> =
  import.meta.env.MODE === 'test'
    ? ((await import('./cards.json')).default as unknown as Record<string, Printed>)
    : await art<Record<string, Printed>>(url);
const NOTHING: Printed = { number: 0, race: 'neutral', type: 'tactic' };

export const printed = (card: string): Printed => cards[card] ?? NOTHING;
/** 0 and X are costs too; a draft card has none. */
export const costOf = (card: string): string => (printed(card).type === 'draft' ? '' : String(printed(card).cost ?? 0));
export default cards;
