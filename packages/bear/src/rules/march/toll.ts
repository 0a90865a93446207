import { deny, finish, type FrameKind, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { Part, TollFrame } from '../../model/frame.ts';
import { question } from '../../model/question.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../../model/state.ts';
import { beginAction, declareAction, payForAction } from '../order/action.ts';
import { asSeenBy } from '../order/as-seen.ts';
import { economyOf } from '../payment/economy.ts';
import { pushMove } from './move-frame.ts';
import { type GroupMove, movePurchase, payersOf } from './move-group.ts';
import type { Closing, Order } from '../order/order.ts';
import { type PayKey, paymentKind, type PaymentSlot, type Purchase, TOLLS } from '../payment/payment.ts';
import type { Payment } from '../../model/payment.ts';
import { withPrice } from '../order/price-figures.ts';
import { revealUnits } from '../order/reveal.ts';
import { pushRoll } from '../order/roll.ts';

// B18.3.1, B18.3.2: what wire and road blocks cost is rolled after the move was announced: caps:1, or refuse.

/** Takes the price of a move and sets the units going; where a die makes the price, that comes first. */
export function beginMove(
  held: Held,
  said: Order & Closing,
  group: GroupMove,
  parts: readonly Part[],
  io: BearIo,
): void {
  const purchase = judgedPurchase(held, group);
  const { player, units, card } = purchase;
  const way = said.payment === null ? undefined : TOLLS.get(said.payment.way);
  if (way === undefined) {
    beginAction(held, said, purchase, io);
    return pushMove(held, player, parts, group.cautious);
  }
  declareAction(held, said, purchase, io);
  io.emit({ rule: 'B18.3.1', key: 'announced', player, units });
  pushFrame(held, {
    kind: 'toll',
    step: 0,
    got: null,
    player,
    units,
    payers: payersOf(asSeenBy(held, player), group),
    rolls: [],
    way,
    isEased: card === 'c07',
    parts: [...parts],
    cautious: group.cautious ?? false,
  });
  revealUnits(held, units, io);
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

const payingSlot: PaymentSlot<Pick<PayToll, 'frame'>> = {
  ...judgedSlot(
    paymentKind,
    (seen: Seen, { frame }: Pick<PayToll, 'frame'>) => economyOf(seen).payments(seen, purchaseOf(frame)),
    judgePaying,
  ),
  purchaseOf: (_seen, { frame }) => purchaseOf(frame),
};

const payToll = withPrice(
  verb<Bear, TollFrame, PayToll>('payToll', {
    says: (phrase) => phrase.slot('payment', payingSlot),
    resolve: (held, { frame, payment }, io) => {
      finish(held.view, frame);
      payForAction(held, purchaseOf(frame), payment, io);
      pushMove(held, frame.player, frame.parts, frame.cautious);
    },
  }),
);

/** B18.3.1: it uses the turn and the units' breath; a command action then costs nothing more. */
const refuse = verb<Bear, TollFrame, Pick<PayToll, 'frame'>>('refuse', {
  says: (phrase) => phrase.word('refuse'),
  resolve: (held, { frame }, io) => {
    const { player, units, way } = frame;
    finish(held.view, frame);
    io.emit({ rule: 'B18.3.1', key: 'refused', player, units });
    economyOf(held).refuse(held, { player, units, way }, io);
  },
});

export const tollKind: FrameKind<Bear, TollFrame> = {
  ask(seen, { player, payers, rolls }) {
    if (rolls.length < payers.length) return null;
    return question(playerOf(seen, player).seat, 'toll', [payToll, refuse]);
  },
  /** One die for each that enters such a hex. */
  go(held, frame) {
    const { player, payers, rolls } = frame;
    const payer = payers[rolls.length];
    if (frame.step === 1 || payer === undefined || payer.dice === 0) {
      rolls.push(frame.step === 1 ? (frame.got ?? 0) : 0);
      frame.step = 0;
      return;
    }
    frame.step = 1;
    pushRoll(held, { player, what: 'wire', dice: 1, unit: payer.unit });
  },
};
