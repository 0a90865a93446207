import type { Problem } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { nameOfHex } from '../board/map.ts';
import { type Battle, counterOf, sideOf, typeOf, unitOf, unitsIn } from '../model/battle.ts';
import { isRumor } from '../model/unit-type.ts';
import { couldStand } from '../rules/ground/footing.ts';
import { shelterFor } from '../rules/ground/shelter.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { auditCarried } from './audit-carried.ts';
import { unitProblem } from './unit-problem.ts';

/** What the rules forbid of the units on the map, by counter, with the rule. */
export function auditUnits(battle: Battle): Problem[] {
  return battle.view.units.flatMap(({ at }, unit) =>
    at === NONE
      ? []
      : [
          ...auditGround(battle, unit),
          ...auditShelter(battle, unit),
          ...auditCarried(battle, unit),
          ...auditRumor(battle, unit),
        ],
  );
}

/** B4.1, B4.4: nobody is where he could never have come. Whoever is carried is where his carrier may be. */
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

/** B18.1.1, B18.1.2: a trench takes unburdened foot and mortars, a bunker all foot, and neither takes vehicles. */
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

/** S6.0, S6.1: nobody knows what it is: it is fired at and hit as whoever stands behind it. */
function auditRumor(battle: Battle, unit: UnitId): Problem[] {
  if (!isRumor(typeOf(battle, unit))) return [];
  const { hit, hidden } = unitOf(battle, unit);
  const marks = { hit: hit !== NONE, hidden };
  return Object.entries(marks).flatMap(([field, isThere]) =>
    isThere ? [unitProblem(battle, unit, field, 'nothing of the kind on a Rumored Enemy (S6.0)', 'one')] : [],
  );
}
