import { BUNKER_FLANK_DM, SHELTER_DMS } from '../../../rules/fire/defense.ts';
import { GOOD_IN_CLOSE_COMBAT, LONG_RANGE, POOR_IN_CLOSE_COMBAT, SHORT_RANGE } from '../../../rules/fire/power.ts';
import { REVEALED_ON } from '../../../rules/fire/odds.ts';
import type { Land } from '../scene/land.ts';
import { harm, NEVER } from '../scene/odds.ts';
import { NO_FIRE, type Piece } from '../scene/piece.ts';
import { aheadIn, distanceIn, isBit, isSeenIn, pairOf } from '../scene/pairs.ts';
import { isClear, isConcealed, type CaptainScene } from '../scene/scene.ts';
import { ruledRoll } from '../scene/special.ts';
import type { HexId } from '../../../model/ids.ts';

/** B7.0: the distance at which this unit can fire from one hex into another, if it faces right; 0 if it cannot. */
export function reachOf(scene: CaptainScene, by: Piece, from: HexId, to: HexId): number {
  const pair = pairOf(scene.land, from, to);
  const distance = distanceIn(pair);
  if (!isSeenIn(pair) || distance < by.nearest || distance > by.reach || !by.isCombat) return 0;
  return !scene.isSmoky || isClear(scene, from, to) ? distance : 0;
}

/**
 * B7.2: the roll needed to hit by fire between two hexes, on a unit that is there or imagined there. `cover`: its DM
 * besides the terrain; `isAhead`: it has the attacker in its arc. NEVER without FP of the colour.
 */
export function neededRoll(
  scene: CaptainScene,
  by: Piece,
  from: HexId,
  distance: number,
  on: Piece,
  to: HexId,
  cover: number,
  isAhead: boolean,
): number {
  const { land, isSmoky, smoke } = scene;
  const isFront = isAhead && !by.isHe && !on.isCarried;
  const isBlue = (isFront ? on.isFrontBlue : on.isFlankBlue) && !(by.isHe && on.type.openTop);
  const firepower = isBlue ? by.blue : by.red;
  if (firepower === NO_FIRE) return NEVER;
  let needed = (isFront ? on.front : on.flank) + cover - firepower;
  if (!(by.isHe && !isBlue && land.isHeavyWoods[to] === 1)) needed += land.dm[to] ?? 0;
  if (distance === 1) needed -= SHORT_RANGE;
  else if (distance > by.range) needed -= LONG_RANGE;
  const climb = (land.levels[to] ?? 0) - (land.levels[from] ?? 0);
  if (climb !== 0) needed += climb > 0 ? 1 : -1;
  if (land.isWalled[to] === 1 && !(by.isHe && isWallless(scene)) && isBehindWall(land, from, to)) needed += 1;
  if (on.isInBunker && on.at === to) needed += isAhead && !by.isHe ? SHELTER_DMS.bunker : BUNKER_FLANK_DM;
  if (isSmoky) needed += smoke.get(from) ?? 0;
  if (scene.isRuled) needed += ruledRoll(scene, by, from, distance, on, to);
  return on.isRumor ? revealing(needed) : needed;
}

/** S6.2.2: revealing a Rumored Enemy takes at least this roll. */
function revealing(needed: number): number {
  return Math.max(needed, REVEALED_ON);
}

/** B7.3d: whether shells ignore walls. */
function isWallless({ view }: CaptainScene): boolean {
  return view.options.wallVsHE === 'off';
}

/** B12.2: the DM of a hex's walls against off-board artillery. */
export function wallFromAbove(scene: CaptainScene, hex: HexId): number {
  return isWallless(scene) ? 0 : (scene.land.isWalled[hex] ?? 0);
}

/** B7.3d */
function isBehindWall({ tables, size, walls }: Land, from: HexId, to: HexId): boolean {
  const bearing = tables.bearings[to * size + from] ?? -1;
  return bearing !== -1 && walls[12 * to + bearing] === 1;
}

/** B7.7.3 */
export function closeRoll(scene: CaptainScene, by: Piece, on: Piece, cover: number): number {
  const { land } = scene;
  const isBlue = on.isFlankBlue && !(on.type.openTop && by.isFoot && by.red > by.blue);
  const firepower = isBlue ? by.blue : by.red;
  if (firepower === NO_FIRE) return NEVER;
  const isPoor = !by.isCombat || by.type.whiteBox[isBlue ? 'blue' : 'red'];
  const bunker = on.isInBunker ? BUNKER_FLANK_DM : 0;
  const place = isPoor ? POOR_IN_CLOSE_COMBAT : GOOD_IN_CLOSE_COMBAT;
  const ruled = scene.isRuled ? ruledRoll(scene, by, on.at, 0, on, on.at) : 0;
  return on.flank + cover + bunker + (land.dm[on.at] ?? 0) - firepower - place + ruled;
}

/** B6.1: whether the hex is in its arc. A hidden unit faces every way. */
export function hasAhead({ land }: CaptainScene, piece: Piece, hex: HexId): boolean {
  if (piece.isHidden && !piece.isInBunker) return true;
  return isBit(aheadIn(pairOf(land, piece.at, hex)), piece.facing);
}

/** B15.4 */
export function canAim(scene: CaptainScene, piece: Piece, hex: HexId): boolean {
  return (piece.hasTurret && !piece.isInBunker) || hasAhead(scene, piece, hex);
}

/** The average worth of fire into a hex with `more` FP: enemy losses less friendly ones; -1 if not allowed. */
export function gainOfFire(scene: CaptainScene, by: Piece, hex: HexId, more: number): number {
  const distance = reachOf(scene, by, by.at, hex);
  if (distance === 0 || !canAim(scene, by, hex)) return -1;
  const { side } = scene;
  const around = aheadIn(pairOf(scene.land, hex, by.at));
  const spares = scene.view.options.friendlyFire === 'enemiesOnly';
  let gain = 0;
  let isAllowed = false;
  for (let on = scene.firstAt[hex] ?? null; on !== null; on = on.next) {
    const isFriend = on.side === side;
    if (isFriend && spares) continue;
    const isAhead = isBit(around, on.facing);
    const needed = neededRoll(scene, by, by.at, distance, on, hex, on.cover, isAhead);
    if (needed === NEVER) continue;
    if (!isFriend && !isConcealed(scene, on, hex, distance)) isAllowed = true;
    const roll = on.isRumor ? revealing(needed - more) : needed - more;
    const loss = harm(roll, on.isHit) * on.worth;
    gain += isFriend ? -loss : loss;
  }
  return isAllowed ? gain : -1;
}

/** The average worth of close combat with one unit; -1 if not allowed. */
export function gainOfFight(scene: CaptainScene, by: Piece, on: Piece, more: number): number {
  const needed = closeRoll(scene, by, on, on.cover);
  return needed === NEVER ? -1 : harm(needed - more, on.isHit) * on.worth;
}
