import { demand, deny, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { type Battle, hasEnemyIn, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { type BearIo, type Held, heldUnit } from '../../model/state.ts';
import { isFoot } from '../../model/unit-type.ts';
import { groupOrder } from '../order/group-order.ts';
import { markerOf, shelterOf } from '../units/figures.ts';
import { mineAttacks } from '../contact/mine.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// B18.1.3, B9.1.4:  g03 dig +g04 caps:0

export type HastyKey = 'onlyFootDigs' | 'hasHasty' | 'inWater' | 'enemyInHex' | 'carried' | 'insideAlready' | 'stunned';

/** B18.1.3, B4.4: could a hasty defense be made for it where it is? Of vehicles too: card 11 asks no more. */
export function judgeDugIn(battle: Battle, unit: UnitId): Verdict<undefined, HastyKey> {
  const { at, hasty, carrier } = unitOf(battle, unit);
  if (hasty) return deny('B18.0', 'hasHasty', { unit });
  if (carrier !== NONE) return deny('B17.0a', 'carried', { unit });
  if (shelterOf(battle, unit) !== null) return deny('B18.1.3', 'insideAlready', { unit });
  if (terrainAt(battle.map.ground, at) === 'water') return deny('B4.4', 'inWater', { unit, at });
  return demand(!hasEnemyIn(battle, sideOf(battle, unit), at), 'B18.1.3', 'enemyInHex', { at });
}

/** B18.1.3: may it dig in by an action of its own? */
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
