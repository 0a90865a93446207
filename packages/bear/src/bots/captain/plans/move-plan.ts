import { FACINGS } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import { areLinked } from './rally-plan.ts';
import type { Piece } from '../scene/piece.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';
import { survey } from '../sums/outlook.ts';
import { bargain, better, type Deal, joined, type TurnPlan, planOf, standingOf, TOO_DEAR } from '../sums/price.ts';
import { isTolled, NO_STEP, stepPrice, TOLL } from '../sums/steps.ts';
import {
  bestWay,
  costOf,
  type StayOutlook,
  hereFor,
  isWorthALook,
  moveWords,
  type MoveRoute,
  wayTo,
} from '../sums/ways.ts';
import { hexId, NONE } from '../../../model/ids.ts';

/** The best move or turn among the units with most reason to move; with `all`, among all units. */
export function planMove(scene: CaptainScene, random: Random, all: boolean): TurnPlan | null {
  let best: MoveRoute | null = null;
  let most: number = weights.least;
  let turning: TurnPlan | null = null;
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

const WAYS = 3;

/** The best few moves of every unit, each with the members that join, and every turn in place; unsorted. */
export function planMoves(scene: CaptainScene): readonly TurnPlan[] {
  return scene.own.flatMap((piece): TurnPlan[] => {
    if (!isAble(scene, piece)) return [];
    const here = hereFor(scene, piece);
    const ways: MoveRoute[] = [];
    bestWay(scene, piece, here, null, ways);
    const worth = (way: MoveRoute): number => way.gain - costOf(scene, piece, way.price);
    const best = ways.toSorted((one, other) => worth(other) - worth(one)).slice(0, WAYS);
    const turns = [planTurn(scene, piece, here), planToll(scene, piece, here)].filter((plan) => plan !== null);
    return [...best.map((way) => withMembers(scene, way)), ...turns];
  });
}

/** B18.3.1: the words that announce a price a die will decide. */
const TOLLS = {
  ap: 'toll',
  command: 'command-toll',
  pool: 'pool-toll',
  activate: 'activate-toll',
  opportunity: 'opportunity',
};

/** Through wire or past a road block, if there is no other way. */
function planToll(scene: CaptainScene, piece: Piece, here: StayOutlook): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (let side = 0; side < 6; side++) {
    const price = stepPrice(scene, piece, side);
    const to = hexId(scene.land.neighbours[6 * piece.at + side] ?? NONE);
    if (price === NO_STEP || !isTolled(scene, piece, to) || !isWorthALook(scene, piece, to, here)) continue;
    const way = wayTo(scene, piece, [to], price, here);
    const deal = bargain(scene, price + TOLL, standingOf(scene, piece, 'answers'), piece.freshness, 'none');
    if (deal.way === 'c02' || deal.way === 'c07' || deal.cost >= TOO_DEAR) continue;
    const payment = TOLLS[deal.way];
    best = better(best, {
      ...planOf(way.gain - deal.cost, null, () => [...moveWords(scene, way, []), payment]),
      takesSwift: false,
    });
  }
  return best;
}

function isAble({ me, hand }: CaptainScene, piece: Piece): boolean {
  return piece.mayMove && !(piece.spent && me.caps < piece.moveCost && !hand.includes('c02'));
}

/** A few units with little to shoot at and cheap moves, with some randomness; best first. */
function moversOf(scene: CaptainScene, random: Random): readonly Piece[] {
  const movers: Piece[] = [];
  for (const piece of scene.own) {
    if (!isAble(scene, piece)) continue;
    const idleness = -piece.best - (piece.spent ? 0.2 : 0) - 0.1 * Math.max(0, piece.moveCost - 1);
    piece.restless = idleness + random.below(64) / 200;
    let place = movers.length;
    if (place < weights.movers) movers.push(piece);
    else if ((movers[weights.movers - 1]?.restless ?? 0) >= piece.restless) continue;
    else place = weights.movers - 1;
    // Insertion sort.
    for (; place > 0; place--) {
      const before = movers[place - 1];
      if (before === undefined || before.restless >= piece.restless) break;
      movers[place] = before;
    }
    movers[place] = piece;
  }
  return movers;
}

