import { candidates, deny, finish, type FrameKind, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { Part, TollFrame, WayToPay } from '../../model/battle/frame.ts';
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

// B18.3.1, B18.3.2: what wire and road blocks cost is rolled after the move was announced: caps:1, or refuse.

/** How a price will be paid that is not known yet; undefined where it is. */
function announcedWay({ payment }: Pick<Closing, 'payment'>): WayToPay | undefined {
  return payment === null ? undefined : TOLLS.get(payment.way);
}

/** Takes the price of a move; where a die makes it, the move is announced and the dice come first. */
export function beginMove(
  held: Held,
  said: Order & Closing,
  group: GroupMove,
  parts: readonly Part[],
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

/** Sets the units going, unless dice come first. */
export function setGoing(held: Held, said: Order & Closing, group: GroupMove, parts: readonly Part[]): void {
  if (announcedWay(said) === undefined) pushMove(held, group.player, parts, group.cautious);
}

/** What a move costs is judged on what its player knows: a vehicle that hides on his road does not make it dearer. */
export function judgedPurchase(held: Held, group: GroupMove): Purchase {
  return movePurchase(asSeenBy(held, group.player), group);
}

interface PayToll {
  readonly frame: TollFrame;
  readonly payment: Payment;
}

/** B9.1.1: the dearest of the group, with what was rolled for it. */
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

/** B18.3.1: it uses the turn and the units' breath; a command action then costs nothing more. */
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

/** The next payer; his die has fallen. */
const STEP = { next: 0, rolled: 1 } as const;

export const tollKind: FrameKind<Bear, TollFrame> = {
  ask(seen, { player, payers, rolls }) {
    if (rolls.length < payers.length) return null;
    return question(playerOf(seen, player).seat, 'toll', [payToll, refuse]);
  },
  /** One die for each that enters such a hex. */
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
