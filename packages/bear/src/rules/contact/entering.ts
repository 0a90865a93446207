import { hasEnemyIn, markerIn, sideOf, typeOf, unitsIn } from '../../model/battle.ts';
import { type BearIo, type Held, heldUnit } from '../../model/state.ts';
import { settleControl, takeControl } from '../victory/control.ts';
import { discover } from './hidden.ts';
import { mineAttacks } from './mine.ts';
import { checkRubble } from './rubble.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** All that happens when a unit has come into a hex. */
export function afterEntering(held: Held, mover: number, from: HexId, io: BearIo): void {
  const { at } = heldUnit(held, mover);
  const side = sideOf(held, mover);
  discover(held, io);
  const unit = whoCame(held, mover, at);
  if (unit === undefined) return settleControl(held, from, io);
  // B7.7.3c: whoever comes in over the edge has no way that could be barred.
  if (from !== NONE && hasEnemyIn(held, side, at)) held.view.entrances = [...held.view.entrances, { side, at, from }];
  takeControl(held, unit, io);
  // B19.3: whoever stays behind alone has the marker there.
  settleControl(held, from, io);
  crushWire(held, unit, io);
  checkRubble(held, unit, from);
  mineAttacks(held, [unit], at, io);
}

/** S6.2: of a Rumored Enemy that was seen coming, the AI that it turned out to be; undefined if there was none. */
function whoCame(held: Held, mover: number, at: HexId): number | undefined {
  if (heldUnit(held, mover).at === at) return mover;
  return unitsIn(held, at).find((unit) => sideOf(held, unit) === sideOf(held, mover));
}

/** B18.0: tracks leave no wire standing. */
function crushWire(held: Held, unit: UnitId, io: BearIo): void {
  const { at } = heldUnit(held, unit);
  if (typeOf(held, unit).moveClass !== 'tracked' || markerIn(held, 'wire', at) === undefined) return;
  held.view.markers = held.view.markers.filter((marker) => marker.kind !== 'wire' || marker.at !== at);
  io.emit({ rule: 'B18.3.1', key: 'wireCrushed', unit, at });
}
