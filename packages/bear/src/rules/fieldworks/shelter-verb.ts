import type { Facing } from '@sandtable/hex';
import { choiceKind, judgedSlot } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import { type BearIo, type BearSlot, type Held, heldUnit, type Seen } from '../../model/state.ts';
import { mineAttacks } from '../contact/mine.ts';
import { judgeShift, type Place, PLACES } from '../ground/shelter.ts';
import { goInside } from '../march/move-frame.ts';
import { facingSlot } from '../order/facing-slot.ts';
import { dearestOf, group } from '../order/group-order.ts';
import { order } from '../order/order.ts';
import type { Led } from '../order/order-form.ts';
import type { UnitId } from '../../model/ids.ts';

// B18.2, into the trench or bunker of one's hex, or out of it:  g03 shelter inside NE +g04 inside N caps:0

interface Shifting {
  readonly member: UnitId;
  readonly whither: Place;
  readonly pose: Facing;
}

interface Shelter extends Led {
  readonly place: Place;
  readonly facing: Facing;
  readonly members: readonly Shifting[];
}

function unitsOf({ leader, members = [] }: Pick<Shelter, 'leader'> & Partial<Shelter>): number[] {
  return [leader, ...members.map(({ member }) => member)];
}

/** There is only one place to go: the one where it is not. */
function judgeGoing(seen: Seen, unit: UnitId): ReturnType<typeof judgeShift> {
  return judgeShift(seen, unit, unitOf(seen, unit).inside ? 'outside' : 'inside');
}

const shifting = group({
  judge: judgeGoing,
  price: (seen, units) => dearestOf(units, (unit) => judgeGoing(seen, unit)),
});

function placeSlot<So>(unitOfSo: (so: So) => number): BearSlot<So, 'place'> {
  return judgedSlot(
    choiceKind('place', PLACES),
    () => PLACES,
    (seen: Seen, so: So, place) => judgeShift(seen, unitOfSo(so), place),
  );
}

export const shelter = order<Shelter, Led & Pick<Shelter, 'place'>>('shelter', {
  leaders: shifting.leaders,
  says: (phrase) =>
    phrase
      .slot(
        'place',
        placeSlot(({ leader }: Led) => leader),
      )
      .slot('facing', facingSlot)
      .records<'members', Shifting>('members', (record) =>
        record
          .slot('member', shifting.joining(unitsOf))
          .slot(
            'whither',
            placeSlot(({ member }: Pick<Shifting, 'member'>) => member),
          )
          .slot('pose', facingSlot),
      ),
  needs: ['place'],
  bill: (seen, said) => shifting.bill(seen, said, unitsOf(said)),
  resolve: (held, { leader: member, place: whither, facing: pose, members }, io) => {
    for (const each of [{ member, whither, pose }, ...members]) shift(held, each, io);
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
