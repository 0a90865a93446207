import { FACINGS } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { judgeLoad, judgeUnload } from '../../../rules/march/load.ts';
import { drawTo, isDrawnOff, wayLeft } from '../scene/goals.ts';
import { survey } from '../sums/outlook.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, better, joined, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';

/** Passengers get off this near to an enemy ... */
const DISMOUNT = 7;
/** ... and this near to their goal. */
const ARRIVED = 4;
/** From this distance on a ride is worth waiting for. */
const FAR = 10;

/** B17.0: passengers get off near an enemy or their goal; units far from both get on. */
export function planTransport(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const vehicle of scene.own) {
    if (!vehicle.isVehicle || vehicle.isCarried) continue;
    best = better(best, vehicle.load > 0 ? planUnload(scene, vehicle) : planLoad(scene, vehicle));
  }
  return best;
}

function planUnload(scene: CaptainScene, vehicle: Piece): TurnPlan | null {
  // Passengers bound off the map stay aboard while the vehicle can move.
  if (vehicle.mayMove && (isDrawnOff(scene) || isQuiet(scene, vehicle))) return null;
  const landings: Word[] = [];
  let gain = 0;
  let price = 1;
  let standing = standingOf(scene, vehicle);
  for (let piece = scene.firstAt[vehicle.at] ?? null; piece !== null; piece = piece.next) {
    if (scene.view.units[piece.unit]?.carrier !== vehicle.unit) continue;
    standing = joined(standing, standingOf(scene, piece));
    if (piece.isVehicle || !judgeUnload(scene.battle, vehicle.unit, piece.unit).granted) continue;
    landings.push(piece.word, FACINGS[facingOf(scene, piece)]);
    gain += weights.dismount;
    price = Math.max(price, piece.type.moveCost);
  }
  if (landings.length === 0) return null;
  const deal = bargain(scene, price, standing, vehicle.freshness + weights.fresh);
  return planOf(gain - deal.cost, deal, () => [vehicle.word, 'unload', ...landings]);
}

function facingOf(scene: CaptainScene, piece: Piece): 0 | 1 | 2 | 3 | 4 | 5 {
  // Judge the hex as if the passenger had got off.
  piece.isCarried = false;
  piece.mayAttack = piece.type.attackCost !== null;
  const { facing } = survey(scene, piece, piece.at, 0, -1);
  piece.isCarried = true;
  piece.mayAttack = false;
  return facing;
}

function isQuiet(scene: CaptainScene, vehicle: Piece): boolean {
  const { tables, size } = scene.land;
  for (const foe of scene.foes) {
    const distance = tables.distances[foe.at * size + vehicle.at] ?? 0;
    if (distance <= DISMOUNT && foe.isCombat) return false;
  }
  drawTo(scene, vehicle);
  return wayLeft(scene, vehicle) > ARRIVED;
}

function planLoad(scene: CaptainScene, vehicle: Piece): TurnPlan | null {
  if ((scene.friendsAt[vehicle.at] ?? 0) < 2 || !vehicle.mayMove || !isQuiet(scene, vehicle)) return null;
  if (vehicle.isCombat && vehicle.type.kind !== 'apc') return null;
  for (let piece = scene.firstAt[vehicle.at] ?? null; piece !== null; piece = piece.next) {
    if (piece === vehicle || piece.isVehicle || scene.view.units[piece.unit]?.owner !== scene.player) continue;
    if (!judgeLoad(scene.battle, vehicle.unit, [piece.unit]).granted || wayLeft(scene, piece) < FAR) continue;
    const { word } = piece;
    const standing = joined(standingOf(scene, vehicle), standingOf(scene, piece));
    const deal = bargain(scene, piece.type.moveCost, standing, vehicle.freshness + piece.freshness);
    return planOf(weights.mount - deal.cost, deal, () => [vehicle.word, 'load', word]);
  }
  return null;
}
