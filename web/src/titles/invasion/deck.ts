/** What is still in a deck whose list one knows. */
import type { InvasionView } from './view';

/** The list without the cards that lie somewhere else; null where the list is not known. */
export function stillInDeck(view: InvasionView, seat: number): string[] | null {
  const left = view.seats[seat]?.list?.slice();
  if (!left) return null;
  const elsewhere = [
    ...(view.hand ?? []).map(({ card }) => card),
    ...view.seats[seat]!.discard,
    ...view.cards.filter(({ owner }) => owner === seat).map(({ card }) => card),
    ...view.chain
      .filter((link) => link.seat === seat && link.kind !== 'action' && link.kind !== 'copy')
      .map(({ card }) => card),
    view.laying,
  ];
  for (const card of elsewhere) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
