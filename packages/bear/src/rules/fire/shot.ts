import { distanceBetween } from '../../board/tables.ts';
import { type Battle, unitOf, typeOf } from '../../model/battle/battle.ts';
import { isWeaponCard, type Means, type Thrown, type WeaponCard } from '../../model/battle/means.ts';
import { weaponFigures } from './weapon-card.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** How a unit attacks. */
export interface Manner {
  readonly means: Means;
  /** B12.0a: the hex that indirect fire is spotted from; -1 for direct fire. */
  readonly spot: HexId;
  /** B8: how many cards 09 are added. */
  readonly aimed: number;
  /** B8.4: weapon cards that are thrown in support. */
  readonly thrown: readonly Thrown[];
}

export const PLAIN: Manner = { means: 'weapons', spot: NONE, aimed: 0, thrown: [] };

/** Who attacks which hex, and what follows from where it is. */
export interface Line {
  readonly battle: Battle;
  /** -1 for shells and bombs from beyond the map. */
  readonly attacker: UnitId;
  /** The hex that sight, smoke and height are taken from; -1 where nothing looks along the ground. */
  readonly from: HexId;
  readonly to: HexId;
  /** From the attacker itself. */
  readonly distance: number;
  /** B7.7.3: it is the attacker's own hex. */
  readonly closeCombat: boolean;
  /** B12.2: what bursts. In close combat a mortar's crew fights like any other. */
  readonly highExplosive: boolean;
  /** B12.2a: and bursts in the tree tops, as shells do and grenades do not. */
  readonly airBurst: boolean;
  readonly flame: boolean;
  readonly card: WeaponCard | null;
  readonly manner: Manner;
}

/** The same on one of the units there. */
export interface Shot extends Line {
  readonly target: UnitId;
  /** B10.0.3: it is hidden, and nobody knows which way it faces. */
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

/** A line with somebody at its end. */
export function shotAt(line: Line, target: UnitId, suspected = false): Shot {
  const { battle, attacker, from, to, distance, closeCombat, highExplosive, airBurst, flame, card, manner } = line;
  // Written out: this is made for every pair of units, and a spread copy takes several times as long.
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
