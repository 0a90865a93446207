import { NO_BONUS, NO_WAY, ROAD_BONUS } from '../scene/land.ts';
import type { Piece } from '../scene/piece.ts';
import { MARKS, type CaptainScene } from '../scene/scene.ts';
import { isRoad, mudOver } from '../scene/special.ts';
import { type HexId, hexId, NONE } from '../../../model/ids.ts';

/** B18.3.1: the average price of wire or a road block. */
export const TOLL = 3;

/** A step that is impossible or unwise. */
export const NO_STEP = -1;

/** B5.0: the cost of moving over a side of its hex, without dice; NO_STEP if it cannot. */
export function stepPrice(scene: CaptainScene, piece: Piece, side: number): number {
  const { land } = scene;
  const { at } = piece;
  const to = hexId(land.neighbours[6 * at + side] ?? NONE);
  if (to === -1) return NO_STEP;
  const ground = land.steps[piece.tread][6 * at + side] ?? NO_WAY;
  if (ground === NO_WAY || isClosed(scene, piece, to) || isBarred(scene, at, to)) return NO_STEP;
  const more = (isBackward(piece, side) ? 1 : 0) + passing(scene, piece, to) + mudOver(scene, piece, at, side);
  return Math.max(1, piece.moveCost + ground + more);
}

/** B5.2 */
function isBackward(piece: Piece, side: number): boolean {
  if (piece.isHidden) return false;
  const turned = (side - piece.facing + 6) % 6;
  return turned > 1 && turned < 5;
}

/** Hexes wheels can never enter, and mines for all but pioneers. */
export function isClosed(scene: CaptainScene, piece: Piece, hex: HexId): boolean {
  const marks = scene.marksAt[hex] ?? 0;
  if (marks === 0) return false;
  if ((marks & MARKS.mine) !== 0 && !piece.type.pioneer) return true;
  return isWheeled(piece) && (marks & (MARKS.trench | MARKS.wire | MARKS.roadBlock)) !== 0;
}

function isWheeled({ tread }: Piece): boolean {
  return tread === 'wheeled' || tread === 'truck';
}

/** B18.3.1, B18.3.2: a die is added to the price. */
export function isTolled(scene: CaptainScene, piece: Piece, hex: HexId): boolean {
  const marks = scene.marksAt[hex] ?? 0;
  if (marks === 0) return false;
  if (piece.tread === 'tracked') return (marks & MARKS.roadBlock) !== 0;
  return !isWheeled(piece) && (marks & MARKS.wire) !== 0;
}

/** B7.7.3c: not back the way an enemy has just come in. */
export function isBarred({ view, side, land: { tables, size } }: CaptainScene, at: HexId, to: HexId): boolean {
  for (const entrance of view.entrances) {
    if (entrance.at !== at || entrance.side === side || entrance.from === -1) continue;
    if ((tables.distances[entrance.from * size + to] ?? 0) <= 1) return true;
  }
  return false;
}

/** B14.2: wheels pay to pass other vehicles on the road. */
function passing({ land, firstAt, view }: CaptainScene, piece: Piece, hex: HexId): number {
  if (!isWheeled(piece) || !piece.isVehicle || land.roads[hex] === 0 || view.options.roadPassing !== 'plusOne')
    return 0;
  for (let other = firstAt[hex] ?? null; other !== null; other = other.next) {
    if (other.isVehicle && other !== piece) return 1;
  }
  return 0;
}

/** B14.1: a vehicle's remaining bonus hexes: wheeled along roads, tracked over open ground too. */
export interface Bonus {
  readonly wheels: number;
  readonly tracks: number;
}

/** The bonus after the hex it pays for; null if it may not go on. */
export function bonusAfter(scene: CaptainScene, piece: Piece, side: number): Bonus | null {
  const { type } = piece;
  if (!piece.isVehicle || piece.isTowing || type.wheelBonus + type.trackBonus === 0 || isBackward(piece, side))
    return null;
  const kind = bonusKind(scene, piece, piece.at, side);
  if (kind === NO_BONUS) return null;
  const wheels = kind === ROAD_BONUS ? type.wheelBonus : 0;
  return wheels + type.trackBonus > 0 ? { wheels, tracks: type.trackBonus } : null;
}

/** The bonus left after one more hex over that side; null if it cannot go there. */
export function bonusStep(scene: CaptainScene, piece: Piece, at: HexId, side: number, left: Bonus): Bonus | null {
  const step = scene.land.steps[piece.tread][6 * at + side] ?? NO_WAY;
  const kind = step === NO_WAY ? NO_BONUS : bonusKind(scene, piece, at, side);
  if (kind === ROAD_BONUS && left.wheels > 0) return { wheels: left.wheels - 1, tracks: left.tracks };
  return kind !== NO_BONUS && left.tracks > 0 ? { wheels: left.wheels, tracks: left.tracks - 1 } : null;
}

const ENDS_BONUS = MARKS.trench | MARKS.wire | MARKS.roadBlock | MARKS.mine;
const HEAVY = 2;

function bonusKind(scene: CaptainScene, piece: Piece, at: HexId, side: number): number {
  const { land } = scene;
  const to = hexId(land.neighbours[6 * at + side] ?? -1);
  if (to === -1) return NO_BONUS;
  if (((scene.marksAt[to] ?? 0) & ENDS_BONUS) !== 0 || (scene.smoke.get(to) ?? 0) >= HEAVY) return NO_BONUS;
  if (scene.view.options.roadPassing === 'noBonus' && isWheeled(piece)) return NO_BONUS;
  if (piece.isRoadbound && !isRoad(land.tables.ground, at, side)) return NO_BONUS;
  const kind = land.bonus[6 * at + side] ?? NO_BONUS;
  if (kind !== ROAD_BONUS && isWheeled(piece) && scene.view.options.wheelsOffRoad === 'never') return NO_BONUS;
  return kind;
}

/** B14.1: the price of a bonus hex over that side: the climb, vehicles on the road, and mud. */
export function bonusPrice(scene: CaptainScene, piece: Piece, at: HexId, side: number): number {
  const { levels, neighbours } = scene.land;
  const to = hexId(neighbours[6 * at + side] ?? NONE);
  const climb = Math.max(0, (levels[to] ?? 0) - (levels[at] ?? 0));
  return climb + passing(scene, piece, to) + mudOver(scene, piece, at, side);
}
