import type { MissionSheet } from '../../model/pack/solo-mission.ts';
import type { CardId } from '../../model/ids.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import type { Pack } from '../../model/pack/pack.ts';

/** G5.4: the Order deck, cards by place, and what came to it and left it for CAPs, by number and in that order. */
export interface OrderDeck {
  readonly cards: readonly CardId[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/**
 * G5.4a-c, R-191: the cards of the sheet, and a Command card more for each CAP that the AI has gained, or one less for each
 * that it has lost, net.
 */
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
    cards: orderCards.flatMap(({ number }, place) => (inDeck.has(number) ? [place] : [])),
    added,
    removed,
  };
}

/** from the end that the posture begins at: Defense ascending, Offense descending. */
function commandNumbers(cards: readonly OrderCard[], ascending: boolean): number[] {
  return cards
    .filter(({ isCommand }) => isCommand)
    .map(({ number }) => number)
    .sort((a, b) => (ascending ? a - b : b - a));
}
