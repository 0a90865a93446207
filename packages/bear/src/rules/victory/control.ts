import { hasEnemyIn, sideOf, typeOf } from '../../model/battle.ts';
import { type BearIo, type Held, heldUnit } from '../../model/state.ts';
import { isCombatCounter, isRumor } from '../../model/unit-type.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B19.3: a unit alone in the hex of a Control Marker takes it, be it only passing through; one that is carried does not. */
export function takeControl(held: Held, unit: UnitId, io: BearIo): void {
  const { at, hidden, carrier, owner } = heldUnit(held, unit);
  const control = held.view.controls.find((each) => each.at === at);
  const side = sideOf(held, unit);
  const type = typeOf(held, unit);
  if (control === undefined || control.side === side || hidden || carrier !== NONE) return;
  // S6.1: a Rumored Enemy holds nothing before it is known to be there.
  if (!isCombatCounter(type) || isRumor(type)) return;
  if (hasEnemyIn(held, side, at)) return;
  control.side = side;
  control.player = owner;
  io.emit({ rule: 'B19.3', key: 'controlTaken', at, side, player: owner });
}

/** The same for whoever is left in a hex when somebody has gone from it, or was destroyed there. */
export function settleControl(held: Held, at: HexId, io: BearIo): void {
  const control = held.view.controls.find((each) => each.at === at);
  if (control === undefined) return;
  for (const unit of held.view.roster) {
    if (heldUnit(held, unit).at === at) takeControl(held, unit, io);
  }
}
