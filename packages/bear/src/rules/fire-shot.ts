import { distanceBetween } from '../board/tables.ts';
import { type Battle, unitOf, typeOf } from '../model/battle.ts';

/** B17.4: a flamethrower is used instead of all other weapons. */
export type Means = 'weapons' | 'flame';

/** Who attacks whom, and what follows from where they are. */
export interface Shot {
  readonly battle: Battle;
  readonly attacker: number;
  readonly target: number;
  /** The hexes they are in. */
  readonly from: number;
  readonly to: number;
  readonly distance: number;
  /** B7.7.3: both are in one hex. */
  readonly closeCombat: boolean;
  /** B12.2: shells that burst. In close combat a mortar's crew fights like any other. */
  readonly highExplosive: boolean;
  readonly flame: boolean;
}

export function makeShot(battle: Battle, attacker: number, target: number, means: Means): Shot {
  const from = unitOf(battle, attacker).at;
  const to = unitOf(battle, target).at;
  const closeCombat = from === to;
  const flame = means === 'flame';
  const highExplosive = typeOf(battle, attacker).highExplosive && !closeCombat && !flame;
  return {
    battle,
    attacker,
    target,
    from,
    to,
    distance: distanceBetween(battle.tables, from, to),
    closeCombat,
    highExplosive,
    flame,
  };
}
