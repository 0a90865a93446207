import type { MissionSheet } from '../../model/pack/solo-mission.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import { FEWEST_BONUS, fewestUnits } from '../completion.ts';
import { mustDraft } from '../must-draft.ts';
import { type OrderDeck, orderDeck } from './order-deck.ts';

/** G5.4: the deck, and the CAPs that it was built by. */
export interface BuiltDeck extends OrderDeck {
  readonly caps: number;
}

export function buildDeck(held: Held, sheet: MissionSheet, ai: PlayerId, io: BearIo): BuiltDeck {
  const { orderCards } = held.pack;
  const caps = capsOfCards(held, ai);
  const deck = orderDeck(held.pack, sheet, caps);
  const placeOf = (number: number): number => orderCards.findIndex((card) => card.number === number);
  io.emit({ rule: 'G5.4a', key: 'orderDeckMade', from: sheet.deck.from, to: sheet.deck.to });
  for (const number of deck.added) io.emit({ rule: 'G5.4b', key: 'orderCardAdded', card: placeOf(number) });
  for (const number of deck.removed) io.emit({ rule: 'G5.4c', key: 'orderCardRemoved', card: placeOf(number) });
  return { ...deck, caps };
}

/** as the cards print them; R-144: those for the fewest units come from no card. */
function capsOfCards({ view }: Held, ai: PlayerId): number {
  const draft = mustDraft(view);
  const { aiFewestCards, fewestUnitsBonus } = view.options;
  const hasBonus = aiFewestCards === 'on' && fewestUnitsBonus === 'on' && fewestUnits(draft) === ai;
  return (draft.printedCaps[ai] ?? 0) + (hasBonus ? FEWEST_BONUS : 0);
}
