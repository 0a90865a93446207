import { distanceBetween } from '../../board/tables.ts';
import { type Battle, unitOf, typeOf } from '../../model/battle/battle.ts';
import { isWeaponCard, type Means, type ThrownCard, type WeaponCard } from '../../model/battle/means.ts';
import { weaponFigures } from './weapon-card.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

export interface Manner {
  readonly means: Means;
  /** B12.0a: the hex indirect fire is spotted from; -1 for direct fire. */
  readonly spot: HexId;
  /** B8 */
  readonly aimed: number;
  /** B8.4: weapon cards thrown in support. */
  readonly thrown: readonly ThrownCard[];
}

export const PLAIN: Manner = { means: 'weapons', spot: NONE, aimed: 0, thrown: [] };

/** An attacker, the hex it attacks, and everything that follows from the two. */
export interface Line {
  readonly battle: Battle;
  /** -1 for off-board shells and bombs. */
  readonly attacker: UnitId;
  /** The hex that sight, smoke and height are measured from; -1 if there is none. */
  readonly from: HexId;
  readonly to: HexId;
  /** Measured from the attacker, even for indirect fire. */
  readonly distance: number;
  readonly closeCombat: boolean;
  /** B12.2: explosive. In close combat a mortar crew fights like other foot. */
  readonly highExplosive: boolean;
  /** B12.2a: bursts in the treetops: shells do, grenades do not. */
  readonly airBurst: boolean;
  readonly flame: boolean;
  readonly card: WeaponCard | null;
  readonly manner: Manner;
}

/** A line against one unit in that hex. */
export interface Shot extends Line {
  readonly target: UnitId;
  /** B10.0.3: the target is hidden, so its facing is unknown. */
  readonly suspected: boolean;
}

export function makeLine(battle: Battle, attacker: UnitId, to: HexId, manner: Manner): Line {
  const { at } = unitOf(battle, attacker);
  const { means, spot } = manner;
  const closeCombat = at === to;
  const card = isWeaponCard(means) ? means : null;
  const shells = means === 'weapons' && typeOf(battle, attacker).highExplosive && !closeCombat;
  return {
    battle,
    attacker,
    from: spot === NONE ? at : spot,
    to,
    distance: distanceBetween(battle.tables, at, to),
    closeCombat,
    highExplosive: shells || (card !== null && weaponFigures[card].highExplosive),
    airBurst: shells,
    flame: means === 'flame',
    card,
    manner,
  };
}

export function makeShot(battle: Battle, attacker: UnitId, target: UnitId, manner: Manner): Shot {
  return shotAt(makeLine(battle, attacker, unitOf(battle, target).at, manner), target);
}

export function shotAt(line: Line, target: UnitId, suspected = false): Shot {
  const { battle, attacker, from, to, distance, closeCombat, highExplosive, airBurst, flame, card, manner } = line;
  // Fields written out: this runs for every pair of units, and a spread copy is several times slower.
  return {
    battle,
    attacker,
    from,
    to,
    distance,
    closeCombat,
    highExplosive,
    airBurst,
    flame,
    card,
    manner,
    target,
    suspected,
  };
}
