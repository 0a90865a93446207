import type { Position } from '../face/position.ts';
import type { Deed } from '../face/speech.ts';
import type { OpenSentence } from './open-sentence.ts';

/** What a unit can be ordered now, and what it cannot with the reason, each order always in the same place. */
export function ordersOf(position: Pick<Position, 'deeds'>, unit: number): readonly Deed[] {
  return position.deeds(unit).toSorted((a, b) => a.place - b.place);
}

/** In a turn, until a card is played: then only what the card allows can be said. */
export function takesOrders({ saying: { position, words } }: OpenSentence): boolean {
  if (position.plan !== null) return true;
  const [first] = position.heard(words);
  return position.isTurn && (first === undefined || first.kind === 'unit');
}
