import { survey } from '../sums/outlook.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, better, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import { type CaptainScene, sees } from '../scene/scene.ts';
import { hasAhead } from '../sums/shot.ts';
import { weights } from '../scene/weights.ts';
import type { HexId } from '../../../model/ids.ts';

const PIONEERS_PRICE = 2;
const HEAVY = 2;

/** B13.1: smoke where his units are most in danger and have least to shoot at. */
export function planSmoke(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const piece of scene.own) {
    const { smoke } = piece.type;
    if (smoke === 'none' || piece.isCarried || piece.isHidden || piece.isEngaged) continue;
    if (smoke === 'range' ? piece.mayAttack : piece.mayAttack || piece.mayMove)
      best = better(best, planFor(scene, piece));
  }
  return best;
}

function planFor(scene: CaptainScene, layer: Piece): TurnPlan | null {
  const { names, isWater } = scene.land;
  const isShell = layer.type.smoke === 'range';
  let hex = -1;
  let most = 0;
  for (const piece of scene.own) {
    if (isWater[piece.at] === 1 || piece.isCarried || scene.smoke.has(piece.at) || !reaches(scene, layer, piece.at))
      continue;
    const gain = screened(scene, piece.at);
    if (gain <= most) continue;
    hex = piece.at;
    most = gain;
  }
  if (hex === -1) return null;
  const price = isShell ? layer.attackCost : PIONEERS_PRICE;
  const deal = bargain(scene, price, standingOf(scene, layer), layer.freshness);
  return planOf(weights.smoke * most - deal.cost, deal, () => [layer.word, 'smoke', names[hex] ?? '']);
}

/** A mortar reaches every hex it could fire at, a pioneer its own hex and adjacent ones. */
function reaches(scene: CaptainScene, layer: Piece, hex: HexId): boolean {
  const { tables, size } = scene.land;
  const distance = tables.distances[layer.at * size + hex] ?? 0;
  if (layer.type.smoke === 'adjacent') return distance <= 1;
  if (distance < layer.nearest || distance > 2 * layer.range) return false;
  return hasAhead(scene, layer, hex) && sees(scene, layer.at, hex);
}

/** What smoke saves the units in a hex, less what it costs their own fire. */
function screened(scene: CaptainScene, hex: HexId): number {
  let gain = 0;
  for (let piece = scene.firstAt[hex] ?? null; piece !== null; piece = piece.next) {
    const { danger } = survey(scene, piece, hex, piece.cover, piece.facing);
    if (danger < weights.unrest) continue;
    gain +=
      weights.danger * (danger - survey(scene, piece, hex, piece.cover + HEAVY, piece.facing).danger) - piece.best / 2;
  }
  return gain;
}
