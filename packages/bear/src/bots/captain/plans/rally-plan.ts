import type { Word } from '@sandtable/kernel';
import { rallyBonus, rallyCostChange } from '../../../rules/special/effects.ts';
import { chanceOf } from '../scene/odds.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, joined, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import { MARKS, type CaptainScene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';
import { hexId } from '../../../model/ids.ts';

const PRICE = 5;

/** B7.6 */
export function mayRally(scene: CaptainScene, piece: Piece): boolean {
  if (piece.rally === 0 || piece.isEngaged || piece.isHidden) return false;
  if (scene.view.options.rallyPlace === 'sameHex') return true;
  const { neighbours } = scene.land;
  for (let side = 0; side < 6; side++) {
    const beside = hexId(neighbours[6 * piece.at + side] ?? -1);
    if (beside !== -1 && (scene.foesAt[beside] ?? 0) > 0) return false;
  }
  return true;
}

/** B7.6.1: easier in cover and with an un-hit friend. */
function rallyRoll(scene: CaptainScene, piece: Piece): number {
  const { land, marksAt, firstAt } = scene;
  const isSheltered =
    piece.isHasty || (piece.isInside && ((marksAt[piece.at] ?? 0) & (MARKS.trench | MARKS.bunker)) !== 0);
  let needed = scene.isRuled ? piece.rally - rallyBonus(scene.battle, piece.unit) : piece.rally;
  if (land.isCover[piece.at] === 1 || isSheltered || (scene.smoke.get(piece.at) ?? 0) > 1) needed -= 1;
  for (let friend = firstAt[piece.at] ?? null; friend !== null; friend = friend.next)
    if (friend !== piece && friend.side === piece.side && !friend.isHit) return needed - 1;
  return needed;
}

/** The worth of removing a hit marker: the next hit would destroy the unit, and it may be useless as it is. */
export function relief(piece: Piece): number {
  const isIdle = !piece.mayAttack || (!piece.mayMove && piece.best === 0);
  return piece.worth * weights.firstHit * (isIdle ? 1.2 : 0.8);
}

export function gainOfRally(scene: CaptainScene, piece: Piece): number {
  return chanceOf(rallyRoll(scene, piece)) * relief(piece);
}

/** The best rally, with adjacent units that need one too. B9.1.3: one price for all. */
export function planRally(scene: CaptainScene): TurnPlan | null {
  const hit = scene.own.filter((piece) => mayRally(scene, piece));
  let best: TurnPlan | null = null;
  for (const leader of hit) {
    const group = [leader];
    let standing = standingOf(scene, leader);
    let freshness = leader.freshness;
    let gain = gainOfRally(scene, leader);
    const price = Math.max(1, PRICE + rallyCostChange(scene.battle, leader.unit));
    let deal = bargain(scene, price, standing, freshness);
    for (const piece of hit) {
      if (group.includes(piece) || !isBeside(scene, group, piece)) continue;
      const all = joined(standing, standingOf(scene, piece));
      const dearer = bargain(scene, price, all, freshness + piece.freshness);
      const more = gainOfRally(scene, piece);
      if (more - dearer.cost <= -deal.cost) continue;
      group.push(piece);
      standing = all;
      freshness += piece.freshness;
      gain += more;
      deal = dearer;
    }
    if (best === null || gain - deal.cost > best.net) best = planOf(gain - deal.cost, deal, () => rallyWords(group));
  }
  return best;
}

/** B9.1: whether it is adjacent to a unit of the group and so may join. */
export function isBeside(scene: CaptainScene, group: readonly Piece[], piece: Piece): boolean {
  return group.some((other) => areLinked(scene, other, piece));
}

/** B9.1, B7.7.3b: in the same hex, or in adjacent hexes without an enemy in either. */
export function areLinked({ land: { tables, size } }: CaptainScene, one: Piece, other: Piece): boolean {
  if (one.at === other.at) return true;
  return !one.isEngaged && !other.isEngaged && (tables.distances[one.at * size + other.at] ?? 9) <= 1;
}

function rallyWords([leader, ...members]: readonly Piece[]): Word[] {
  return leader === undefined ? [] : [leader.word, 'rally', ...members.map(({ plus }) => plus)];
}
