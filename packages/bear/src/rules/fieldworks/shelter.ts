import type { Facing } from '@sandtable/hex';
import { choiceKind, demand, deny, judgedSlot, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { type Battle, hasEnemyIn, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type BearIo, type BearSlot, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import { isFoot } from '../../model/pack/unit-type.ts';
import { mineAttacks } from '../contact/mine.ts';
import { judgeShift, type ShelterPlace, PLACES } from '../ground/shelter.ts';
import { goInside } from '../march/move-frame.ts';
import { facingSlot } from '../order/word-kinds.ts';
import { dearestOf, group, groupOrder, order } from '../order/order.ts';
import type { LedOrder } from '../order/turn-order.ts';
import { markerOf, shelterOf } from '../units/figures.ts';

// B18.2:  g03 shelter inside NE +g04 inside N caps:0: into or out of the trench or bunker of its hex

interface ShelterShift {
  readonly member: UnitId;
  readonly whither: ShelterPlace;
  readonly pose: Facing;
}

interface Shelter extends LedOrder {
  readonly place: ShelterPlace;
  readonly facing: Facing;
  readonly members: readonly ShelterShift[];
}

function unitsOf({ leader, members = [] }: Pick<Shelter, 'leader'> & Partial<Shelter>): UnitId[] {
  return [leader, ...members.map(({ member }) => member)];
}

/** The only choice is the other place: in or out. */
function judgeGoing(seen: Seen, unit: UnitId): ReturnType<typeof judgeShift> {
  return judgeShift(seen, unit, unitOf(seen, unit).inside ? 'outside' : 'inside');
}

const shifting = group({
  judge: judgeGoing,
  price: (seen, units) => dearestOf(units, (unit) => judgeGoing(seen, unit)),
});

function placeSlot<So>(unitOfSo: (so: So) => UnitId): BearSlot<So, 'place'> {
  return judgedSlot(
    choiceKind('place', PLACES),
    () => PLACES,
    (seen: Seen, so: So, place) => judgeShift(seen, unitOfSo(so), place),
  );
}

export const shelter = order<Shelter, LedOrder & Pick<Shelter, 'place'>>('shelter', {
  leaders: shifting.leaders,
  says: (phrase) =>
    phrase
      .slot(
        'place',
        placeSlot(({ leader }: LedOrder) => leader),
      )
      .slot('facing', facingSlot)
      .records<'members', ShelterShift>('members', (record) =>
        record
          .slot('member', shifting.joining(unitsOf))
          .slot(
            'whither',
            placeSlot(({ member }: Pick<ShelterShift, 'member'>) => member),
          )
          .slot('pose', facingSlot),
      ),
  needs: ['place'],
  bill: (seen, said) => shifting.bill(seen, said, unitsOf(said)),
  resolve: (held, { leader: member, place: whither, facing: pose, members }, io) => {
    for (const each of [{ member, whither, pose }, ...members]) shift(held, each, io);
  },
});

/** In a bunker a unit takes the bunker's facing. */
function shift(held: Held, { member: unit, whither, pose: facing }: ShelterShift, io: BearIo): void {
  const it = heldUnit(held, unit);
  it.hasty = false;
  it.inside = false;
  it.facing = facing;
  if (whither === 'inside') goInside(held, unit, io);
  else io.emit({ rule: 'B18.2', key: 'wentOutside', unit, at: it.at, facing });
  mineAttacks(held, [unit], it.at, io);
}

// B18.1.3, B9.1.4:  g03 dig +g04 caps:0

export type HastyKey = 'onlyFootDigs' | 'hasHasty' | 'inWater' | 'enemyInHex' | 'carried' | 'insideAlready' | 'stunned';

/** B18.1.3, B4.4: whether it could have a hasty defense where it is. Vehicles too, since card 11 allows them. */
export function judgeDugIn(battle: Battle, unit: UnitId): Verdict<undefined, HastyKey> {
  const { at, hasty, carrier } = unitOf(battle, unit);
  if (hasty) return deny('B18.0', 'hasHasty', { unit });
  if (carrier !== NONE) return deny('B17.0a', 'carried', { unit });
  if (shelterOf(battle, unit) !== null) return deny('B18.1.3', 'insideAlready', { unit });
  if (terrainAt(battle.map.ground, at) === 'water') return deny('B4.4', 'inWater', { unit, at });
  return demand(!hasEnemyIn(battle, sideOf(battle, unit), at), 'B18.1.3', 'enemyInHex', { at });
}

export function judgeDigging(battle: Battle, unit: UnitId): Verdict<undefined, HastyKey> {
  if (!isFoot(typeOf(battle, unit))) return deny('B18.1.3', 'onlyFootDigs', { unit });
  if (markerOf(battle, unit)?.kind === 'stunned') return deny('B7.5', 'stunned', { unit });
  return judgeDugIn(battle, unit);
}

export function digIn(held: Held, units: readonly UnitId[], io: BearIo): void {
  for (const unit of units) {
    heldUnit(held, unit).hasty = true;
    io.emit({ rule: 'B18.1.3', key: 'dugIn', unit });
  }
}

export const dig = groupOrder('dig', {
  judge: judgeDigging,
  price: ({ view }) => Number(view.options.hastyCost),
  resolve: (held, units, _player, io) => {
    digIn(held, units, io);
    for (const at of new Set(units.map((unit) => unitOf(held, unit).at))) mineAttacks(held, units, at, io);
  },
});
