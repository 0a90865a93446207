import { type CardTurn, executedOrder, type OrderTrace } from '@sandtable/bear';

/** The order that a card came to: its own, or where an event of the track was the AI's action, that of the event. */
export function shownOrder(card: CardTurn): OrderTrace | undefined {
  return (
    executedOrder(card) ?? card.notes.find((note): note is OrderTrace => note.note === 'order' && note.deed !== null)
  );
}
