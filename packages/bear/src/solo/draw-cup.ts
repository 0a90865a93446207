import { sideOf, unitOf } from '../model/battle.ts';
import type { Seen } from '../model/state.ts';
import { aiSide, mustSolo } from '../rules/units/ai-side.ts';
import { NONE, type UnitId } from '../model/ids.ts';

/**
 * G5.6a: the AI Draw Cup of a generated mission: whoever of the AI enters from an edge and whose round has come. Those that
 * are carried come with their carrier; the truck comes by itself (G6.2f).
 */
export function drawCup(seen: Seen): UnitId[] {
  const { generated } = mustSolo(seen).terms;
  if (generated?.drawCup !== true) return [];
  const side = aiSide(seen);
  const { roster, round, terms } = seen.view;
  return roster.filter((unit) => {
    const { fate, entry, carrier } = unitOf(seen, unit);
    if (fate !== 'waiting' || carrier !== NONE || sideOf(seen, unit) !== side) return false;
    return unit !== generated.truck?.unit && (terms.entries[entry]?.round ?? Infinity) <= round;
  });
}
