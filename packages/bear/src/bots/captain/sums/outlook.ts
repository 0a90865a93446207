import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { harm } from '../scene/odds.ts';
import type { Piece } from '../scene/piece.ts';
import { aheadFromThere, aheadIn, distanceIn, isBit, isSeenIn, pairOf } from '../scene/pairs.ts';
import { hasVehicle, isClear, isConcealed, MARKS, type CaptainScene } from '../scene/scene.ts';
import { closeRoll, neededRoll } from './shot.ts';
import { weights } from '../scene/weights.ts';
import { type HexId, NONE } from '../../../model/ids.ts';

/** A unit's prospects in a hex: the worth of being there, and the best facing. */
export interface Outlook {
  value: number;
  facing: Facing;
  /** The average gain of its best attack from there. */
  gain: number;
  /** What the enemy could take from it. */
  danger: number;
  /** The hex of the worst threat; -1 if none. */
  from: HexId;
}

// Scratch memory, reused for every hex: by facing, the danger it saves and the best shot; the total danger, the facings
// with the nearest enemy in arc, and the result. Callers read the result before the next call.
const saved = new Float64Array(6);
const shots = new Float64Array(6);
let dangerOfAll = 0;
let watchful = 0;
const found: Outlook = { value: 0, facing: 0, gain: 0, danger: 0, from: NONE };

/** A unit's danger and prospects in a hex, with its best facing or with `fixed`. */
export function survey(
  scene: CaptainScene,
  piece: Piece,
  hex: HexId,
  cover: number,
  fixed: Facing | -1,
): Readonly<Outlook> {
  if ((scene.foesAt[hex] ?? 0) > 0) return surveyFight(scene, piece, hex, fixed);
  const { land, foes } = scene;
  const mayAttack = piece.mayAttack && piece.isCombat;
  const isOpenView = scene.view.options.enhancedLOS === 'off';
  // A loop, because `fill` leaves the compiled code and takes longer than a whole enemy.
  for (let facing = 0; facing < 6; facing++) {
    saved[facing] = 0;
    shots[facing] = 0;
  }
  let danger = 0;
  let worst = 0;
  found.from = NONE;
  let nearest = 255;
  let towards = 0;
  for (const foe of foes) {
    const pair = pairOf(land, hex, foe.at);
    const distance = distanceIn(pair);
    if (distance < nearest) {
      nearest = distance;
      towards = pair;
    }
    if (!isSeenIn(pair)) continue;
    const threatens = foe.isThreat && distance <= foe.reach && distance >= foe.nearest;
    const targets = mayAttack && distance <= piece.reach && distance >= piece.nearest;
    if (!(threatens || targets) || (scene.isSmoky && !isClear(scene, foe.at, hex))) continue;
    const ahead = aheadIn(pair);
    const isInItsArc = isBit(aheadFromThere(pair), foe.facing);
    if (threatens && (isOpenView || !isConcealed(scene, piece, hex, distance))) {
      const threat = threatOf(scene, piece, hex, cover, foe, distance, ahead, isInItsArc);
      danger += threat;
      if (threat > worst) {
        worst = threat;
        found.from = foe.at;
      }
    }
    if (targets) aimAt(scene, piece, hex, foe, distance, ahead, isInItsArc);
  }
  // Fire into a hex hits everything in it, so crowds draw fire.
  const others = companyIn(scene, piece, hex);
  if (others > 0)
    danger = danger * (1 + weights.crowd * others) + weights.shadow * scene.lurking * others * piece.worth;
  dangerOfAll = danger;
  watchful = aheadIn(towards);
  return bestFacing(fixed);
}

/** The result for the last hex with the best facing; only if no enemy is in it. */
export function resurvey(): Readonly<Outlook> {
  return bestFacing(-1);
}

/** The friends in a hex, now or once the group being planned has arrived. */
function companyIn(scene: CaptainScene, piece: Piece, hex: HexId): number {
  let others = (scene.friendsAt[hex] ?? 0) - (piece.at === hex ? 1 : 0);
  for (const goal of scene.claimed) if (goal === hex) others += 1;
  return others;
}

/** What an enemy could do to the unit's flank. Facings that present the front are credited with the difference. */
function threatOf(
  scene: CaptainScene,
  piece: Piece,
  hex: HexId,
  cover: number,
  foe: Piece,
  distance: number,
  ahead: number,
  isInItsArc: boolean,
): number {
  let worth = foe.spent ? piece.worth * weights.spentFoe : piece.worth;
  if (!isInItsArc && !foe.hasTurret) worth *= weights.turnedFoe;
  const toFlank = neededRoll(scene, foe, foe.at, distance, piece, hex, cover, false);
  const flank = harm(toFlank, piece.isHit) * worth;
  if (foe.isHe || piece.isCarried) return flank;
  const toFront = piece.isOneColour
    ? toFlank + piece.front - piece.flank
    : neededRoll(scene, foe, foe.at, distance, piece, hex, cover, true);
  const front = harm(toFront, piece.isHit) * worth;
  if (front !== flank)
    for (let facing = 0; facing < 6; facing++)
      if (isBit(ahead, facing)) saved[facing] = (saved[facing] ?? 0) + flank - front;
  return flank;
}

