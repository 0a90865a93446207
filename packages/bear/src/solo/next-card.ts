import { putOnTop } from '@sandtable/kernel';
import type { State } from '../model/battle/state.ts';
import type { CardId } from '../model/ids.ts';

/** Puts an Order Card on top of its deck, wherever it was: for those who draw their own cards at a table. */
export function putNextCard({ orderDeck, solo }: State, card: CardId): void {
  for (const list of [orderDeck.inside, orderDeck.discards, orderDeck.removed]) {
    const place = list.indexOf(card);
    if (place !== -1) list.splice(place, 1);
  }
  if (solo !== null) solo.withheld = solo.withheld.filter((other) => other !== card);
  putOnTop(orderDeck, card);
}
