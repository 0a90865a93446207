import { EVERY_FACING, type Facing, FACINGS } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { drawTo, groundAt, prizeAt, pullAt } from '../scene/goals.ts';
import { coverIn, isShelter, resurvey, survey } from './outlook.ts';
import { distanceIn, isSeenIn, pairOf } from '../scene/pairs.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, standingOf } from './price.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { type Bonus, bonusAfter, bonusPrice, bonusStep, isTolled, NO_STEP, stepPrice } from './steps.ts';
import { weights } from '../scene/weights.ts';
import { type HexId, hexId, NONE } from '../../../model/ids.ts';

export interface MoveRoute {
  readonly piece: Piece;
  readonly path: readonly HexId[];
  readonly facing: Facing;
  readonly inside: boolean;
  readonly price: number;
  /** How much better its end is than the present hex. */
  readonly gain: number;
}

export interface StayOutlook {
  readonly value: number;
  readonly pull: number;
  readonly danger: number;
  /** The hex of the worst threat. */
  readonly from: HexId;
  /** The best facing here and its worth, unless an enemy is in the hex. */
  readonly facing: Facing;
  readonly faced: number;
}

const NOWHERE = { facing: 0, value: 0 } as const;

export function hereFor(scene: CaptainScene, piece: Piece): StayOutlook {
  drawTo(scene, piece);
  const pull = pullAt(scene, piece.at);
  const { value, danger, from } = survey(scene, piece, piece.at, piece.cover, piece.facing);
  const { facing, value: faced } = piece.isEngaged ? NOWHERE : resurvey();
  return { value: value + pull, pull, danger, from, facing, faced };
}

/**
 * The route worth most after its price; with a limit, of those that cost a group no more. `all` collects every route.
 */
export function bestWay(
  scene: CaptainScene,
  piece: Piece,
  here: StayOutlook,
  limit: number | null,
  all: MoveRoute[] | null = null,
): MoveRoute | null {
  let best: MoveRoute | null = null;
  let most: number = weights.least;
  let paid = 0;
  let cost = 0;
  for (let side = 0; side < 6; side++) {
    const price = stepPrice(scene, piece, side);
    if (price === NO_STEP || (limit !== null && price > limit)) continue;
    const to = hexId(scene.land.neighbours[6 * piece.at + side] ?? NONE);
    // Wire and road blocks have their own plan.
    if (isTolled(scene, piece, to) || !isWorthALook(scene, piece, to, here)) continue;
    if (price !== paid) {
      paid = price;
      cost = limit === null ? costOf(scene, piece, price) : 0;
    }
    const way = wayTo(scene, piece, [to], price, here);
    all?.push(way);
    if (way.gain - cost > most) {
      best = way;
      most = way.gain - cost;
    }
    const further = piece.isVehicle ? bonusWay(scene, piece, way, side, here, limit) : null;
    if (further === null) continue;
    all?.push(further);
    const dearer = limit === null ? costOf(scene, piece, further.price) : 0;
    if (further.gain - dearer > most) {
      best = further;
      most = further.gain - dearer;
    }
  }
  return best;
}

/** A unit without a goal moves only out of danger: out of sight of the worst threat, or into cover. */
export function isWorthALook(
  scene: CaptainScene,
  piece: Piece,
  to: HexId,
  { pull, danger, from }: StayOutlook,
): boolean {
  if (pullAt(scene, to) > pull || (scene.foesAt[to] ?? 0) > 0 || prizeAt(scene, piece, to) > 0) return true;
  if (danger <= weights.unrest) return false;
  const { dm } = scene.land;
  const pair = pairOf(scene.land, to, from);
  return (dm[to] ?? 0) > (dm[piece.at] ?? 0) || !isSeenIn(pair) || distanceIn(pair) > scene.theirFarthest;
}

export function costOf(scene: CaptainScene, piece: Piece, price: number): number {
  return bargain(scene, price, standingOf(scene, piece, 'answers'), piece.freshness).cost;
}

export function wayTo(
  scene: CaptainScene,
  piece: Piece,
  path: readonly HexId[],
  price: number,
  here: StayOutlook,
): MoveRoute {
  const to = path.at(-1) ?? piece.at;
  const inside = isShelter(piece, scene.marksAt[to] ?? 0) && (scene.foesAt[to] ?? 0) === 0;
  const there = survey(scene, piece, to, coverIn(scene, piece, to), -1);
  let prize = 0;
  for (const hex of path) prize += prizeAt(scene, piece, hex);
  if (scene.hasGround) prize += groundAt(scene, piece, to) - groundAt(scene, piece, piece.at);
  const value = there.value + pullAt(scene, to) + prize - (piece.isHidden ? weights.ambush : 0);
  const facing = scene.foes.length > 0 ? there.facing : onwards(scene, path);
  return { piece, path, facing, inside, price, gain: value - here.value };
}

/** With no enemy in sight, a unit faces the way it is going. */
export function onwards(scene: CaptainScene, path: readonly HexId[]): Facing {
  const at = path.at(-1) ?? -1;
  let best: Facing = 0;
  let most = -Infinity;
  for (const side of EVERY_FACING) {
    const to = hexId(scene.land.neighbours[6 * at + side] ?? NONE);
    const pull = to === -1 ? -Infinity : pullAt(scene, to);
    if (pull <= most) continue;
    best = side;
    most = pull;
  }
  return best;
}

/** B14.1: a vehicle goes on hex by hex while it gains by it. */
function bonusWay(
  scene: CaptainScene,
  piece: Piece,
  first: MoveRoute,
  side: number,
  here: StayOutlook,
  limit: number | null,
): MoveRoute | null {
  let left: Bonus | null = bonusAfter(scene, piece, side);
  let best: MoveRoute | null = null;
  let way = first;
  while (left !== null) {
    const at = way.path.at(-1) ?? piece.at;
    let next: MoveRoute | null = null;
    let after: Bonus | null = null;
    for (let turned = 0; turned < 6; turned++) {
      const to = hexId(scene.land.neighbours[6 * at + turned] ?? NONE);
      const rest =
        to === -1 || to === piece.at || way.path.includes(to) ? null : bonusStep(scene, piece, at, turned, left);
      if (rest === null || pullAt(scene, to) + prizeAt(scene, piece, to) < pullAt(scene, at)) continue;
      const price = way.price + bonusPrice(scene, piece, at, turned);
      if (limit !== null && price > limit) continue;
      const further = wayTo(scene, piece, [...way.path, to], price, here);
      if (next !== null && further.gain <= next.gain) continue;
      next = further;
      after = rest;
    }
    if (next === null) return best;
    if (best === null || next.gain > best.gain) best = next;
    way = next;
    left = after;
  }
  return best;
}

export function moveWords({ land }: CaptainScene, leader: MoveRoute, members: readonly MoveRoute[]): Word[] {
  const words = [leader.piece.word, 'move', ...wayWords(land.names, leader)];
  for (const way of members) words.push(way.piece.plus, ...wayWords(land.names, way));
  return words;
}

function wayWords(names: readonly string[], { path, facing, inside }: MoveRoute): Word[] {
  const words: Word[] = path.map((hex) => names[hex] ?? '');
  words.push(FACINGS[facing]);
  if (inside) words.push('inside');
  return words;
}
