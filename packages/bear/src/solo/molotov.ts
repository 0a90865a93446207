import { typeOf, unitOf } from '../model/battle/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { Means } from '../model/battle/means.ts';
import type { Seen } from '../model/battle/state.ts';
import { isVehicle, type UnitType } from '../model/pack/unit-type.ts';
import { judgeWeapon } from '../rules/attack/attacker.ts';

/**
 * G6.2e: in close combat the AI that has the Molotov throws it: at tanks whenever it may act, at all others when it is spent.
 * Those who are not in one hex have nothing to throw it at.
 */
export function closeMeans(seen: Seen, ai: UnitId, target: UnitId): Means {
  const { solo } = seen.view.terms;
  if (solo === null || solo.generated?.molotov !== ai) return 'weapons';
  const { at, spent } = unitOf(seen, ai);
  if (at !== unitOf(seen, target).at || !(spent || isTank(typeOf(seen, target)))) return 'weapons';
  return judgeWeapon(seen, solo.ai, 'molotov', ai).granted ? 'molotov' : 'weapons';
}

/** a vehicle with a blue DR; all others count as infantry. */
function isTank(type: UnitType): boolean {
  return isVehicle(type) && (type.front.colour === 'blue' || type.flank.colour === 'blue');
}