/** The share of a shot outside a turret's arc, which costs more. */
const TURNED_SHOT = 0.9;

function aimAt(
  scene: CaptainScene,
  piece: Piece,
  hex: HexId,
  foe: Piece,
  distance: number,
  ahead: number,
  isFront: boolean,
): void {
  const needed = neededRoll(scene, piece, hex, distance, foe, foe.at, foe.cover, isFront);
  if (needed >= HOPELESS) return;
  const gain = harm(needed, foe.isHit) * foe.worth;
  for (let facing = 0; facing < 6; facing++) {
    const isIn = isBit(ahead, facing);
    if (!isIn && !piece.hasTurret) continue;
    const shot = isIn ? gain : gain * TURNED_SHOT;
    if (shot > (shots[facing] ?? 0)) shots[facing] = shot;
  }
}

const HOPELESS = 13;

/** Breaks ties among facings in favour of the nearest enemy, in sight or not. */
const WATCHFUL = 0.004;

function bestFacing(fixed: Facing | -1): Readonly<Outlook> {
  found.value = -Infinity;
  for (const facing of EVERY_FACING) {
    if (fixed !== -1 && facing !== fixed) continue;
    const gain = shots[facing] ?? 0;
    const left = dangerOfAll - (saved[facing] ?? 0);
    const watch = isBit(watchful, facing) ? WATCHFUL : 0;
    const value = weights.prospect * gain - weights.danger * left + watch;
    if (value <= found.value) continue;
    found.value = value;
    found.facing = facing;
    found.gain = gain;
    found.danger = left;
  }
  return found;
}

/** B7.7.3: with enemies in the hex there is no fire in or out, only close combat. */
function surveyFight(scene: CaptainScene, piece: Piece, hex: HexId, fixed: Facing | -1): Readonly<Outlook> {
  let danger = 0;
  let gain = 0;
  for (let foe = scene.firstAt[hex] ?? null; foe !== null; foe = foe.next) {
    if (foe.side === piece.side) continue;
    if (foe.mayAttack) {
      const needed = closeRollAt(scene, foe, piece, hex);
      danger += harm(needed, piece.isHit) * piece.worth * (foe.spent ? weights.spentFoe : 1);
    }
    if (piece.mayAttack) gain = Math.max(gain, harm(closeRoll(scene, piece, foe, foe.cover), foe.isHit) * foe.worth);
  }
  // Close combat is decided sooner than fire, so both count double.
  found.value = 2 * weights.prospect * gain - 2 * weights.danger * danger;
  found.facing = fixed === -1 ? piece.facing : fixed;
  found.gain = gain;
  found.danger = danger;
  found.from = hex;
  return found;
}

function closeRollAt(scene: CaptainScene, by: Piece, on: Piece, hex: HexId): number {
  const { land } = scene;
  return closeRoll(scene, by, on, on.at === hex ? on.cover : 0) + (land.dm[hex] ?? 0) - (land.dm[on.at] ?? 0);
}

/** The cover besides the terrain that a unit would have in a hex. */
export function coverIn(scene: CaptainScene, piece: Piece, hex: HexId): number {
  const marks = scene.marksAt[hex] ?? 0;
  let cover = piece.isLight && (scene.friendsAt[hex] ?? 0) > 0 && hasVehicle(scene, hex, piece.side) ? 1 : 0;
  if (marks === 0) return cover;
  if ((marks & MARKS.roadBlock) !== 0) cover += 1;
  if (isShelter(piece, marks)) cover += (marks & MARKS.bunker) === 0 ? 2 : 4;
  else if ((marks & MARKS.hasty) !== 0 && piece.isFoot && piece.side === scene.side) cover += 1;
  return cover + ((marks & MARKS.smoke) === 0 ? 0 : (scene.smoke.get(hex) ?? 0));
}

/** B18.1.1, B18.1.2: whether there is a trench or bunker it can enter. */
export function isShelter(piece: Piece, marks: number): boolean {
  if ((marks & MARKS.bunker) !== 0 && piece.isFoot) return true;
  return (marks & MARKS.trench) !== 0 && (piece.isLight || piece.type.kind === 'mortar');
}