/** B5.3: turns to face a threat or a target. */
function planTurn(scene: CaptainScene, piece: Piece, here: StayOutlook): TurnPlan | null {
  if (piece.isInBunker || piece.isHidden || piece.isEngaged) return null;
  let { facing, faced } = here;
  // Turning gives up a hasty defense.
  if (piece.isHasty) ({ facing, value: faced } = survey(scene, piece, piece.at, piece.cover - 1, -1));
  if (facing === piece.facing) return null;
  const price = Math.max(1, 1 + piece.moveCost - piece.moveChange - piece.type.moveCost);
  const deal = bargain(scene, price, standingOf(scene, piece, 'answers'), piece.freshness);
  const gain = faced + here.pull - here.value;
  return planOf(gain - deal.cost, deal, () => [piece.word, 'pivot', FACINGS[facing]]);
}

const NOBODY: readonly never[] = [];

/** B9.1.1: adjacent units join for the same price if they gain by it. */
function withMembers(scene: CaptainScene, leader: MoveRoute): TurnPlan {
  const companions = companionsOf(scene, leader);
  const { piece, price } = leader;
  const alone = gather(scene, leader, companions, (other) => standingOf(scene, other, 'answers') !== 'spent');
  const byAp = settle(scene, leader, alone);
  const caps = price * scene.capWorth;
  if (scene.me.caps < price || (companions.length === alone.length && !piece.spent)) return byAp;
  const all = gather(scene, leader, companions, () => true);
  const gain = all.reduce((sum, way) => sum + way.gain, leader.gain);
  const deal: Deal = { cost: caps, way: 'command', caps: 0 };
  return (
    better(
      byAp,
      planOf(gain - caps, deal, () => moveWords(scene, leader, all)),
    ) ?? byAp
  );
}

/** Adds members one by one while each is worth its price, and finds the payment. */
function settle(scene: CaptainScene, leader: MoveRoute, companions: readonly MoveRoute[]): TurnPlan {
  const { piece, price } = leader;
  const going: MoveRoute[] = [];
  let standing = standingOf(scene, piece, 'answers');
  let freshness = piece.freshness;
  let gain = leader.gain;
  let deal = bargain(scene, price, standing, freshness);
  for (const way of companions) {
    const all = joined(standing, standingOf(scene, way.piece, 'answers'));
    const dearer = bargain(scene, price, all, freshness + way.piece.freshness);
    if (way.gain - dearer.cost <= -deal.cost) continue;
    going.push(way);
    standing = all;
    freshness += way.piece.freshness;
    gain += way.gain;
    deal = dearer;
  }
  // A unit left out may have been the link to others.
  const linked = gather(scene, leader, going, () => true);
  if (linked.length < going.length) return settle(scene, leader, linked);
  return planOf(gain - deal.cost, deal, () => moveWords(scene, leader, linked));
}

/** Routes of other units that cost no more than the leader's, best first. */
function companionsOf(scene: CaptainScene, leader: MoveRoute): MoveRoute[] {
  const found: MoveRoute[] = [];
  const claimed = [leader.path.at(-1) ?? -1];
  scene.claimed = claimed;
  for (const piece of scene.own) {
    if (piece === leader.piece || !piece.mayMove || piece.isHidden || found.length >= weights.members) continue;
    if (!areLinked(scene, piece, leader.piece)) continue;
    // A unit with a good shot should take that.
    if (piece.best > weights.goodShot && !piece.spent) continue;
    const way = bestWay(scene, piece, hereFor(scene, piece), leader.price);
    if (way === null) continue;
    found.push(way);
    claimed.push(way.path.at(-1) ?? -1);
  }
  scene.claimed = NOBODY;
  return found;
}

/** B9.1: units linked to the leader by a chain of adjacent ones. */
function gather(
  scene: CaptainScene,
  leader: MoveRoute,
  companions: readonly MoveRoute[],
  fits: (piece: Piece) => boolean,
): MoveRoute[] {
  const group: MoveRoute[] = [];
  for (let grown = true; grown;) {
    grown = false;
    for (const way of companions) {
      if (group.includes(way) || !fits(way.piece)) continue;
      if (![leader, ...group].some(({ piece }) => areLinked(scene, piece, way.piece))) continue;
      group.push(way);
      grown = true;
    }
  }
  return group;
}
