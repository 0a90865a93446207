import { sideOf, typeOf, unitOf, unitsIn } from '../model/battle.ts';
import type { Seen } from '../model/state.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import { isGoodInCloseCombat } from '../rules/fire/power.ts';
import { judgeMove, moveFromHere } from '../rules/ground/bonus.ts';
import type { MoveCost } from '../rules/ground/cost.ts';
import { bansByEntrance } from '../rules/march/move-group.ts';
import { fearedColour } from './fire-zones.ts';
import { MOST_AP } from './limits.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { no, noFor, type Why } from './trace.ts';
import { hexDm, placeDm } from '../rules/fire/defense.ts';

/** S5.2, S5.3.2, S5.5: may this AI go into that hex, as the next of its way, and for what price? */
export function enterOption(
  thought: Thought,
  lowRisk: boolean,
  ai: number,
  way: readonly number[],
  hex: number,
  why: Why,
): MoveCost | null {
  const { seen, command } = thought;
  const side = sideOf(seen, ai);
  const there = unitsIn(seen, hex).filter((unit) => unitOf(seen, unit).carrier !== ai);
  const friend = there.find((unit) => sideOf(seen, unit) === side);
  if (friend !== undefined) return no(why, 'S5.5', 'stacks', { unit: friend });
  const enemies = there.filter((unit) => sideOf(seen, unit) !== side);
  if (enemies.length > 0 && lowRisk) return no(why, 'S5.3.2', 'enemyInHex', { at: hex });
  if (enemies.some((enemy) => hasPenalty(seen, ai, enemy))) return no(why, 'S5.1', 'poorInCloseCombat', { at: hex });
  const moving = judgeMove(seen, ai, moveFromHere(seen, ai, [...way, hex]));
  if (!moving.granted) return noFor(why, moving.reasons);
  const bans = way.length === 0 ? bansByEntrance(seen, ai, hex) : [];
  if (bans.length > 0) return noFor(why, bans);
  if (moving.value.cost > MOST_AP && !command) return no(why, 'R-202', 'tooDear', { amount: moving.value.cost });
  if (lowRisk && isRisky(thought, ai, hex, why)) return null;
  return moving.value;
}

/** B7.7.3, R-108: it is poor in close combat with that enemy, in the colour it would use. */
export function hasPenalty(seen: Seen, ai: number, enemy: number): boolean {
  const there = standing(seen, ai, unitOf(seen, enemy).at, unitOf(seen, ai).facing);
  const attack = judgeFire(there, ai, enemy);
  if (!attack.granted) return !isGoodInCloseCombat(seen, ai, typeOf(seen, enemy).flank.colour);
  return attack.reasons.some(({ key }) => key === 'poorInCloseCombat');
}

/** S5.3.2: into no short-range fire zone, and into no other without cover, or with less than where it is under fire now. */
function isRisky({ seen, zones }: Thought, ai: number, hex: number, why: Why): boolean {
  const colour = fearedColour(seen, ai);
  if (zones.coverNear(hex, colour)) return no(why, 'S5.3.2', 'shortRangeZone', { at: hex }) === null;
  if (!zones.cover(hex, colour)) return false;
  const dm = hexDm(seen, ai, hex);
  const isUnderFire = zones.cover(unitOf(seen, ai).at, colour);
  if (!isUnderFire) return dm <= 0 && no(why, 'S5.3.2', 'zoneWithoutCover', { at: hex }) === null;
  return dm < placeDm(seen, ai) && no(why, 'S5.3.2', 'zoneWithLessCover', { at: hex, amount: dm }) === null;
}
