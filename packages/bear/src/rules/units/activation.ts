import { type BearIo, type Held, heldUnit, playerOf } from '../../model/state.ts';
import type { UnitId } from '../../model/ids.ts';

/** B9.0, R-218: it acts with the others no more; if it was the last of them, its AP are lost. */
export function leaveActivation(held: Held, unit: UnitId, io: BearIo): void {
  const { owner } = heldUnit(held, unit);
  const player = playerOf(held, owner);
  const { activation } = player;
  if (activation === null || !activation.units.includes(unit)) return;
  const units = activation.units.filter((other) => other !== unit);
  player.activation = units.length === 0 ? null : { ...activation, units };
  if (units.length === 0 && activation.ap > 0)
    io.emit({ rule: 'B3.0', key: 'apLost', player: owner, ap: activation.ap });
}
