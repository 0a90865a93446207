import { corpsOf, unitOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/corps.ts';
import { type CorpsId, type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';

/** The AI has one corps, the last in the turn order; -1 where people play each other. */
export function aiCorps({ view }: Seen): CorpsId {
  const last = view.corps.length - 1;
  return view.corps[last]?.seat === AI_SEAT ? last : NONE;
}

export function isAiUnit(seen: Seen, unit: UnitId): boolean {
  return corpsOf(seen, unitOf(seen, unit).corps).seat === AI_SEAT;
}

/** L11b, LS4.2c */
export function holdsObjective(seen: Seen, unit: UnitId): boolean {
  return isObjective(seen, unitOf(seen, unit).at);
}

function isObjective({ view }: Seen, hex: HexId): boolean {
  const { objectives } = view.terms;
  for (let place = 0; place < objectives.length; place++) if (objectives[place]?.at === hex) return true;
  return false;
}
