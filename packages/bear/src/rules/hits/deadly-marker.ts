import { type Battle, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Chance, DestroyedChances, FireOdds } from '../../model/battle/figures.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { isRumor, isVehicle } from '../../model/pack/unit-type.ts';
import { ROLLS } from '../units/dice.ts';

/**
 * B7.5, B7.5a: the chance that the marker drawn for a first hit destroys the unit, from what the viewer knows of the
 * pile. Null if no marker is drawn for the unit, or none left in the pile destroys.
 */
export function deadlyMarker(battle: Battle, unit: UnitId): Chance | null {
  if (unitOf(battle, unit).hit !== NONE || isRumor(typeOf(battle, unit))) return null;
  const { pack, view } = battle;
  const pile = isVehicle(typeOf(battle, unit)) ? 'vehicle' : 'infantry';
  let [ways, of] = [0, 0];
  for (const { pile: its, copies, destroys } of pack.hitMarkers) {
    if (its !== pile) continue;
    of += copies;
    if (destroys) ways += copies;
  }
  for (const other of view.roster) {
    const { hit } = unitOf(battle, other);
    if (hit === NONE || (isVehicle(typeOf(battle, other)) ? 'vehicle' : 'infantry') !== pile) continue;
    const marker = hit === null ? undefined : pack.hitMarkers[hit];
    // A unit still in play with a face-down marker cannot have one that destroys at once.
    if (marker !== undefined || (hit === null && view.options.killedMarker === 'atOnce')) of -= 1;
    if (marker?.destroys === true) ways -= 1;
  }
  return ways === 0 || of === 0 ? null : { ways, of };
}

/** B7.2, B7.5: the chances to be destroyed, by the roll or by the hit marker drawn, with 0, 1 and 2 CAPs. */
export function destroyedChances(
  { hitChances, killChances }: Pick<FireOdds, 'hitChances' | 'killChances'>,
  marker: Chance | null,
): DestroyedChances {
  const { ways, of } = marker ?? { ways: 0, of: 1 };
  const by = (caps: 0 | 1 | 2): Chance => ({
    ways: killChances[caps] * of + (hitChances[caps] - killChances[caps]) * ways,
    of: ROLLS * of,
  });
  return [by(0), by(1), by(2)];
}
