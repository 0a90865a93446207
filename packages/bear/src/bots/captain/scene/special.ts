import { hasRoad } from '../../../board/ground.ts';
import { EVERY_FACING } from '@sandtable/hex';
import type { HexId } from '../../../model/ids.ts';
import { enemyOf } from '../../../model/battle/state.ts';
import {
  attackCostChange,
  defenseChange,
  firepowerChange,
  hazeChange,
  losesBonus,
  moveCostChange,
  mudCost,
} from '../../../rules/special/effects.ts';
import { hasRules } from '../../../rules/special/in-force.ts';
import { farthestSight } from '../../../rules/special/sight.ts';
import { rangeOf } from '../../../rules/units/figures.ts';
import { COLUMNS } from './land.ts';
import type { Piece } from './piece.ts';
import type { CaptainScene } from './scene.ts';

// G3.3a: the effect of special rules on the captain's figures. Skipped if there are none.

export function seeRules(scene: CaptainScene): void {
  const { battle, side } = scene;
  scene.isRuled = hasRules(battle);
  scene.farthest = farthestSight(battle, side);
  scene.theirFarthest = farthestSight(battle, enemyOf(side));
}

export function bend(scene: CaptainScene, piece: Piece): void {
  const { battle } = scene;
  const { unit } = piece;
  piece.range = rangeOf(battle, unit).max;
  piece.reach = Math.min(2 * piece.range, piece.side === scene.side ? scene.farthest : scene.theirFarthest);
  if (!piece.printed.neverAttacks) piece.attackCost = Math.max(1, piece.attackCost + attackCostChange(battle, unit));
  piece.moveChange = moveCostChange(battle, unit);
  piece.moveCost += piece.moveChange;
  piece.mud = mudCost(battle, unit, COLUMNS[piece.tread]);
  piece.isRoadbound = losesBonus(battle, unit);
}

/** What special rules add to the roll an attack needs, against a unit that is in a hex or imagined there. */
export function ruledRoll(
  { battle }: CaptainScene,
  by: Piece,
  from: HexId,
  distance: number,
  on: Piece,
  to: HexId,
): number {
  const haze = distance === 0 ? 0 : hazeChange(battle, on.unit, from, to);
  return haze + defenseChange(battle, on.unit, to) - firepowerChange(battle, by.unit, rangeAt(by, distance));
}

export function ruledFirepower({ battle, isRuled }: CaptainScene, by: Piece, distance: number): number {
  return isRuled ? firepowerChange(battle, by.unit, rangeAt(by, distance)) : 0;
}

function rangeAt({ range }: Piece, distance: number): 'closeCombat' | 'adjacent' | 'normal' | 'long' {
  if (distance === 0) return 'closeCombat';
  if (distance === 1) return 'adjacent';
  return distance > range ? 'long' : 'normal';
}

/** What mud adds over that side; 0 along a road. */
export function mudOver({ land }: CaptainScene, { mud }: Piece, at: HexId, side: number): number {
  return mud === 0 || isRoad(land.tables.ground, at, side) ? 0 : mud;
}

export function isRoad(ground: CaptainScene['land']['tables']['ground'], at: HexId, side: number): boolean {
  return hasRoad(ground, at, EVERY_FACING[side] ?? 0);
}
