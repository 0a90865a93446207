import type { Problem } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { nameOfHex } from '../board/map.ts';
import { type Battle, counterOf, typeOf, unitOf } from '../model/battle.ts';
import { isUnburdened, isVehicle } from '../model/unit-type.ts';
import { shelterFor } from '../rules/ground/shelter.ts';
import { NONE, type UnitId } from '../model/ids.ts';

/** What the rules forbid of the units on the map, by counter, with the rule. */
export function auditUnits(battle: Battle): Problem[] {
  return battle.view.units.flatMap(({ at }, unit) =>
    at === NONE ? [] : [...auditWater(battle, unit), ...auditShelter(battle, unit), ...auditCarrier(battle, unit)],
  );
}

function auditWater(battle: Battle, unit: UnitId): Problem[] {
  const { at } = unitOf(battle, unit);
  const isDry = terrainAt(battle.map.ground, at) !== 'water' || battle.map.ground.roads[at] !== 0;
  if (isDry || isUnburdened(typeOf(battle, unit))) return [];
  return [problem(battle, unit, 'at', 'no water, except for unburdened foot (B4.4)', nameOfHex(battle.map, at))];
}

/** B18.1.1, B18.1.2: a trench takes unburdened foot and mortars, a bunker all foot, and neither takes vehicles. */
function auditShelter(battle: Battle, unit: UnitId): Problem[] {
  const { at, inside } = unitOf(battle, unit);
  if (!inside) return [];
  if (shelterFor(battle, unit, at) !== null) return [];
  return [
    problem(
      battle,
      unit,
      'inside',
      'a trench or bunker in the hex that can hold it (B18.1)',
      nameOfHex(battle.map, at),
    ),
  ];
}

/** B17.0, B14.5: carrier and passenger are in one hex; a vehicle is towed, and by one that is not. */
function auditCarrier(battle: Battle, unit: UnitId): Problem[] {
  const { at, carrier } = unitOf(battle, unit);
  if (carrier === NONE) return [];
  const tractor = unitOf(battle, carrier);
  const isTogether = tractor.at === at && tractor.carrier === NONE && canBeTaken(battle, unit, carrier);
  return isTogether
    ? []
    : [
        problem(
          battle,
          unit,
          'carrier',
          'a vehicle in its hex, for a foot unit (B17.0)',
          counterOf(battle, carrier).word,
        ),
      ];
}

function canBeTaken(battle: Battle, unit: UnitId, carrier: UnitId): boolean {
  const type = typeOf(battle, unit);
  return !isVehicle(type) || type.moveClass === 'wheeled' || typeOf(battle, carrier).moveClass === 'tracked';
}

function problem(battle: Battle, unit: UnitId, field: string, expected: string, got: string): Problem {
  return { field: `${counterOf(battle, unit).word}.${field}`, expected, got };
}
