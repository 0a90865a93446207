import {
  type DangerOf,
  type HexId,
  type Seen,
  type UnitId,
  unitOf,
  worstThreat,
  type WorstThreat,
} from '@sandtable/bear';
import { EVERY_FACING, type Facing, turn } from '@sandtable/hex';
import { madeOnce } from '@sandtable/kernel';
import { facingToEnemy, offBy } from './usual.ts';

export interface WayStand {
  readonly hex: HexId;
  readonly facing: Facing;
  /** Its first move. All later ones go forward, which may expose it (B5.0.3). */
  readonly isFirst: boolean;
}

/** Cached per view: ways to many goals lead through the same hexes. */
const known = madeOnce((_view: Seen['view']) => new Map<string, WorstThreat>());

/** The worst threat to a unit there, with all enemies where they are now. */
export function threatOnWay(seen: Seen, unit: UnitId, { hex, facing, isFirst }: WayStand): WorstThreat {
  const of = known(seen.view);
  const key = `${unit} ${hex} ${isFirst}`;
  // Without any threat the facing does not matter.
  const found = of.get(key) ?? of.get(`${key} ${facing}`);
  if (found !== undefined) return found;
  const path = isFirst ? [hex] : [unitOf(seen, unit).at, hex];
  const threat = worstThreat(seen, { unit, path, facing });
  of.set(threat.worst === null ? key : `${key} ${facing}`, threat);
  return threat;
}

/** The chance of the most dangerous visible enemy, alone and without CAPs. */
export function chanceOf({ worst }: WorstThreat): number {
  return worst === null ? 0 : worst.odds.hitChances[0] / 36;
}

/** B5.2: the facings from which it can go on through this side at no extra cost; any facing where it stays. */
function facingsFor(side: Facing | undefined): readonly Facing[] {
  return side === undefined ? EVERY_FACING : [side, turn(side, -1), turn(side, 1)];
}

/** The facing with the least threat from which it can go on through `side`; of equals, the one closest to the enemy's direction. */
export function facingOnWay(seen: Seen, unit: UnitId, hex: HexId, side: Facing | undefined, isFirst: boolean): Facing {
  const wanted = facingToEnemy(seen, unit, hex) ?? facingsFor(side).slice(0, 1);
  const [best] = facingsFor(side)
    .map((facing) => ({ facing, chance: chanceOf(threatOnWay(seen, unit, { hex, facing, isFirst })) }))
    .sort((a, b) => a.chance - b.chance || offBy(wanted, a.facing) - offBy(wanted, b.facing));
  return best?.facing ?? unitOf(seen, unit).facing;
}

/**
 * The danger of a way: the chance to be hit at least once if the most dangerous enemy fires after every move. Chances
 * to escape multiply, so their logarithms are added. Counts only `moves` moves, since enemies will not stand still for
 * longer.
 */
export function dangerTo(seen: Seen, unit: UnitId, moves: number): DangerOf {
  return (hex, side, action) => {
    if (action > moves) return 0;
    const isFirst = action === 1;
    const facing = facingOnWay(seen, unit, hex, side, isFirst);
    return -Math.log(Math.max(LEAST, 1 - chanceOf(threatOnWay(seen, unit, { hex, facing, isFirst }))));
  };
}

/** So that a certain hit does not outweigh everything else. */
const LEAST = 1e-6;
