import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { playerOf, type Seen } from '../../model/battle/state.ts';
import { type Colour, isRumor } from '../../model/pack/unit-type.ts';
import { fireZone } from '../../rules/fire/bans.ts';
import { withPassengers } from '../../rules/units/carried.ts';
import { hexUnder, type Mind, type Zones } from './mind.ts';

/** All fire zones against a colour. */
function zonesAgainst(seen: Seen, units: readonly UnitId[], colour: Colour): Zones {
  return new Map(units.map((unit) => [unit, new Set(fireZone(seen, unit, [colour]))]));
}

/** the units that have this hex in their fire zone now, against this AI's colour. */
export function feared({ seen, units, zones }: Mind, ai: UnitId, hex: HexId): UnitId[] {
  const { colour } = typeOf(seen, ai).front;
  return units.filter((unit) => zones[colour].get(unit)?.has(hex));
}

/** the same once the AI and its passengers have left its hex. */
function fearedOnTheWay(mind: Mind, ai: UnitId, hex: HexId): UnitId[] {
  const { seen, units, zonesWithout } = mind;
  const known = zonesWithout.get(ai) ?? zonesAgainst(without(seen, ai), units, typeOf(seen, ai).front.colour);
  zonesWithout.set(ai, known);
  return units.filter((unit) => known.get(unit)?.has(hex));
}

function without(seen: Seen, ai: UnitId): Seen {
  const units = [...seen.view.units];
  for (const gone of withPassengers(seen, [ai])) units[gone] = { ...unitOf(seen, gone), at: NONE };
  return { ...seen, view: { ...seen.view, units } };
}

/** Is the hex outside all fire zones for an AI that goes there? */
export function isFree(mind: Mind, ai: UnitId, hex: HexId): boolean {
  return fearedOnTheWay(mind, ai, hex).length === 0;
}

/** S5.3.2: in the fire zone of a unit next to it. */
export function isShortRange(mind: Mind, ai: UnitId, hex: HexId): boolean {
  const { seen } = mind;
  return fearedOnTheWay(mind, ai, hex).some((unit) => distanceBetween(seen.tables, hexUnder(seen, unit), hex) === 1);
}

/** S5.3.2, R-204: is it in a fire zone before it moves? Close combat counts as one. */
export function isAtRisk(mind: Mind, ai: UnitId): boolean {
  const { seen } = mind;
  return isInCloseCombat(mind, ai) || !isFree(mind, ai, hexUnder(seen, ai));
}

export function isInCloseCombat({ seen, side }: Mind, ai: UnitId): boolean {
  return hasEnemyIn(seen, side, hexUnder(seen, ai));
}

/** Is a player's unit in the fire zone of an AI? A Rumored Enemy has none. */
export function isUnderFire({ seen, ai, zones }: Mind, unit: UnitId): boolean {
  const { colour } = typeOf(seen, unit).front;
  return ai.some((each) => !isRumor(typeOf(seen, each)) && zones[colour].get(each)?.has(hexUnder(seen, unit)));
}

/** What the AI knows at the beginning of its turn. */
export function mindOf(seen: Seen, command: boolean): Mind {
  const { solo } = seen.view.terms;
  if (solo === null) throw new Error('there is no AI in this match');
  const { side } = playerOf(seen, solo.ai);
  const there = seen.view.roster.filter((unit) => hexUnder(seen, unit) !== -1);
  const standing = there.filter((unit) => unitOf(seen, unit).carrier === -1);
  const markers = seen.view.controls.filter((control) => control.side !== side).map(({ at }) => [at]);
  return {
    seen,
    side,
    command,
    rolls: () => 1,
    choices: [],
    wayNumbers: new Map(),
    ai: standing.filter((unit) => sideOf(seen, unit) === side),
    carried: there.filter((unit) => sideOf(seen, unit) === side && unitOf(seen, unit).carrier !== -1),
    units: standing.filter((unit) => sideOf(seen, unit) !== side),
    zones: { red: zonesAgainst(seen, standing, 'red'), blue: zonesAgainst(seen, standing, 'blue') },
    zonesWithout: new Map(),
    objectives: [...markers, ...solo.objectives].map((hexes, place) => ({ kind: 'objective', place, hexes })),
    markers: seen.view.controls
      .filter((control) => control.side === side)
      .map(({ at }, place) => ({ kind: 'ownMarker', place, hexes: [at] })),
  };
}
