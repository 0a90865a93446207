import { type BearEvent, cardsOf } from '@sandtable/bear';

/** What happens in an entry, up to the end of each of its outcomes: it may bring several cards, each with its own. */
export function partsOf(events: readonly BearEvent[], outcomes: number): readonly (readonly BearEvent[])[] {
  const cards = cardsOf({ notes: [], events }).map((card) => card.events);
  if (cards.length < 2 || cards.length !== outcomes) return [events];
  const others = cards.slice(1);
  // What comes before the first card is shown with it.
  return [events.slice(0, events.length - others.flat().length), ...others];
}
