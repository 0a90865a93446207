import { enteringSides, hexOf } from '@sandtable/hex';
import { deny, grant, type Reason, type Verdict } from '@sandtable/kernel';
import { hasWall, terrainAt } from '../board/ground.ts';
import { type Battle, HEAVY_SMOKE, smokeIn, unitOf } from '../model/battle.ts';
import { terrainFigures } from '../model/terrain.ts';
import { shelterOf } from './fire-figures.ts';

export type CoverKey = 'inCoverTerrain' | 'inFortification' | 'inHeavySmoke' | 'behindWall' | 'inTheOpen';

/**
 * B4.3: is this unit in cover, for rallying or hiding, and of what? A wall counts only against somebody: name the hex
 * he looks from.
 */
export function judgeCover(battle: Battle, unit: number, from?: number): Verdict<undefined, CoverKey> {
  const { at, hasty } = unitOf(battle, unit);
  const { ground } = battle.map;
  const keys: CoverKey[] = [];
  if (terrainFigures[terrainAt(ground, at)].isCover) keys.push('inCoverTerrain');
  if (hasty || shelterOf(battle, unit) !== null) keys.push('inFortification');
  if (smokeIn(battle, at) >= HEAVY_SMOKE) keys.push('inHeavySmoke');
  if (from !== undefined && isBehindWall(battle, from, at)) keys.push('behindWall');
  if (keys.length === 0) return deny('B4.3', 'inTheOpen', { at });
  return grant(
    undefined,
    keys.map((key): Reason<CoverKey> => ({ rule: 'B4.3', key, at })),
  );
}

/** B7.3d: does the line from one hex come into the other across a wall? Through a corner, both sides must be walls. */
export function isBehindWall({ map: { ground } }: Battle, from: number, at: number): boolean {
  const sides = enteringSides(hexOf(ground.area, from), hexOf(ground.area, at));
  return sides.length > 0 && sides.every((side) => hasWall(ground, at, side));
}
