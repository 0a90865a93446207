import type { Problem } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { nameOfHex } from '../board/map.ts';
import { type Battle, counterOf, sideOf, typeOf, unitOf, unitsIn } from '../model/battle/battle.ts';
import { NONE, type UnitId, unitId } from '../model/ids.ts';
import { isRumor, isVehicle } from '../model/pack/unit-type.ts';
import { couldStand } from '../rules/ground/bans.ts';
import { shelterFor } from '../rules/ground/shelter.ts';
import { hasRoomFor, passengersOf } from '../rules/units/carried.ts';

/** Violations of the rules by units on the map, by counter. */
export function auditUnits(battle: Battle): Problem[] {
  return battle.view.units.flatMap(({ at }, place) => {
    if (at === NONE) return [];
    const unit = unitId(place);
    return [
      ...auditGround(battle, unit),
      ...auditShelter(battle, unit),
      ...auditCarried(battle, unit),
      ...auditRumor(battle, unit),
    ];
  });
}

/** B4.1, B4.4: every unit is where it could have come. A passenger may be where its carrier may. */
function auditGround(battle: Battle, unit: UnitId): Problem[] {
  const { at, carrier } = unitOf(battle, unit);
  if (carrier !== NONE || couldStand(battle, unit, at)) return [];
  const terrain = terrainAt(battle.map.ground, at);
  const expected =
    terrain === 'water'
      ? 'no water, except for unburdened foot (B4.4)'
      : `ground that ${typeOf(battle, unit).moveClass} units may enter, or a road (B4.1), not ${terrain}`;
  return [unitProblem(battle, unit, 'at', expected, nameOfHex(battle.map, at))];
}

/** B18.1.1, B18.1.2: a trench takes unburdened foot and mortars, a bunker all foot; neither takes vehicles. */
function auditShelter(battle: Battle, unit: UnitId): Problem[] {
  const { at, inside } = unitOf(battle, unit);
  if (!inside) return [];
  const place = nameOfHex(battle.map, at);
  if (shelterFor(battle, unit, at) === null)
    return [unitProblem(battle, unit, 'inside', 'a trench or bunker in the hex that can hold it (B18.1)', place)];
  const enemy = unitsIn(battle, at).find(
    (other) => other < unit && unitOf(battle, other).inside && sideOf(battle, other) !== sideOf(battle, unit),
  );
  if (enemy === undefined) return [];
  const { word } = counterOf(battle, enemy);
  return [unitProblem(battle, unit, 'inside', `no enemy in the same trench or bunker (B18.2), but ${word} is`, place)];
}

/** S6.0, S6.1: a rumor has no state: it is attacked as whatever it turns out to be. */
function auditRumor(battle: Battle, unit: UnitId): Problem[] {
  if (!isRumor(typeOf(battle, unit))) return [];
  const { hit, hidden } = unitOf(battle, unit);
  const marks = { hit: hit !== NONE, hidden };
  return Object.entries(marks).flatMap(([field, isThere]) =>
    isThere ? [unitProblem(battle, unit, field, 'nothing of the kind on a Rumored Enemy (S6.0)', 'one')] : [],
  );
}

function auditCarried(battle: Battle, unit: UnitId): Problem[] {
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
  // B17.0a: a carried unit has left its trench or hasty defense.
  const places = { hasty, inside };
  for (const [field, isThere] of Object.entries(places))
    if (isThere) problems.push(unitProblem(battle, unit, field, 'none for a unit that is carried (B17.0a)', 'true'));
  return problems;
}

/**
 * B17.0, B14.5: carrier and passenger share hex and side; a vehicle can only be towed, and not by one that is towed
 * itself.
 */
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

/** A problem with a unit, by counter and field: `g03.carrier`. */
function unitProblem(battle: Battle, unit: UnitId, field: string, expected: string, got: string): Problem {
  return { field: `${counterOf(battle, unit).word}.${field}`, expected, got };
}
