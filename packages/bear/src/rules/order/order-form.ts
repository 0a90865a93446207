import type { TurnFrame } from '../../model/frame.ts';
import type { GivingCard } from '../../model/word.ts';
import type { Payment } from '../../model/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { turnPlayer } from './turn-order.ts';
import type { UnitId } from '../../model/ids.ts';

// Every order of a turn has one form. It may begin with a card that gives the action and end with one that gives the next
// turn as well:  c02 g03 move E09 NE c10;  c07 g03 fire F12 caps:0

/** How all orders begin: with the card that gives the action, if one does. */
export interface Order {
  readonly frame: TurnFrame;
  readonly card: GivingCard | null;
}

/** With the unit that leads it. */
export interface Led extends Order {
  readonly leader: UnitId;
}

/** How they end: null for the payment where a card made it free. */
export interface Closing {
  readonly swift: 'c10' | null;
  readonly payment: Payment | null;
}

/** What these units are charged for an order that begins so. */
export function billFor({ frame, card }: Order, units: readonly UnitId[], price: number): Purchase {
  return { player: turnPlayer(frame), units, price, card };
}
