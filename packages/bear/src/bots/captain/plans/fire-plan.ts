import type { Word } from '@sandtable/kernel';
import { type HexId, hexId, NONE } from '../../../model/ids.ts';
import { GOOD_IN_CLOSE_COMBAT, POOR_IN_CLOSE_COMBAT, SHORT_RANGE } from '../../../rules/fire/power.ts';
import { harm, NEVER } from '../scene/odds.ts';
import { aheadIn, isBit, pairOf } from '../scene/pairs.ts';
import { NO_FIRE, type Piece } from '../scene/piece.ts';
import { isConcealed, type CaptainScene, sees } from '../scene/scene.ts';
import { ruledFirepower } from '../scene/special.ts';
import { weights } from '../scene/weights.ts';
import { shareOfTarget } from './partner-plan.ts';
import { bargain, better, cardWorth, joined, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import { closeRoll, gainOfFight, gainOfFire, hasAhead, neededRoll, reachOf } from '../sums/shot.ts';

/** Finds each unit's best attack from its present hex; the gain also sets the worth of its freshness. */
export function aimAll(scene: CaptainScene): void {
  const isGifted = scene.hand.includes('c02');
  for (const piece of scene.own) {
    if (piece.mayAttack && (!piece.spent || isGifted || scene.me.caps >= piece.attackCost)) {
      if (piece.isEngaged) aimInHex(scene, piece);
      else if (piece.isCombat) aimAbroad(scene, piece);
    }
    if (!piece.isCarried) piece.freshness = weights.fresh + weights.reserve * piece.best;
  }
}

function aimAbroad(scene: CaptainScene, piece: Piece): void {
  for (const foe of scene.foes) {
    // An attack on the first unit of a hex also hits the others.
    if (foe.isBehind) continue;
    const gain = shareOfTarget(scene, foe, gainOfFire(scene, piece, foe.at, 0));
    if (gain <= piece.best) continue;
    piece.best = gain;
    piece.target = foe.at;
  }
}

function aimInHex(scene: CaptainScene, piece: Piece): void {
  for (let foe = scene.firstAt[piece.at] ?? null; foe !== null; foe = foe.next) {
    if (foe.side === piece.side) continue;
    const gain = gainOfFight(scene, piece, foe, 0);
    if (gain <= piece.best) continue;
    piece.best = gain;
    piece.target = foe.unit;
  }
}

export function planFire(scene: CaptainScene): TurnPlan | null {
  let leader: Piece | null = null;
  let most = 0;
  for (const piece of scene.own) {
    if (piece.best <= 0 || (piece.isHidden && piece.best < weights.ambush)) continue;
    const net =
      piece.best - bargain(scene, priceOf(scene, piece), standingOf(scene, piece, 'answers'), piece.freshness).cost;
    if (net <= most && leader !== null) continue;
    leader = piece;
    most = net;
  }
  return leader === null ? null : planWith(scene, leader);
}

const TARGETS = 2;

/** The best few attacks of every unit, with supporters; unsorted. Call `aimAll` first. */
export function planShots(scene: CaptainScene): readonly TurnPlan[] {
  return scene.own.flatMap((piece): TurnPlan[] => {
    if (piece.best <= 0) return [];
    const { best, target } = piece;
    const plans = targetsOf(scene, piece).map(({ gain, at }) => {
      piece.best = gain;
      piece.target = at;
      const plan = planWith(scene, piece);
      const words = plan.say();
      return { ...plan, say: () => words };
    });
    piece.best = best;
    piece.target = target;
    return plans;
  });
}

function targetsOf(scene: CaptainScene, piece: Piece): readonly { readonly gain: number; readonly at: number }[] {
  const found = piece.isEngaged
    ? scene.foes
        .filter(({ at }) => at === piece.at)
        .map((foe) => ({ gain: gainOfFight(scene, piece, foe, 0), at: foe.unit }))
    : scene.foes
        .filter(({ isBehind }) => !isBehind)
        .map((foe) => ({ gain: shareOfTarget(scene, foe, gainOfFire(scene, piece, foe.at, 0)), at: foe.at }));
  return found
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, TARGETS);
}

