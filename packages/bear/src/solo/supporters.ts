import { distanceBetween } from '../board/tables.ts';
import { unitOf, unitsIn } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import type { Colour } from '../model/pack/unit-type.ts';
import { concealmentBans } from '../rules/fire/reach.ts';
import { makeLine, PLAIN } from '../rules/fire/shot.ts';
import { supportBans } from '../rules/fire/support.ts';
import { sees } from '../rules/special/sight.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { rangeOf } from '../rules/units/figures.ts';
import type { Thought } from './thought.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** those in the leader's hex or next to it who may act and meet B9.1.2; R-213: Rumored Enemies too. */
export function supportersOf(thought: Thought, seen: Seen, ai: UnitId, target: UnitId, colour: Colour): UnitId[] {
  const { at } = unitOf(seen, target);
  const line = makeLine(seen, ai, at, PLAIN);
  return thought.ai.filter((other) => {
    if (other === ai || (unitOf(seen, other).spent && !thought.command)) return false;
    return isRumored(seen, other)
      ? canJoin(thought, seen, ai, other, at)
      : supportBans(line, other, colour, [target]).length === 0;
  });
}

/** R-213, S6.1: one that could be ordered to attack there itself: it sees the hex, and is within its 5 hexes. */
function canJoin({ eyes }: Thought, seen: Seen, leader: UnitId, rumor: UnitId, at: HexId): boolean {
  const { tables } = seen;
  const { at: from } = unitOf(seen, rumor);
  if (distanceBetween(tables, unitOf(seen, leader).at, from) > 1) return false;
  if (distanceBetween(tables, from, at) > rangeOf(seen, rumor).max || !sees(eyes, from, at)) return false;
  return concealmentBans(seen, rumor, at, unitsIn(seen, at)).length === 0;
}
