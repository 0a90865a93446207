import { hasEnemyIn, sideOf, typeOf, unitOf, unitsIn } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import { isGoodInCloseCombat } from '../rules/fire/power.ts';
import { judgeMove, moveFromHere } from '../rules/ground/bonus.ts';
import type { MoveCost } from '../rules/ground/cost.ts';
import { bansByEntrance } from '../rules/march/move-group.ts';
import { fearedColour } from './fire-zones.ts';
import { isUnderFire } from './leaving.ts';
import { MOST_AP } from './limits.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { no, noFor, type Why } from './trace.ts';
import { hexDm, placeDm } from '../rules/fire/defense.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** S5.2, S5.3.2, S5.5: may this AI move into that hex next to it, and for what price? */
export function enterOption(thought: Thought, lowRisk: boolean, ai: UnitId, hex: HexId, why: Why): MoveCost | null {
  return endOption(thought, lowRisk, ai, hex, () => oneHex(thought, ai, hex, why), why);
}

/** The same for a hex that it gets to somehow, for the price named; null if it does not. */
export function endOption(
  thought: Thought,
  lowRisk: boolean,
  ai: UnitId,
  hex: HexId,
  getThere: () => MoveCost | null,
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
  const price = getThere();
  if (price === null) return null;
  if (price.cost > MOST_AP && !command) return no(why, 'R-202', 'tooDear', { amount: price.cost });
  if (lowRisk && isRisky(thought, ai, hex, why)) return null;
  return price;
}

/** As the hex that is paid for. */
export function oneHex({ seen }: Thought, ai: UnitId, hex: HexId, why: Why): MoveCost | null {
  const moving = judgeMove(seen, ai, moveFromHere(seen, ai, [hex]));
  if (!moving.granted) return noFor(why, moving.reasons);
  const bans = bansByEntrance(seen, ai, hex);
  return bans.length > 0 ? noFor(why, bans) : moving.value;
}

/** may it pass through on its way elsewhere? Never a hex with an enemy; at low risk, no short-range fire zone either. */
export function mayPass({ seen, zones }: Thought, lowRisk: boolean, ai: UnitId, hex: HexId): boolean {
  if (hasEnemyIn(seen, sideOf(seen, ai), hex)) return false;
  return !lowRisk || !zones.coverNear(hex, fearedColour(seen, ai));
}

/** B7.7.3, R-108: it is poor in close combat with that enemy, in the colour it would use. */
export function hasPenalty(seen: Seen, ai: UnitId, enemy: number): boolean {
  const there = standing(seen, ai, unitOf(seen, enemy).at, unitOf(seen, ai).facing);
  const attack = judgeFire(there, ai, enemy);
  if (!attack.granted) return !isGoodInCloseCombat(seen, ai, typeOf(seen, enemy).flank.colour);
  return attack.reasons.some(({ key }) => key === 'poorInCloseCombat');
}

/** S5.3.2: into no short-range fire zone, and into no other without cover, or with less than where it is under fire now. */
function isRisky(thought: Thought, ai: UnitId, hex: HexId, why: Why): boolean {
  const { seen, zones } = thought;
  const colour = fearedColour(seen, ai);
  if (zones.coverNear(hex, colour)) return no(why, 'S5.3.2', 'shortRangeZone', { at: hex }) === null;
  if (!zones.cover(hex, colour)) return false;
  const dm = hexDm(seen, ai, hex);
  if (!isUnderFire(thought, ai)) return dm <= 0 && no(why, 'S5.3.2', 'zoneWithoutCover', { at: hex }) === null;
  return dm < placeDm(seen, ai) && no(why, 'S5.3.2', 'zoneWithLessCover', { at: hex, amount: dm }) === null;
}