/** B15.4: firing a turret outside the arc costs more. */
function priceOf(scene: CaptainScene, piece: Piece): number {
  if (piece.isEngaged || hasAhead(scene, piece, hexId(piece.target))) return piece.attackCost;
  return piece.attackCost + Number(scene.view.options.turretSurcharge);
}

/** B9.1.2: each neighbour supports if that is worth more than its price. */
function planWith(scene: CaptainScene, leader: Piece): TurnPlan {
  const price = priceOf(scene, leader);
  const helpers: Piece[] = [];
  let standing = standingOf(scene, leader, 'answers');
  let freshness = leader.freshness;
  let deal = bargain(scene, price, standing, freshness);
  let net = leader.best - deal.cost;
  for (const helper of helpersOf(scene, leader)) {
    const gain = gainWith(scene, leader, helpers.length + 1);
    const all = joined(standing, standingOf(scene, helper, 'answers'));
    const dearer = bargain(scene, price, all, freshness + helper.freshness);
    if (gain - dearer.cost <= net) continue;
    net = gain - dearer.cost;
    deal = dearer;
    standing = all;
    freshness += helper.freshness;
    helpers.push(helper);
  }
  const aimed = aimingOf(scene, leader, helpers.length);
  return planOf(net + aimed.gain, deal, () => fireWords(scene, leader, helpers, aimed.words));
}

function gainWith(scene: CaptainScene, leader: Piece, more: number): number {
  const foe = leader.isEngaged ? scene.pieces[leader.target] : undefined;
  return foe === undefined
    ? gainOfFire(scene, leader, hexId(leader.target), more)
    : gainOfFight(scene, leader, foe, more);
}

interface Aiming {
  readonly gain: number;
  readonly words: readonly Word[];
}

const NO_AIMING: Aiming = { gain: 0, words: [] };
const AIMED = 2;

/** Card 09 */
function aimingOf(scene: CaptainScene, leader: Piece, more: number): Aiming {
  if (!scene.hand.includes('c09')) return NO_AIMING;
  const gain = gainWith(scene, leader, more + AIMED) - gainWith(scene, leader, more) - cardWorth(scene, weights.aiming);
  return gain > 0 ? { gain, words: ['c09'] } : NO_AIMING;
}

function fireWords(
  { land, pieces }: CaptainScene,
  leader: Piece,
  helpers: readonly Piece[],
  aimed: readonly Word[],
): Word[] {
  const what = leader.isEngaged
    ? ['fight', pieces[leader.target]?.word ?? '']
    : ['fire', land.names[leader.target] ?? ''];
  return [leader.word, ...what, ...helpers.map(({ plus }) => plus), ...aimed];
}

/** Possible supporters, the least needed elsewhere first. */
function helpersOf(scene: CaptainScene, leader: Piece): Piece[] {
  const isBlue = colourOf(scene, leader);
  if (isBlue === null) return [];
  const found = scene.own.filter((piece) => piece !== leader && canHelp(scene, leader, piece, isBlue));
  return found.length > 1 ? found.sort((a, b) => a.freshness - b.freshness) : found;
}

/** Whether a unit in the hex is attacked in blue; null if none can be attacked. */
function colourOf(scene: CaptainScene, leader: Piece): boolean | null {
  const { land, firstAt, pieces } = scene;
  if (leader.isEngaged) {
    const foe = pieces[leader.target];
    if (foe === undefined || closeRoll(scene, leader, foe, 0) === NEVER) return null;
    // B15.5: open tops may be attacked in either colour; skipped for simplicity.
    return foe.type.openTop ? null : foe.type.flank.colour === 'blue';
  }
  const hex = hexId(leader.target);
  const distance = reachOf(scene, leader, leader.at, hex);
  for (let foe = firstAt[hex] ?? null; foe !== null; foe = foe.next) {
    if (foe.side === scene.side || foe.type.openTop) continue;
    const isAhead = isBit(aheadIn(pairOf(land, hex, leader.at)), foe.facing);
    if (neededRoll(scene, leader, leader.at, distance, foe, hex, foe.cover, isAhead) === NEVER) continue;
    const isFront = isAhead && !leader.isHe && !foe.isCarried;
    return (isFront ? foe.type.front : foe.type.flank).colour === 'blue';
  }
  return null;
}

