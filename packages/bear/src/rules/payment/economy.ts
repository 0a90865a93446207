import type { Verdict } from '@sandtable/kernel';
import type { ActionFrame, WayToPay } from '../../model/frame.ts';
import type { BearIo, Held, Seen } from '../../model/state.ts';
import type { PayKey, Purchase } from './payment.ts';
import type { Payment } from '../../model/payment.ts';
import { sevenAp } from './seven-ap.ts';
import { spentCheckEconomy } from './spent-check-economy.ts';

/** B18.3.1: who refuses, and how the price was to be paid. */
export interface Refusal extends Pick<Purchase, 'player' | 'units'> {
  readonly way: WayToPay;
}

/** How actions are paid for, and what becomes of those who act. B2.2, B3.0 */
export interface Economy {
  /** Every payment that is good for this. */
  payments(seen: Seen, purchase: Purchase): Payment[];
  judge(seen: Seen, purchase: Purchase, payment: Payment): Verdict<undefined, PayKey>;
  /** Is there any? Denied with the reasons against each way. */
  judgePayable(seen: Seen, purchase: Purchase): Verdict<undefined, PayKey>;
  /** Takes the price and says what of it was AP. */
  take(held: Held, purchase: Purchase, payment: Payment, io: BearIo): number;
  /** What follows an action that is done; a card may have made its check lighter. */
  settle(held: Held, action: ActionFrame, lighter: number, io: BearIo): void;
  /** B18.3.1: what it does to units that they refuse the price of an action after they have announced it. */
  refuse(held: Held, refusal: Refusal, io: BearIo): void;
  /** What passing does to a player's units. */
  pass(held: Held, player: number, io: BearIo): void;
}

export function economyOf({ view }: Seen): Economy {
  return view.options.economy === 'spentCheck' ? spentCheckEconomy : sevenAp;
}
