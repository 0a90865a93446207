import type { Problem } from '@sandtable/kernel';
import { type Battle, counterOf, sideOf, typeOf, unitOf } from '../model/battle.ts';
import { isRumor, isVehicle } from '../model/unit-type.ts';
import { hasRoomFor, passengersOf } from '../rules/units/carried.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { unitProblem } from './unit-problem.ts';

/** What the rules forbid of a unit that is carried or towed. */
export function auditCarried(battle: Battle, unit: UnitId): Problem[] {
  const { carrier, hasty, inside } = unitOf(battle, unit);
  if (carrier === NONE) return [];
  const { word } = counterOf(battle, carrier);
  if (!isTogether(battle, unit, carrier))
    return [unitProblem(battle, unit, 'carrier', 'a vehicle of its side in its hex, for a foot unit (B17.0)', word)];
  const problems: Problem[] = [];
  const before = passengersOf(battle, carrier).filter((other) => other < unit);
  if (!hasRoomFor(battle, carrier, [...before, unit]))
    problems.push(
      unitProblem(battle, unit, 'carrier', 'a vehicle with room: one unit, or a German Rifle and LMG (B17.0)', word),
    );
  // B17.0a: it has left its trench or hasty defense.
  const places = { hasty, inside };
  for (const [field, isThere] of Object.entries(places))
    if (isThere) problems.push(unitProblem(battle, unit, field, 'none for a unit that is carried (B17.0a)', 'true'));
  return problems;
}

/** B17.0, B14.5: carrier and passenger are in one hex and of one side; a vehicle is towed, and by one that is not. */
function isTogether(battle: Battle, unit: UnitId, carrier: UnitId): boolean {
  const tractor = unitOf(battle, carrier);
  return (
    tractor.at === unitOf(battle, unit).at &&
    tractor.carrier === NONE &&
    sideOf(battle, unit) === sideOf(battle, carrier) &&
    canBeTaken(battle, unit, carrier)
  );
}

function canBeTaken(battle: Battle, unit: UnitId, carrier: UnitId): boolean {
  const type = typeOf(battle, unit);
  if (unit === carrier || isRumor(type) || !isVehicle(typeOf(battle, carrier))) return false;
  return !isVehicle(type) || type.moveClass === 'wheeled' || typeOf(battle, carrier).moveClass === 'tracked';
}