function canHelp(scene: CaptainScene, leader: Piece, piece: Piece, isBlue: boolean): boolean {
  const { tables, size } = scene.land;
  const firepower = isBlue ? piece.blue : piece.red;
  if (!piece.mayAttack || piece.isHidden || !piece.isCombat || piece.isWeakened || firepower === NO_FIRE) return false;
  if (leader.isEngaged) {
    const isPoor = piece.type.whiteBox[isBlue ? 'blue' : 'red'];
    const close = firepower + (isPoor ? POOR_IN_CLOSE_COMBAT : GOOD_IN_CLOSE_COMBAT);
    return piece.at === leader.at && close + ruledFirepower(scene, piece, 0) > 0;
  }
  if (piece.isEngaged || (tables.distances[piece.at * size + leader.at] ?? 9) > 1) return false;
  const distance = reachOf(scene, piece, piece.at, hexId(leader.target));
  if (distance === 0 || distance > piece.range || !hasAhead(scene, piece, hexId(leader.target))) return false;
  if (scene.view.options.enhancedLOS !== 'off') return false;
  return firepower + (distance === 1 ? SHORT_RANGE : 0) + ruledFirepower(scene, piece, distance) > 0;
}

/** B12.0a: the best indirect fire of a mortar. */
export function planShelling(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const piece of scene.own) {
    if (piece.type.indirectCost !== null && piece.mayAttack && !piece.isEngaged && !piece.isHidden)
      best = better(best, planFor(scene, piece, piece.type.indirectCost));
  }
  return best;
}

function planFor(scene: CaptainScene, piece: Piece, cost: number): TurnPlan | null {
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
  // A mortar with a target is worth keeping fresh.
  piece.freshness = weights.fresh + weights.reserve * most;
  const price = Math.max(1, cost + piece.attackCost - (piece.type.attackCost ?? 0));
  const deal = bargain(scene, price, standingOf(scene, piece, 'answers'), piece.freshness);
  return planOf(most - deal.cost, deal, () => [piece.word, 'shell', names[target] ?? '', names[spot] ?? '']);
}

/** A hex near it that sees the target and holds no enemy; -1 if there is none. */
function spotFor(scene: CaptainScene, piece: Piece, foe: Piece): HexId {
  const { neighbours } = scene.land;
  for (let side = 0; side < 6; side++) {
    const near = hexId(neighbours[6 * piece.at + side] ?? -1);
    if (near === -1) continue;
    if (isSpot(scene, piece, foe, near)) return near;
    // Straight on, then one side over: covers each hex of the second ring once.
    for (let turned = 0; turned < 2; turned++) {
      const far = hexId(neighbours[6 * near + ((side + turned) % 6)] ?? -1);
      if (far !== -1 && isSpot(scene, piece, foe, far)) return far;
    }
  }
  return NONE;
}

function isSpot(scene: CaptainScene, piece: Piece, foe: Piece, spot: HexId): boolean {
  if (!scene.land.tables.sight.isClear(spot, foe.at) || (scene.foesAt[spot] ?? 0) > 0) return false;
  return sees(scene, spot, foe.at) && sees(scene, piece.at, spot);
}

function gainAt(scene: CaptainScene, piece: Piece, from: HexId, distance: number, hex: HexId): number {
  let gain = 0;
  for (let on = scene.firstAt[hex] ?? null; on !== null; on = on.next) {
    if (scene.view.options.enhancedLOS !== 'off' && isConcealed(scene, on, hex, distance)) return 0;
    // Range counts from the mortar, sight and height from the spotter.
    const needed = neededRoll(scene, piece, from, distance, on, hex, on.cover, false);
    if (needed !== NEVER) gain += harm(needed, on.isHit) * on.worth;
  }
  return gain;
}
