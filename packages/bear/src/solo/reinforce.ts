import { type BearIo, type Held, heldUnit } from '../model/battle/state.ts';
import type { TrackEvent } from '../model/solo/solo.ts';
import { takeControl } from '../rules/victory/control.ts';
import { canStand } from '../rules/ground/bans.ts';
import { discover } from '../rules/contact/hidden.ts';
import { nearestHex } from '../rules/contact/found-facing.ts';
import { openUnitsIn } from '../rules/units/watchers.ts';
import type { HexId, UnitId } from '../model/ids.ts';

type Reinforce = Extract<TrackEvent, { readonly kind: 'reinforce' }>;

/** S7.2: AI come in by an event: each in the first of the hexes where it can stand, alone (S5.5). */
export function bringIn(held: Held, { units, hexes, facing }: Reinforce, io: BearIo): void {
  for (const unit of units) {
    const it = heldUnit(held, unit);
    const at = hexFor(held, unit, hexes);
    if (it.fate !== 'waiting' || at === undefined) continue;
    Object.assign(it, { at, facing, fate: 'inPlay' });
    io.emit({ rule: 'B5.5', key: 'entered', unit, at, facing });
    takeControl(held, unit, io);
  }
  discover(held, io);
}

/** Where all of them are taken, the nearest hex to the first. */
function hexFor(held: Held, unit: UnitId, hexes: readonly HexId[]): number | undefined {
  const fits = (hex: HexId): boolean => openUnitsIn(held, hex).length === 0 && canStand(held, unit, hex);
  const [first] = hexes;
  return hexes.find(fits) ?? (first === undefined ? undefined : nearestHex(held, first, fits));
}
