import { hasEnemyIn, sideOf } from '../model/battle.ts';
import { type BearIo, type Held, heldUnit } from '../model/state.ts';
import { takeControl } from './control.ts';

/** All that happens when a unit has come into a hex. */
export function afterEntering(held: Held, unit: number, from: number, io: BearIo): void {
  const { at } = heldUnit(held, unit);
  const side = sideOf(held, unit);
  // B7.7.3c
  if (hasEnemyIn(held, side, at)) held.view.entrances = [...held.view.entrances, { side, at, from }];
  takeControl(held, unit, io);
}
