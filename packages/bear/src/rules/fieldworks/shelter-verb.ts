import type { Facing } from '@sandtable/hex';
import { choiceKind, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, type Seen, type BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { judgeMember, judgeOwn, ownUnits } from '../order/actor.ts';
import { mineAttacks } from '../contact/mine.ts';
import { goInside } from '../march/move-frame.ts';
import type { MoveVerbKey } from '../march/move-group.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, paymentSlot, type Purchase } from '../payment/payment.ts';
import { judgeShift, type Place, PLACES } from '../ground/shelter.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { memberKind, unitKind } from '../order/word-kinds.ts';
import { facingSlot } from '../order/facing-slot.ts';

// B18.2, into the trench or bunker of one's hex, or out of it:  g03 shelter inside NE +g04 inside N caps:0

interface Shifting {
  readonly member: number;
  readonly whither: Place;
  readonly pose: Facing;
}

interface Shelter extends Order, Closing {
  readonly leader: number;
  readonly place: Place;
  readonly facing: Facing;
  readonly members: readonly Shifting[];
}

type ShelterSaid = Order & Pick<Shelter, 'leader' | 'members'>;

function unitsOf({ leader, members }: Pick<Shelter, 'leader' | 'members'>): number[] {
  return [leader, ...members.map(({ member }) => member)];
}

/** There is only one place to go: the one where it is not. */
function otherPlace(seen: Seen, unit: number): Place {
  return unitOf(seen, unit).inside ? 'outside' : 'inside';
}

/** B9.1: one price for all, that of the dearest. */
function purchaseOf(seen: Seen, { frame, card }: Order, units: readonly number[]): Purchase {
  const price = units.reduce((dearest, unit) => {
    const going = judgeShift(seen, unit, otherPlace(seen, unit));
    return Math.max(dearest, going.granted ? going.value.cost : 0);
  }, 0);
  return { player: turnPlayer(frame), units, price, card };
}

function judgeShifting(
  seen: Seen,
  order: Order,
  before: readonly number[],
  unit: number,
): Verdict<undefined, MoveVerbKey> {
  const going = judgeShift(seen, unit, otherPlace(seen, unit));
  return going.granted ? judgePayable(seen, purchaseOf(seen, order, [...before, unit])) : going;
}

function judgeLeader(seen: Seen, order: Order, unit: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, order.frame, unit);
  return own.granted ? judgeShifting(seen, order, [], unit) : own;
}

function judgeJoining(seen: Seen, said: ShelterSaid, unit: number): Verdict<undefined, MoveVerbKey> {
  const units = unitsOf(said);
  const member = judgeMember(seen, said.frame, units, unit);
  return member.granted ? judgeShifting(seen, said, units, unit) : member;
}

function placeSlot<So>(unitOfSo: (so: So) => number): BearSlot<So, 'place'> {
  return judgedSlot(
    choiceKind('place', PLACES),
    () => PLACES,
    (seen: Seen, so: So, place) => judgeShift(seen, unitOfSo(so), place),
  );
}

const joiningSlot: BearSlot<ShelterSaid, 'member'> = judgedSlot(memberKind, ownUnits, judgeJoining);

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

export const shelter = verb<Bear, TurnFrame, Shelter>('shelter', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('shelter')
      .slot(
        'place',
        placeSlot(({ leader }: Pick<Shelter, 'leader'>) => leader),
      )
      .slot('facing', facingSlot)
      .records<'members', Shifting>('members', (record) =>
        record
          .slot('member', joiningSlot)
          .slot(
            'whither',
            placeSlot(({ member }: Pick<Shifting, 'member'>) => member),
          )
          .slot('pose', facingSlot),
      )
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, unitsOf(said))),
      ),
  resolve: (held, said, io) => {
    const { leader: member, place: whither, facing: pose, members } = said;
    beginAction(held, said, purchaseOf(held, said, unitsOf(said)), io);
    for (const shifting of [{ member, whither, pose }, ...members]) shift(held, shifting, io);
  },
});

/** In a bunker it faces as the bunker does, whatever was said. */
function shift(held: Held, { member: unit, whither, pose: facing }: Shifting, io: BearIo): void {
  const it = heldUnit(held, unit);
  it.hasty = false;
  it.inside = false;
  it.facing = facing;
  if (whither === 'inside') goInside(held, unit, io);
  else io.emit({ rule: 'B18.2', key: 'wentOutside', unit, at: it.at, facing });
  mineAttacks(held, [unit], it.at, io);
}
