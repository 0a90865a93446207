import { FACINGS } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import { withMembers } from './group-plan.ts';
import { survey } from './outlook.ts';
import type { Piece } from './piece.ts';
import { better, type Plan, planOf } from './plan.ts';
import { bargain, standingOf, TOO_DEAR } from './price.ts';
import type { Scene } from './scene.ts';
import { isTolled, NO_STEP, stepPrice, TOLL } from './steps.ts';
import { bestWay, costOf, type Here, hereFor, isWorthALook, moveWords, type Way, wayTo } from './ways.ts';
import { weights } from './weights.ts';

/** The best move or turn of those units that seem to have most reason to move; with `all`, of every one. */
export function planMove(scene: Scene, random: Random, all: boolean): Plan | null {
  let best: Way | null = null;
  let most: number = weights.least;
  let turning: Plan | null = null;
  const considered = moversOf(scene, random);
  for (const piece of all ? scene.own : considered) {
    if (!isAble(scene, piece) || (all && considered.includes(piece))) continue;
    const here = hereFor(scene, piece);
    const way = bestWay(scene, piece, here, null);
    const net = way === null ? 0 : way.gain - costOf(scene, piece, way.price);
    if (way !== null && net > most) {
      best = way;
      most = net;
    }
    turning = better(turning, planTurn(scene, piece, here));
    if (all) turning = better(turning, planToll(scene, piece, here));
  }
  return best === null ? turning : better(turning, withMembers(scene, best));
}

/** B18.3.1: how a price is announced that a die will make. */
const TOLLS = {
  ap: 'toll',
  command: 'command-toll',
  pool: 'pool-toll',
  activate: 'activate-toll',
  opportunity: 'opportunity',
};

/** Through wire, or past a road block, if nothing else leads on. */
function planToll(scene: Scene, piece: Piece, here: Here): Plan | null {
  let best: Plan | null = null;
  for (let side = 0; side < 6; side++) {
    const price = stepPrice(scene, piece, side);
    const to = scene.land.neighbours[6 * piece.at + side] ?? -1;
    if (price === NO_STEP || !isTolled(scene, piece, to) || !isWorthALook(scene, piece, to, here)) continue;
    const way = wayTo(scene, piece, [to], price, here);
    const deal = bargain(scene, price + TOLL, standingOf(scene, piece), piece.freshness, 'none');
    if (deal.way === 'c02' || deal.way === 'c07' || deal.cost >= TOO_DEAR) continue;
    const payment = TOLLS[deal.way];
    best = better(best, {
      ...planOf(way.gain - deal.cost, null, () => [...moveWords(scene, way, []), payment]),
      takesSwift: false,
    });
  }
  return best;
}

/** Can it move, and be paid for? */
function isAble({ me, hand }: Scene, piece: Piece): boolean {
  return piece.mayMove && !(piece.spent && me.caps < piece.moveCost && !hand.includes('c02'));
}

/** Those who have little to shoot at and are light on their feet, and a pinch of chance: a few, the best first. */
function moversOf(scene: Scene, random: Random): readonly Piece[] {
  const movers: Piece[] = [];
  for (const piece of scene.own) {
    if (!isAble(scene, piece)) continue;
    const idleness = -piece.best - (piece.spent ? 0.2 : 0) - 0.1 * Math.max(0, piece.moveCost - 1);
    piece.restless = idleness + random.below(64) / 200;
    let place = movers.length;
    if (place < weights.movers) movers.push(piece);
    else if ((movers[weights.movers - 1]?.restless ?? 0) >= piece.restless) continue;
    else place = weights.movers - 1;
    // Into its place among them.
    for (; place > 0; place--) {
      const before = movers[place - 1];
      if (before === undefined || before.restless >= piece.restless) break;
      movers[place] = before;
    }
    movers[place] = piece;
  }
  return movers;
}

/** B5.3: to turn towards what threatens it, or what it could shoot at. */
function planTurn(scene: Scene, piece: Piece, here: Here): Plan | null {
  if (piece.isInBunker || piece.isHidden || piece.isEngaged) return null;
  let { facing, faced } = here;
  // It would give up its hasty defense.
  if (piece.isHasty) ({ facing, value: faced } = survey(scene, piece, piece.at, piece.cover - 1, -1));
  if (facing === piece.facing) return null;
  const price = Math.max(1, 1 + piece.moveCost - piece.moveChange - piece.type.moveCost);
  const deal = bargain(scene, price, standingOf(scene, piece), piece.freshness);
  const gain = faced + here.pull - here.value;
  return planOf(gain - deal.cost, deal, () => [piece.word, 'pivot', FACINGS[facing]]);
}
