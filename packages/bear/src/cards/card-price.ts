import { grant, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../model/frame.ts';
import type { Seen } from '../model/state.ts';
import { economyOf } from '../rules/payment/economy.ts';
import { cardPlace } from '../rules/order/order.ts';
import { judgePayment, type PayKey, paymentKind, type PaymentSlot, type Purchase } from '../rules/payment/payment.ts';
import type { Payment } from '../model/payment.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { type CardKey, refuse } from './card-key.ts';

export type PriceVerdict = Verdict<undefined, PayKey | CardKey>;

/** B8.1: what a card costs the units that it is played on, which are those that pay it. */
export function cardPurchase({ pack }: Seen, id: string, frame: TurnFrame, units: readonly number[]): Purchase {
  const price = pack.actionCards.find((card) => card.id === id)?.cost?.amount ?? 0;
  return { player: turnPlayer(frame), units, price, card: null };
}

/** B8.1, B8.5: AP of one unit alone, of one unit and CAPs as he likes, or CAPs for a whole group. */
function judgeCardPayment(seen: Seen, id: string, purchase: Purchase, payment: Payment): PriceVerdict {
  const byCapsAlone = payment.way === 'command';
  const wantsAp = seen.pack.actionCards[cardPlace(seen, id)]?.cost?.pay === 'ap';
  if (wantsAp && (byCapsAlone || payment.caps > 0)) return refuse('wantsAp');
  if (payment.way === 'opportunity') return refuse('noOpportunity');
  if (purchase.units.length > 1 && !byCapsAlone) return refuse('groupByCapsAlone');
  return judgePayment(seen, purchase, payment);
}

function paymentsFor(seen: Seen, id: string, purchase: Purchase): Payment[] {
  return economyOf(seen)
    .payments(seen, purchase)
    .filter((payment) => judgeCardPayment(seen, id, purchase, payment).granted);
}

/** Can the card be paid for so at all? */
export function judgeCardPayable(seen: Seen, id: string, frame: TurnFrame, units: readonly number[]): PriceVerdict {
  const purchase = cardPurchase(seen, id, frame, units);
  if (paymentsFor(seen, id, purchase).length > 0) return grant();
  const payable = economyOf(seen).judgePayable(seen, purchase);
  if (!payable.granted) return payable;
  return refuse(units.length > 1 ? 'groupByCapsAlone' : 'wantsAp');
}

export function cardPaymentSlot<So extends { readonly frame: TurnFrame }>(
  id: string,
  unitsOf: (so: So) => readonly number[],
): PaymentSlot<So> {
  const purchaseOf = (seen: Seen, so: So): Purchase => cardPurchase(seen, id, so.frame, unitsOf(so));
  return {
    kind: paymentKind,
    purchaseOf,
    among: (seen, so) => paymentsFor(seen, id, purchaseOf(seen, so)),
    isExact: true,
    judge: (seen, so, payment) => judgeCardPayment(seen, id, purchaseOf(seen, so), payment),
  };
}
