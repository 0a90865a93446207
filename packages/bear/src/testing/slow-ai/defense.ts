import { terrainAt } from '../../board/ground.ts';
import { markerIn, sideOf, smokeIn, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { fitsFilter } from '../../model/pack/special-rule.ts';
import { isUnburdened, isVehicle } from '../../model/pack/unit-type.ts';
import { markerOf } from '../../rules/units/figures.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

interface Posture {
  readonly inside: boolean;
  readonly hasty: boolean;
}

/** all DMs of a hex for a counter in it, except walls and height. */
function dmIn(seen: Seen, unit: UnitId, hex: HexId, { inside, hasty }: Posture): number {
  const vehicles = unitsIn(seen, hex).filter(
    (other) => other !== unit && sideOf(seen, other) === sideOf(seen, unit) && isVehicle(typeOf(seen, other)),
  );
  return (
    terrainFigures[terrainAt(seen.map.ground, hex)].dm +
    (inside ? shelterDm(seen, hex) : 0) +
    (hasty ? 1 : 0) +
    (markerIn(seen, 'roadBlock', hex) === undefined ? 0 : 1) +
    smokeIn(seen, hex) +
    ruledDm(seen, unit, hex) +
    (isUnburdened(typeOf(seen, unit)) && vehicles.length > 0 ? 1 : 0)
  );
}

/** G3.3a: by the special rules of this round. */
function ruledDm({ view, pack, map }: Seen, unit: number, hex: HexId): number {
  const counter = pack.counters[unit];
  if (counter === undefined) return 0;
  const { isCover } = terrainFigures[terrainAt(map.ground, hex)];
  let dm = 0;
  for (const rule of view.terms.rules) {
    if (rule.kind !== 'defense' || rule.from > view.round || rule.until < view.round) continue;
    const isThere = rule.ground === 'any' || (rule.ground === 'cover') === isCover;
    const isIts = (rule.side ?? counter.side) === counter.side && fitsFilter(counter.type, rule.units);
    if (isThere && isIts) dm += rule.bonus;
  }
  return dm;
}

function shelterDm(seen: Seen, hex: HexId): number {
  if (markerIn(seen, 'bunker', hex) !== undefined) return 5;
  return markerIn(seen, 'trench', hex) === undefined ? 0 : 2;
}

/** Where it is. */
export function dmHere(seen: Seen, unit: UnitId): number {
  const { at, inside, hasty } = unitOf(seen, unit);
  return dmIn(seen, unit, at, { inside, hasty });
}

/** Where it could go: in the trench or bunker there, if it may enter. */
export function dmThere(seen: Seen, unit: UnitId, hex: HexId): number {
  return dmIn(seen, unit, hex, { inside: judgeShelter(seen, unit, hex).granted, hasty: false });
}

/** S5.0a: front DR with the marker, and the DMs of the hex. */
export function defenseOf(seen: Seen, unit: UnitId): number {
  return typeOf(seen, unit).front.dr + (markerOf(seen, unit)?.front ?? 0) + dmHere(seen, unit);
}
