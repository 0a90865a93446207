import type { Facing } from '@sandtable/hex';
import { judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { Bear, Seen, BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { judgeMember, judgeOwn, ownUnits } from '../order/actor.ts';
import { type GroupMove, type MoveVerbKey, movePurchase } from './move-group.ts';
import { pushMove } from './move-frame.ts';
import { judgePivot } from '../ground/pivot.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, paymentSlot } from '../payment/payment.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';
import { facingSlot } from '../order/facing-slot.ts';

// B5.3, B9.1:  g03 pivot SW +g04 N caps:0

interface Turning {
  readonly member: number;
  readonly pose: Facing;
}

interface Pivot extends Order, Closing {
  readonly leader: number;
  readonly facing: Facing;
  readonly members: readonly Turning[];
}

type PivotSaid = Order & Pick<Pivot, 'leader' | 'members'>;

function groupOf({ frame, card }: Order, units: readonly number[]): GroupMove {
  return { player: turnPlayer(frame), card, goers: units.map((unit) => ({ unit, path: [], turns: true })) };
}

function unitsOf({ leader, members }: Pick<Pivot, 'leader' | 'members'>): number[] {
  return [leader, ...members.map(({ member }) => member)];
}

function purchaseOf(seen: Seen, order: Order, units: readonly number[]): ReturnType<typeof movePurchase> {
  return movePurchase(seen, groupOf(order, units));
}

function judgeTurning(
  seen: Seen,
  order: Order,
  units: readonly number[],
  unit: number,
): Verdict<undefined, MoveVerbKey> {
  const pivoting = judgePivot(seen, unit);
  return pivoting.granted ? judgePayable(seen, purchaseOf(seen, order, [...units, unit])) : pivoting;
}

function judgeLeader(seen: Seen, order: Order, unit: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, order.frame, unit);
  return own.granted ? judgeTurning(seen, order, [], unit) : own;
}

function judgeJoining(seen: Seen, said: PivotSaid, unit: number): Verdict<undefined, MoveVerbKey> {
  const units = unitsOf(said);
  const member = judgeMember(seen, said.frame, units, unit);
  return member.granted ? judgeTurning(seen, said, units, unit) : member;
}

const joiningSlot: BearSlot<PivotSaid, 'member'> = judgedSlot(memberKind, ownUnits, judgeJoining);

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

export const pivot = verb<Bear, TurnFrame, Pivot>('pivot', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('pivot')
      .slot('facing', facingSlot)
      .records<'members', Turning>('members', (record) => record.slot('member', joiningSlot).slot('pose', facingSlot))
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, unitsOf(said))),
      ),
  resolve: (held, said, io) => {
    const { frame, leader, facing, members } = said;
    beginAction(held, said, purchaseOf(held, said, unitsOf(said)), io);
    const turning = [{ member: leader, pose: facing }, ...members];
    pushMove(
      held,
      turnPlayer(frame),
      turning.map(({ member: unit, pose }) => ({ unit, path: [], facing: pose, inside: false })),
    );
  },
});
