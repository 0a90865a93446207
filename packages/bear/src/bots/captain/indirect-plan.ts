import { harm, NEVER } from './odds.ts';
import type { Piece } from './piece.ts';
import { better, type Plan, planOf } from './plan.ts';
import { bargain, standingOf } from './price.ts';
import { isConcealed, type Scene, sees } from './scene.ts';
import { hasAhead, neededRoll } from './shot.ts';
import { weights } from './weights.ts';
import type { HexId } from '../../model/ids.ts';

/** B12.0a: the best that a mortar can do to those whom it does not see itself. */
export function planShelling(scene: Scene): Plan | null {
  let best: Plan | null = null;
  for (const piece of scene.own) {
    if (piece.type.indirectCost !== null && piece.mayAttack && !piece.isEngaged && !piece.isHidden)
      best = better(best, planFor(scene, piece, piece.type.indirectCost));
  }
  return best;
}

function planFor(scene: Scene, piece: Piece, cost: number): Plan | null {
  const { tables, size, names } = scene.land;
  let target = -1;
  let spot = -1;
  let most = piece.best;
  for (const foe of scene.foes) {
    const distance = tables.distances[piece.at * size + foe.at] ?? 0;
    if (foe.isBehind || distance < piece.nearest || distance > 2 * piece.range || !hasAhead(scene, piece, foe.at))
      continue;
    if (sees(scene, piece.at, foe.at) || (scene.friendsAt[foe.at] ?? 0) > 0) continue;
    const from = spotFor(scene, piece, foe);
    const gain = from === -1 ? 0 : gainAt(scene, piece, from, distance, foe.at);
    if (gain <= most) continue;
    target = foe.at;
    spot = from;
    most = gain;
  }
  if (target === -1) return null;
  // What can be shelled makes the mortar worth keeping fresh.
  piece.freshness = weights.fresh + weights.reserve * most;
  const price = Math.max(1, cost + piece.attackCost - (piece.type.attackCost ?? 0));
  const deal = bargain(scene, price, standingOf(scene, piece), piece.freshness);
  return planOf(most - deal.cost, deal, () => [piece.word, 'shell', names[target] ?? '', names[spot] ?? '']);
}

/** A hex near it that sees both and is no enemy's; -1 if there is none. */
function spotFor(scene: Scene, piece: Piece, foe: Piece): number {
  const { neighbours } = scene.land;
  for (let side = 0; side < 6; side++) {
    const near = neighbours[6 * piece.at + side] ?? -1;
    if (near === -1) continue;
    if (isSpot(scene, piece, foe, near)) return near;
    // Straight on, and beside that: every hex of the second ring once.
    for (let turned = 0; turned < 2; turned++) {
      const far = neighbours[6 * near + ((side + turned) % 6)] ?? -1;
      if (far !== -1 && isSpot(scene, piece, foe, far)) return far;
    }
  }
  return -1;
}

function isSpot(scene: Scene, piece: Piece, foe: Piece, spot: number): boolean {
  if (scene.land.tables.sight[spot * scene.land.size + foe.at] !== 1 || (scene.foesAt[spot] ?? 0) > 0) return false;
  return sees(scene, spot, foe.at) && sees(scene, piece.at, spot);
}

function gainAt(scene: Scene, piece: Piece, from: number, distance: number, hex: HexId): number {
  let gain = 0;
  for (let on = scene.firstAt[hex] ?? null; on !== null; on = on.next) {
    if (scene.view.options.enhancedLOS !== 'off' && isConcealed(scene, on, hex, distance)) return 0;
    // The distance is the mortar's, sight and height are the spotter's.
    const needed = neededRoll(scene, piece, from, distance, on, hex, on.cover, false);
    if (needed !== NEVER) gain += harm(needed, on.isHit) * on.worth;
  }
  return gain;
}
