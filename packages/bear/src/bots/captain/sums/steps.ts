import { NO_BONUS, NO_WAY, ROAD_BONUS } from '../scene/land.ts';
import type { Piece } from '../scene/piece.ts';
import { MARKS, type Scene } from '../scene/scene.ts';
import { isRoad, mudOver } from '../scene/special.ts';
import type { HexId } from '../../../model/ids.ts';

/** B18.3.1: what the die of wire or a road block comes to, more or less. */
export const TOLL = 3;

/** A step that cannot be taken, or had better not be. */
export const NO_STEP = -1;

/** B5.0: what it costs this unit to move over a side of the hex it is in; NO_STEP if it cannot. Dice are left out. */
export function stepPrice(scene: Scene, piece: Piece, side: number): number {
  const { land } = scene;
  const { at } = piece;
  const to = land.neighbours[6 * at + side] ?? -1;
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

/** What wheels never cross, and mines, which nobody but a pioneer wants. */
export function isClosed(scene: Scene, piece: Piece, hex: HexId): boolean {
  const marks = scene.marksAt[hex] ?? 0;
  if (marks === 0) return false;
  if ((marks & MARKS.mine) !== 0 && !piece.type.pioneer) return true;
  return isWheeled(piece) && (marks & (MARKS.trench | MARKS.wire | MARKS.roadBlock)) !== 0;
}

function isWheeled({ tread }: Piece): boolean {
  return tread === 'wheeled' || tread === 'truck';
}

/** B18.3.1, B18.3.2: a die comes on top. */
export function isTolled(scene: Scene, piece: Piece, hex: HexId): boolean {
  const marks = scene.marksAt[hex] ?? 0;
  if (marks === 0) return false;
  if (piece.tread === 'tracked') return (marks & MARKS.roadBlock) !== 0;
  return !isWheeled(piece) && (marks & MARKS.wire) !== 0;
}

/** B7.7.3c: not back by the way on which an enemy has just come in. */
export function isBarred({ view, side, land: { tables, size } }: Scene, at: HexId, to: number): boolean {
  for (const entrance of view.entrances) {
    if (entrance.at !== at || entrance.side === side || entrance.from === -1) continue;
    if ((tables.distances[entrance.from * size + to] ?? 0) <= 1) return true;
  }
  return false;
}

/** B14.2: wheels pay for other vehicles on the road. */
function passing({ land, firstAt, view }: Scene, piece: Piece, hex: HexId): number {
  if (!isWheeled(piece) || !piece.isVehicle || land.roads[hex] === 0 || view.options.roadPassing !== 'plusOne')
    return 0;
  for (let other = firstAt[hex] ?? null; other !== null; other = other.next) {
    if (other.isVehicle && other !== piece) return 1;
  }
  return 0;
}

/** B14.1: the bonus hexes that a vehicle has left, by wheels along roads and by tracks over open ground. */
export interface Bonus {
  readonly wheels: number;
  readonly tracks: number;
}

/** After the hex that it pays for; null if it may not go on. */
export function bonusAfter(scene: Scene, piece: Piece, side: number): Bonus | null {
  const { type } = piece;
  if (!piece.isVehicle || piece.isTowing || type.wheelBonus + type.trackBonus === 0 || isBackward(piece, side))
    return null;
  const kind = bonusKind(scene, piece, piece.at, side);
  if (kind === NO_BONUS) return null;
  const wheels = kind === ROAD_BONUS ? type.wheelBonus : 0;
  return wheels + type.trackBonus > 0 ? { wheels, tracks: type.trackBonus } : null;
}

/** What is left after one more hex over that side; null if it cannot be. */
export function bonusStep(scene: Scene, piece: Piece, at: HexId, side: number, left: Bonus): Bonus | null {
  const step = scene.land.steps[piece.tread][6 * at + side] ?? NO_WAY;
  const kind = step === NO_WAY ? NO_BONUS : bonusKind(scene, piece, at, side);
  if (kind === ROAD_BONUS && left.wheels > 0) return { wheels: left.wheels - 1, tracks: left.tracks };
  return kind !== NO_BONUS && left.tracks > 0 ? { wheels: left.wheels, tracks: left.tracks - 1 } : null;
}

const ENDS_BONUS = MARKS.trench | MARKS.wire | MARKS.roadBlock | MARKS.mine;
const HEAVY = 2;

function bonusKind(scene: Scene, piece: Piece, at: HexId, side: number): number {
  const { land } = scene;
  const to = land.neighbours[6 * at + side] ?? -1;
  if (to === -1) return NO_BONUS;
  if (((scene.marksAt[to] ?? 0) & ENDS_BONUS) !== 0 || (scene.smoke.get(to) ?? 0) >= HEAVY) return NO_BONUS;
  if (scene.view.options.roadPassing === 'noBonus' && isWheeled(piece)) return NO_BONUS;
  if (piece.isRoadbound && !isRoad(land.tables.ground, at, side)) return NO_BONUS;
  return land.bonus[6 * at + side] ?? NO_BONUS;
}

/** B14.1: what a bonus hex over that side costs: the climb, other vehicles on the road, and mud. */
export function bonusPrice(scene: Scene, piece: Piece, at: HexId, side: number): number {
  const { levels, neighbours } = scene.land;
  const to = neighbours[6 * at + side] ?? -1;
  const climb = Math.max(0, (levels[to] ?? 0) - (levels[at] ?? 0));
  return climb + passing(scene, piece, to) + mudOver(scene, piece, at, side);
}
