import { deny, grant, type Verdict } from '@sandtable/kernel';
import { type BearIo, type Held, playerOf, type Seen } from '../../model/state.ts';
import type { Burst, WeaponCard } from '../../model/means.ts';
import type { FireKey } from '../fire/reasons.ts';
import { cardPlace } from '../order/hand.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';

/** B8.4: has this unit, or with -1 the side, such a card that was not used up yet? */
export function judgeWeapon(
  seen: Seen,
  player: PlayerId,
  card: WeaponCard | Burst,
  unit: UnitId,
): Verdict<undefined, FireKey> {
  const place = cardPlace(seen, card);
  const isThere = playerOf(seen, player).weapons.some(
    (each) => each.card === place && each.unit === unit && each.uses > 0,
  );
  return isThere ? grant() : deny('B8.4', 'noWeaponCard', unit === NONE ? {} : { unit });
}

/** B8.4: once a game, unless the firefight says more. */
export function takeWeapon(held: Held, player: PlayerId, id: WeaponCard | Burst, unit: UnitId, io: BearIo): void {
  const card = cardPlace(held, id);
  const its = playerOf(held, player);
  its.weapons = its.weapons.map((each) =>
    each.card === card && each.unit === unit ? { ...each, uses: each.uses - 1 } : each,
  );
  io.emit({ rule: 'B8.4', key: 'weaponUsed', player, card, unit });
}
