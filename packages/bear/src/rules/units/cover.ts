import { enteringSides, hexOf } from '@sandtable/hex';
import { deny, grant, type Reason, type Verdict } from '@sandtable/kernel';
import { hasWall, terrainAt } from '../../board/ground.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { type Battle, HEAVY_SMOKE, smokeIn, unitOf } from '../../model/battle/battle.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { shelterOf } from './figures.ts';

export type CoverKey = 'inCoverTerrain' | 'inFortification' | 'inHeavySmoke' | 'behindWall' | 'inTheOpen';

/** An actual or possible position: the hex, and whether the unit is in a fortification there. */
export interface UnitPlace {
  readonly at: HexId;
  readonly sheltered: boolean;
}

export function placeOf(battle: Battle, unit: UnitId): UnitPlace {
  const { at, hasty } = unitOf(battle, unit);
  return { at, sheltered: hasty || shelterOf(battle, unit) !== null };
}

/**
 * B4.3: whether this unit is in cover for rallying or hiding, and in which. Walls count only against a viewer in the
 * hex `from`.
 */
export function judgeCover(battle: Battle, unit: UnitId, from?: HexId): Verdict<undefined, CoverKey> {
  const { at } = unitOf(battle, unit);
  const keys = coverIn(battle, placeOf(battle, unit), from);
  if (keys.length === 0) return deny('B4.3', 'inTheOpen', { at });
  return grant(
    undefined,
    keys.map((key): Reason<CoverKey> => ({ rule: 'B4.3', key, at })),
  );
}

export function isInCover(battle: Battle, place: UnitPlace, from?: HexId): boolean {
  return coverIn(battle, place, from).length > 0;
}

function coverIn(battle: Battle, { at, sheltered }: UnitPlace, from?: HexId): CoverKey[] {
  const keys: CoverKey[] = [];
  if (terrainFigures[terrainAt(battle.map.ground, at)].isCover) keys.push('inCoverTerrain');
  if (sheltered) keys.push('inFortification');
  if (smokeIn(battle, at) >= HEAVY_SMOKE) keys.push('inHeavySmoke');
  if (from !== undefined && isBehindWall(battle, from, at)) keys.push('behindWall');
  return keys;
}

/** B7.3d: whether the line enters the hex across a wall. At a corner both sides must be walls. */
export function isBehindWall({ map: { ground } }: Battle, from: HexId, at: HexId): boolean {
  if (ground.walls[at] === 0) return false;
  const sides = enteringSides(hexOf(ground.area, from), hexOf(ground.area, at));
  return sides.length > 0 && sides.every((side) => hasWall(ground, at, side));
}
