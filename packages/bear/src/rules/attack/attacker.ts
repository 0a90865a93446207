import { deny, grant, unless, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import { counterOf, sideOf, unitOf, unitsIn } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import { isWeaponCard, type Means, type Thrown } from '../../model/means.ts';
import type { Seen } from '../../model/state.ts';
import { outwardBans } from '../fire/bans.ts';
import { costTerms } from '../fire/cost.ts';
import { type FireKey, sumOf } from '../fire/reasons.ts';
import type { Line } from '../fire/shot.ts';
import type { ActorKey } from '../order/actor.ts';
import type { HandKey } from '../order/hand.ts';
import { billFor, type Order } from '../order/order-form.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { judgePayable } from '../payment/payment.ts';
import type { PayKey, Purchase } from '../payment/purchase.ts';
import { attackCostChange } from '../special/fire.ts';
import { markerOf } from '../units/figures.ts';
import { judgeWeapon } from './weapon-use.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

// Who may attack at all, by which means, and for what price.

export type AttackKey = FireKey | SightKey | ActorKey | PayKey | HandKey;
export type AttackVerdict = Verdict<undefined, AttackKey>;

export function hexOf(seen: Seen, unit: UnitId): number {
  return unitOf(seen, unit).at;
}

/** The enemies that the viewer sees in a hex. */
export function enemiesIn(seen: Seen, leader: UnitId, hex: HexId): number[] {
  const side = sideOf(seen, leader);
  return unitsIn(seen, hex).filter((unit) => counterOf(seen, unit).side !== side);
}

/** It has the flamethrower, or the weapon card, if the attack is made by one. */
export function judgeArmed(seen: Seen, frame: TurnFrame, unit: UnitId, means: Means): AttackVerdict {
  if (means === 'flame' && counterOf(seen, unit).type.flamethrower === 'none')
    return deny('B17.4', 'noFlamethrower', { unit });
  return isWeaponCard(means) ? judgeWeapon(seen, turnPlayer(frame), means, unit) : grant();
}

/** The same for an attack on another hex. */
export function judgeFirer(seen: Seen, frame: TurnFrame, unit: UnitId, means: Means): AttackVerdict {
  const armed = judgeArmed(seen, frame, unit, means);
  return armed.granted ? unless(outwardBans(seen, unit)) : armed;
}

/** Can it pay for an attack at all? Asked before any hex is looked at. */
export function judgeAfford(seen: Seen, so: Order, unit: UnitId, printed: number | null): AttackVerdict {
  const changes = Math.min(0, markerOf(seen, unit)?.attackCost ?? 0) + attackCostChange(seen, unit);
  const price = Math.max(1, (printed ?? 0) + changes);
  return judgePayable(seen, billFor(so, [unit], price));
}

/** All who take part beside the leader. */
export function helpersOf(supporters: readonly UnitId[], thrown: readonly Thrown[]): number[] {
  return [...supporters, ...thrown.map(({ unit }) => unit)];
}

/** The leader alone pays; the others take part. */
export function attackBill(line: Line, so: Order, helpers: readonly number[]): Purchase {
  return billFor(so, [line.attacker, ...helpers], sumOf(costTerms(line)));
}

export function judgePaid(seen: Seen, line: Line, so: Order, helpers: readonly number[] = []): AttackVerdict {
  return judgePayable(seen, attackBill(line, so, helpers));
}
