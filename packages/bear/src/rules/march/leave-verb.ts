import { judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { Bear, Seen, BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { judgeMember, judgeOwn, ownUnits } from '../order/actor.ts';
import { withPassengers } from '../units/carried.ts';
import { judgeLeaving, leaveMap } from './leave.ts';
import type { MoveVerbKey } from './move-group.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, paymentSlot, type Purchase } from '../payment/payment.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';

// B5.6, over an edge that the firefight names:  g03 leave +g04 caps:0

interface Leave extends Order, Closing {
  readonly leader: number;
  readonly members: readonly number[];
}

type LeaveSaid = Order & Pick<Leave, 'leader' | 'members'>;

/** B9.1: the price of the dearest; those that are carried take part. */
function purchaseOf(seen: Seen, { frame, card }: Order, units: readonly number[]): Purchase {
  const price = units.reduce((dearest, unit) => {
    const leaving = judgeLeaving(seen, unit);
    return Math.max(dearest, leaving.granted ? leaving.value.cost : 0);
  }, 0);
  return { player: turnPlayer(frame), units: withPassengers(seen, units), price, card };
}

function judgeGoing(
  seen: Seen,
  order: Order,
  before: readonly number[],
  unit: number,
): Verdict<undefined, MoveVerbKey> {
  const leaving = judgeLeaving(seen, unit);
  return leaving.granted ? judgePayable(seen, purchaseOf(seen, order, [...before, unit])) : leaving;
}

function judgeLeader(seen: Seen, order: Order, unit: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, order.frame, unit);
  return own.granted ? judgeGoing(seen, order, [], unit) : own;
}

function judgeJoining(seen: Seen, said: LeaveSaid, unit: number): Verdict<undefined, MoveVerbKey> {
  const units = [said.leader, ...said.members];
  const member = judgeMember(seen, said.frame, units, unit);
  return member.granted ? judgeGoing(seen, said, units, unit) : member;
}

const joiningSlot: BearSlot<LeaveSaid, 'member'> = judgedSlot(memberKind, ownUnits, judgeJoining);

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

export const leave = verb<Bear, TurnFrame, Leave>('leave', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('leave')
      .list('members', joiningSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, [said.leader, ...said.members])),
      ),
  resolve: (held, said, io) => {
    const units = [said.leader, ...said.members];
    beginAction(held, said, purchaseOf(held, said, units), io);
    for (const unit of units) leaveMap(held, unit, io);
  },
});
