import { terrainAt } from '../../board/ground.ts';
import { type Battle, markerIn, smokeIn, typeOf, unitOf } from '../../model/battle.ts';
import { type BearIo, type Held, heldUnit } from '../../model/state.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { isFoot } from '../../model/unit-type.ts';
import { isInCover, placeOf } from '../units/cover.ts';
import { vehicleCoverOf } from '../fire/defense.ts';
import { wayOf } from '../ground/way.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B5.0.3: is it foot that does not go backward? Whether the hex has anything to hide behind is seen when all have moved. */
export function isCareless(battle: Battle, unit: UnitId, to: HexId): boolean {
  if (battle.view.options.cautiousMovement === 'off' || !isFoot(typeOf(battle, unit))) return false;
  const { at: from, facing } = unitOf(battle, unit);
  return wayOf(battle.map.ground, { from, facing, to })?.backward === false;
}

/** B5.0.3: nobody is exposed in cover, where any DM helps him, or beside a vehicle, which may have come with him. */
export function tellIfExposed(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (!it.exposed) return;
  it.exposed = it.fate === 'inPlay' && it.carrier === NONE && !hasHelp(held, unit);
  if (it.exposed) io.emit({ rule: 'B5.0.3', key: 'exposed', unit });
}

function hasHelp(battle: Battle, unit: UnitId): boolean {
  const { at } = unitOf(battle, unit);
  if (isInCover(battle, placeOf(battle, unit)) || smokeIn(battle, at) > 0) return true;
  if (terrainFigures[terrainAt(battle.map.ground, at)].dm > 0) return true;
  return markerIn(battle, 'roadBlock', at) !== undefined || vehicleCoverOf(battle, unit) !== undefined;
}
