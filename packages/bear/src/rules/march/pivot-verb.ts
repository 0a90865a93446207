import type { Facing } from '@sandtable/hex';
import { facingSlot } from '../order/word-kinds.ts';
import { dearestOf, group, order } from '../order/order.ts';
import { type LedOrder, turnPlayer } from '../order/turn-order.ts';
import { judgePivot } from '../ground/cost.ts';
import { withPassengers } from '../units/carried.ts';
import { pushMove } from './move-frame.ts';
import type { UnitId } from '../../model/ids.ts';

// B5.3, B9.1:  g03 pivot SW +g04 N caps:0

interface TurnWords {
  readonly member: UnitId;
  readonly pose: Facing;
}

interface Pivot extends LedOrder {
  readonly facing: Facing;
  readonly members: readonly TurnWords[];
}

type PivotSoFar = Pick<Pivot, 'leader'> & Partial<Pivot>;

function unitsOf({ leader, members = [] }: PivotSoFar): UnitId[] {
  return [leader, ...members.map(({ member }) => member)];
}

const turning = group({
  judge: judgePivot,
  price: (seen, units) => dearestOf(units, (unit) => judgePivot(seen, unit)),
  with: withPassengers,
  reacts: true,
});

export const pivot = order<Pivot>('pivot', {
  traits: { always: true },
  leaders: turning.leaders,
  says: (phrase) =>
    phrase
      .slot('facing', facingSlot)
      .records<'members', TurnWords>('members', (record) =>
        record.slot('member', turning.joining(unitsOf)).slot('pose', facingSlot),
      ),
  bill: (seen, said) => turning.bill(seen, said, unitsOf(said)),
  resolve: (held, { frame, leader, facing, members }) => {
    const all = [{ member: leader, pose: facing }, ...members];
    pushMove(
      held,
      turnPlayer(frame),
      all.map(({ member: unit, pose }) => ({ unit, path: [], facing: pose, inside: false })),
    );
  },
});
