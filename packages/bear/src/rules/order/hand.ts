import { demand, discard, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { type BearIo, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { turnPlayer } from './turn-order.ts';
import { type CardId, cardId, NONE, type PlayerId } from '../../model/ids.ts';

export type HandKey = 'notInHand' | 'otherEconomy' | 'nobodyToAct';

/** The index of a card in the pack; NONE if it has none. */
export function cardPlace({ pack }: Seen, id: string): CardId {
  const { actionCards } = pack;
  for (let place = cardId(0); place < actionCards.length; place++) if (actionCards[place]?.id === id) return place;
  return NONE;
}

/** B8.1: whether the player whose turn it is holds this card, as far as the viewer knows. */
export function judgeHand(seen: Seen, frame: TurnFrame, id: string): Verdict<undefined, HandKey> {
  return judgeHolding(seen, turnPlayer(frame), id);
}

export function judgeHolding(seen: Seen, player: PlayerId, id: string): Verdict<undefined, HandKey> {
  return demand(playerOf(seen, player).hand.includes(cardPlace(seen, id)), 'B8.1', 'notInHand');
}

/** Played cards are discarded face up. */
export function playCard(held: Held, player: PlayerId, id: string, io: BearIo): void {
  const card = cardPlace(held, id);
  const { hand } = playerOf(held, player);
  hand.splice(hand.indexOf(card), 1);
  discard(held.view.actionDeck, card);
  io.reveal();
  io.emit({ rule: 'B8.0', key: 'played', player, card });
}
