import type { MissionSheet } from '../../model/pack/solo-mission.ts';
import { type CardId, cardId, type PlayerId } from '../../model/ids.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import { FEWEST_BONUS, fewestUnits } from '../completion.ts';
import { mustDraft } from '../draft-state.ts';

/** G5.4: the cards of the deck by index, and the numbers of cards added and removed for CAPs, in that order. */
export interface OrderDeck {
  readonly cards: readonly CardId[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** G5.4a-c, R-191: the sheet's cards, plus a Command card per CAP the AI gained, or minus one per CAP lost, net. */
export function orderDeck(
  { orderCards }: Pack,
  { posture, deck: { from, to } }: MissionSheet,
  caps: number,
): OrderDeck {
  const inDeck = new Set(orderCards.filter(({ number }) => number >= from && number <= to).map(({ number }) => number));
  const commands = commandNumbers(orderCards, posture === 'defense');
  const added = commands.filter((number) => !inDeck.has(number)).slice(0, Math.max(0, caps));
  for (const number of added) inDeck.add(number);
  const there = commands.filter((number) => inDeck.has(number));
  // S7.3.1, R-143: the last Command card stays.
  const removed = there.slice(0, Math.min(Math.max(0, -caps), there.length - 1));
  for (const number of removed) inDeck.delete(number);
  return {
    cards: orderCards.flatMap(({ number }, place) => (inDeck.has(number) ? [cardId(place)] : [])),
    added,
    removed,
  };
}

/** starting from the posture's end: ascending for Defense, descending for Offense. */
function commandNumbers(cards: readonly OrderCard[], ascending: boolean): number[] {
  return cards
    .filter(({ isCommand }) => isCommand)
    .map(({ number }) => number)
    .sort((a, b) => (ascending ? a - b : b - a));
}

interface BuiltDeck extends OrderDeck {
  readonly caps: number;
}

export function buildDeck(held: Held, sheet: MissionSheet, ai: PlayerId, io: BearIo): BuiltDeck {
  const { orderCards } = held.pack;
  const caps = capsOfCards(held, ai);
  const deck = orderDeck(held.pack, sheet, caps);
  const placeOf = (number: number): CardId => cardId(orderCards.findIndex((card) => card.number === number));
  io.emit({ rule: 'G5.4a', key: 'orderDeckMade', from: sheet.deck.from, to: sheet.deck.to });
  for (const number of deck.added) io.emit({ rule: 'G5.4b', key: 'orderCardAdded', card: placeOf(number) });
  const [changed, rule] = caps > 0 ? [deck.added, 'G5.4b' as const] : [deck.removed, 'G5.4c' as const];
  if (changed.length < Math.abs(caps)) io.emit({ rule, key: 'partIgnored', why: 'noCommandCard' });
  for (const number of deck.removed) io.emit({ rule: 'G5.4c', key: 'orderCardRemoved', card: placeOf(number) });
  return { ...deck, caps };
}

/** as printed on the cards. R-144: the bonus for the fewest units is not printed on a card. */
function capsOfCards({ view }: Held, ai: PlayerId): number {
  const draft = mustDraft(view);
  const { aiFewestCards, fewestUnitsBonus } = view.options;
  const hasBonus = aiFewestCards === 'on' && fewestUnitsBonus === 'on' && fewestUnits(draft) === ai;
  return (draft.printedCaps[ai] ?? 0) + (hasBonus ? FEWEST_BONUS : 0);
}
