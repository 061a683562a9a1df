/** A first hand, as a shuffled deck would deal it. */
import { HAND } from '../view';
import type { Deck } from './deck';

export function sampleHand(deck: Deck, random: () => number = Math.random): string[] {
  const pile = Object.entries(deck.cards).flatMap(([card, count]) => Array<string>(count).fill(card));
  const hand: string[] = [];
  while (hand.length < HAND && pile.length) hand.push(...pile.splice(Math.floor(random() * pile.length), 1));
  return hand;
}
