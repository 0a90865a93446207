import { candidates, deny, finish, type FrameKind, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { MovePart, TollFrame, WayToPay } from '../../model/battle/frame.ts';
import { question } from '../../model/battle/question.ts';
import { tollFrame } from '../../model/battle/make-frame.ts';
import {
  type Bear,
  type BearIo,
  type BearSlot,
  type Held,
  playerOf,
  pushFrame,
  type Seen,
} from '../../model/battle/state.ts';
import { beginAction, declareAction, type Facings, payForAction, revealUnits } from '../order/action.ts';
import { asSeenBy, type Closing, type Order } from '../order/turn-order.ts';
import { economyOf, paymentKind, TOLLS } from '../payment/payment.ts';
import { pushMove } from './move-frame.ts';
import { type GroupMove, movePurchase, payersOf } from './move-group.ts';
import type { PayKey, Purchase } from '../payment/purchase.ts';
import type { Payment } from '../../model/battle/word.ts';
import { withPrice } from '../order/price-figures.ts';
import { pushRoll } from '../order/roll.ts';

// B18.3.1, B18.3.2: the cost of wire and road blocks is rolled after the move is announced, then paid (caps:1) or
// refused.

/** How a price that depends on dice will be paid; undefined if there are no dice. */
function announcedWay({ payment }: Pick<Closing, 'payment'>): WayToPay | undefined {
  return payment === null ? undefined : TOLLS.get(payment.way);
}

/** Takes the price of a move. If dice decide it, the move is announced and they are rolled first. */
export function beginMove(
  held: Held,
  said: Order & Closing,
  group: GroupMove,
  parts: readonly MovePart[],
  io: BearIo,
): Facings {
  const purchase = judgedPurchase(held, group);
  const way = announcedWay(said);
  if (way === undefined) return beginAction(held, said, purchase, io);
  const { player, units, card } = purchase;
  declareAction(held, said, purchase, io);
  io.emit({ rule: 'B18.3.1', key: 'announced', player, units });
  const payers = payersOf(asSeenBy(held, player), group);
  const isEased = card === 'c07';
  pushFrame(held, tollFrame({ player, units, payers, way, isEased, parts, cautious: group.cautious ?? false }));
  return revealUnits(held, units, io);
}

/** Starts the move, unless dice come first. */
export function setGoing(held: Held, said: Order & Closing, group: GroupMove, parts: readonly MovePart[]): void {
  if (announcedWay(said) === undefined) pushMove(held, group.player, parts, group.cautious);
}

/** The price as the player knows it: a hidden vehicle on his road does not raise it. */
export function judgedPurchase(held: Held, group: GroupMove): Purchase {
  return movePurchase(asSeenBy(held, group.player), group);
}

interface PayToll {
  readonly frame: TollFrame;
  readonly payment: Payment;
}

/** B9.1.1: the highest price in the group, dice included. */
function purchaseOf({ player, units, payers, rolls, isEased }: Readonly<TollFrame>): Purchase {
  const price = payers.reduce((dearest, { cost }, place) => Math.max(dearest, cost + (rolls[place] ?? 0)), 0);
  return { player, units, price, card: isEased ? 'c07' : null };
}

function judgePaying(
  seen: Seen,
  { frame }: Pick<PayToll, 'frame'>,
  payment: Payment,
): Verdict<undefined, PayKey | 'otherThanAnnounced'> {
  if (payment.way !== frame.way) return deny('B18.3.1', 'otherThanAnnounced');
  return economyOf(seen).judge(seen, purchaseOf(frame), payment);
}

const payingSlot: BearSlot<Pick<PayToll, 'frame'>, 'payment'> = judgedSlot(
  paymentKind,
  (seen: Seen, { frame }: Pick<PayToll, 'frame'>) => economyOf(seen).payments(seen, purchaseOf(frame)),
  judgePaying,
);

const payToll = verb<Bear, TollFrame, PayToll>('payToll', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.slot('payment', payingSlot),
  figures: (seen, { frame, payment }) => {
    const open = payment ? [payment] : candidates(payingSlot, seen, { frame });
    return withPrice(seen, grant({}), purchaseOf(frame), open);
  },
  resolve: (held, { frame, payment }, io) => {
    finish(held.view, frame);
    payForAction(held, purchaseOf(frame), payment, io);
    pushMove(held, frame.player, frame.parts, frame.cautious);
  },
});

/** B18.3.1: refusing uses up the turn and the units' action; a command action then costs nothing more. */
const refuse = verb<Bear, TollFrame, Pick<PayToll, 'frame'>>('refuse', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.word('refuse'),
  resolve: (held, { frame }, io) => {
    const { player, units, way } = frame;
    finish(held.view, frame);
    io.emit({ rule: 'B18.3.1', key: 'refused', player, units });
    economyOf(held).refuse(held, { player, units, way }, io);
  },
});

const STEP = { next: 0, rolled: 1 } as const;

export const tollKind: FrameKind<Bear, TollFrame> = {
  ask(seen, { player, payers, rolls }) {
    if (rolls.length < payers.length) return null;
    return question(playerOf(seen, player).seat, 'toll', [payToll, refuse]);
  },
  /** One die for each unit that enters such a hex. */
  go(held, frame) {
    const { player, payers, rolls } = frame;
    const payer = payers[rolls.length];
    if (frame.step === STEP.rolled || payer === undefined || payer.dice === 0) {
      rolls.push(frame.step === STEP.rolled ? (frame.got ?? 0) : 0);
      frame.step = STEP.next;
      return;
    }
    frame.step = STEP.rolled;
    pushRoll(held, { player, what: 'wire', dice: 1, unit: payer.unit });
  },
};
