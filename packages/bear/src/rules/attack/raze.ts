import { markerIn, unitsIn } from '../../model/battle.ts';
import type { FortKind, HexFort } from '../../model/marker.ts';
import { type BearIo, type Held, heldUnit } from '../../model/state.ts';
import { facingOf, shelterOf } from '../units/figures.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** Is it still there to be hit? */
export function isFortThere(held: Held, at: HexId, what: FortKind, unit: UnitId): boolean {
  if (what !== 'hasty') return markerIn(held, what, at) !== undefined;
  const it = heldUnit(held, unit);
  return it.hasty && it.at === at;
}

interface FortRoll {
  readonly at: HexId;
  readonly what: FortKind;
  readonly unit: UnitId;
  readonly roll: number;
  readonly needed: number;
}

/** B18.4: any hit removes it. */
export function strikeFort(held: Held, { at, what, unit, roll, needed }: FortRoll, io: BearIo): void {
  const razed = roll >= needed;
  if (razed && what === 'hasty') heldUnit(held, unit).hasty = false;
  if (razed && what !== 'hasty') clearFort(held, at, what);
  io.emit({ rule: 'B18.4', key: razed ? 'razed' : 'stood', what, unit, at, roll, needed });
}

/** Takes a counter off the map; those who were in it stand in the open, facing as they did. */
function clearFort(held: Held, at: HexId, what: HexFort): void {
  const { view } = held;
  for (const unit of unitsIn(held, at)) {
    if (shelterOf(held, unit) === what)
      Object.assign(heldUnit(held, unit), { facing: facingOf(held, unit), inside: false });
  }
  view.markers = view.markers.filter((marker) => marker.kind !== what || marker.at !== at);
}
