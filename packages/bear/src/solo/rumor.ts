import { type BearIo, type Held, heldUnit, playerOf } from '../model/battle/state.ts';
import { makeUnit } from '../model/battle/unit.ts';
import { canStand } from '../rules/ground/bans.ts';
import { discover } from '../rules/contact/hidden.ts';
import { nearestHex } from '../rules/contact/found-facing.ts';
import { openUnitsIn } from '../rules/units/watchers.ts';
import { mustSolo } from '../rules/units/ai-side.ts';
import { rumorCounters } from '../model/solo/solo.ts';
import type { HexId } from '../model/ids.ts';

/**
 * S6.0: a Rumored Enemy in this hex, or in the nearest where it can stand and nobody is seen. With all its counters in use
 * nothing happens. Whoever sees it at once reveals it (S6.2).
 */
export function placeRumor(held: Held, at: HexId, io: BearIo): void {
  const owner = mustSolo(held).terms.ai;
  const rumor = rumorCounters(held.pack, playerOf(held, owner).side).find(
    (unit) => heldUnit(held, unit).fate === 'unused',
  );
  if (rumor === undefined) return;
  const hex = nearestHex(held, at, (each) => canStand(held, rumor, each) && openUnitsIn(held, each).length === 0);
  if (hex === undefined) return;
  Object.assign(heldUnit(held, rumor), makeUnit({ at: hex, owner }));
  held.view.roster = [...held.view.roster, rumor].sort((a, b) => a - b);
  io.emit({ rule: 'S6.0', key: 'rumorPlaced', unit: rumor, at: hex });
  discover(held, io);
}
