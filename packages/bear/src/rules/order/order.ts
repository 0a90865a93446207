import { choiceKind, deny, discard, grant, hasCandidate, judgedSlot, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { Payment } from '../../model/payment.ts';
import { type BearIo, type BearSlot, type Held, playerOf, type Seen } from '../../model/state.ts';
import { GIVING_CARDS, type GivingCard } from '../../model/word.ts';
import { turnPlayer } from './turn-order.ts';

// Every order of a turn may begin with a card that gives an action, and end with one that gives the next turn as well:
// c02 g03 move E09 NE c10;  c07 g03 fire F12 caps:0

/** What all orders have in common. */
export interface Order {
  readonly frame: TurnFrame;
  readonly card: GivingCard | null;
}

/** And how they end: null for the payment where a card made it free. */
export interface Closing {
  readonly swift: 'c10' | null;
  readonly payment: Payment | null;
}

export type HandKey = 'notInHand' | 'otherEconomy' | 'nobodyToAct';

/** The place of a card among those of the pack. */
export function cardPlace({ pack }: Seen, id: string): number {
  const { actionCards } = pack;
  for (let place = 0; place < actionCards.length; place++) if (actionCards[place]?.id === id) return place;
  return -1;
}

/** B8.1: is such a card in the hand of the player whose turn it is, as far as the viewer knows? */
export function judgeHand(seen: Seen, frame: TurnFrame, id: string): Verdict<undefined, HandKey> {
  return judgeHolding(seen, turnPlayer(frame), id);
}

export function judgeHolding(seen: Seen, player: number, id: string): Verdict<undefined, HandKey> {
  return playerOf(seen, player).hand.includes(cardPlace(seen, id)) ? grant() : deny('B8.1', 'notInHand');
}

/** B8.7: with an AP pool card 07 is an action of its own and gives none. */
function judgeGiving(seen: Seen, { frame }: Pick<Order, 'frame'>, id: GivingCard): Verdict<undefined, HandKey> {
  if (id === 'c07' && seen.view.options.economy === 'sevenAP') return deny('B8.7', 'otherEconomy');
  return judgeHand(seen, frame, id);
}

/** A card before an order: it gives an action only if somebody can take it, of those whom the order may begin with. */
export function givingSlotFor(leaders: BearSlot<Order, 'unit'>): BearSlot<Pick<Order, 'frame'>, 'givingCard'> {
  return judgedSlot(
    choiceKind('givingCard', GIVING_CARDS),
    () => GIVING_CARDS,
    judgeGiving,
    (seen, { frame }, card) => (hasCandidate(leaders, seen, { frame, card }) ? grant() : deny('B8.1', 'nobodyToAct')),
  );
}

function judgeSwift(seen: Seen, { frame }: Pick<Order, 'frame'>): Verdict<undefined, HandKey> {
  return judgeHand(seen, frame, 'c10');
}

/** B8.2: card 10 is added before the first of the two turns. */
export const swiftSlot: BearSlot<Pick<Order, 'frame'>, 'swiftCard'> = judgedSlot(
  choiceKind('swiftCard', ['c10']),
  () => ['c10'],
  judgeSwift,
);

/** A card made it free: nothing is paid. */
export function isPaidFor({ card }: Pick<Order, 'card'>): boolean {
  return card !== 'c02';
}

/** Cards that are played go to the discards and are seen by all. */
export function playCard(held: Held, player: number, id: string, io: BearIo): void {
  const card = cardPlace(held, id);
  const { hand } = playerOf(held, player);
  hand.splice(hand.indexOf(card), 1);
  discard(held.view.actionDeck, card);
  io.reveal();
  io.emit({ rule: 'B8.0', key: 'played', player, card });
}
