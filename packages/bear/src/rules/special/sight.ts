import type { Verdict } from '@sandtable/kernel';
import { judgeSight, type Sight, type SightKey, type Smoke } from '../../board/sight.ts';
import { canSee, distanceBetween, type Tables } from '../../board/tables.ts';
import { type Battle, smokeOf } from '../../model/battle/battle.ts';
import type { HexId } from '../../model/ids.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { hasRules, rulesOf } from './in-force.ts';

/** The conditions of a side's sight: smoke, and the limit of visibility. */
export interface Eyes {
  readonly tables: Tables;
  readonly smoke: Smoke;
  readonly farthest: number;
}

/** No limit but the ground. */
export const ANY_DISTANCE = 255;

/** how far this side's units see this round, by the tightest rule; null: the limit for everyone. */
export function farthestSight(battle: Battle, side: Side | null): number {
  if (!hasRules(battle)) return ANY_DISTANCE;
  return Math.min(ANY_DISTANCE, ...rulesOf(battle, 'sight', side).map(({ hexes }) => hexes));
}

/** B6.0, G3.3a: looked up once per side, for many hexes. */
export function eyesOf(battle: Battle, side: Side | null): Eyes {
  return { tables: battle.tables, smoke: smokeOf(battle), farthest: farthestSight(battle, side) };
}

/** B6.0: for a single look; for many use `eyesOf` and `sees`. */
export function hasSight(battle: Battle, side: Side | null, from: HexId, to: HexId): boolean {
  const { tables } = battle;
  if (hasRules(battle) && distanceBetween(tables, from, to) > farthestSight(battle, side)) return false;
  return canSee(tables, smokeOf(battle), from, to);
}

/** B6.0: `judgeLook` without its reasons. */
export function sees({ tables, smoke, farthest }: Eyes, from: HexId, to: HexId): boolean {
  return (
    (farthest === ANY_DISTANCE || distanceBetween(tables, from, to) <= farthest) && canSee(tables, smoke, from, to)
  );
}

/** B6.0 */
export function judgeLook(battle: Battle, side: Side | null, from: HexId, to: HexId): Verdict<Sight, SightKey> {
  const { map, view } = battle;
  return judgeSight(map.ground, smokeOf(battle), view.options, from, to, farthestSight(battle, side));
}
