import { hasEnemyIn, markerIn, sideOf, typeOf } from '../model/battle.ts';
import { type BearIo, type Held, heldUnit } from '../model/state.ts';
import { settleControl, takeControl } from './control.ts';
import { discover } from './hidden.ts';
import { mineAttacks } from './mine.ts';
import { checkRubble } from './rubble.ts';

/** All that happens when a unit has come into a hex. */
export function afterEntering(held: Held, unit: number, from: number, io: BearIo): void {
  discover(held, io);
  const { at } = heldUnit(held, unit);
  const side = sideOf(held, unit);
  // B7.7.3c: whoever comes in over the edge has no way that could be barred.
  if (from !== -1 && hasEnemyIn(held, side, at)) held.view.entrances = [...held.view.entrances, { side, at, from }];
  takeControl(held, unit, io);
  // B19.3: whoever stays behind alone has the marker there.
  settleControl(held, from, io);
  crushWire(held, unit, io);
  checkRubble(held, unit, from);
  mineAttacks(held, [unit], at, io);
}

/** B18.0: tracks leave no wire standing. */
function crushWire(held: Held, unit: number, io: BearIo): void {
  const { at } = heldUnit(held, unit);
  if (typeOf(held, unit).moveClass !== 'tracked' || markerIn(held, 'wire', at) === undefined) return;
  held.view.markers = held.view.markers.filter((marker) => marker.kind !== 'wire' || marker.at !== at);
  io.emit({ rule: 'B18.3.1', key: 'wireCrushed', unit, at });
}
