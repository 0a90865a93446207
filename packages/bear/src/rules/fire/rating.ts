import { type Battle, unitOf, typeOf } from '../../model/battle.ts';
import { type DefenseRating, isFoot } from '../../model/unit-type.ts';
import { markerOf, shelterOf } from '../units/figures.ts';
import { hasInArc } from './reach.ts';
import { because, type FireKey, type FireReason } from './reasons.ts';
import { makeShot, PLAIN, type Shot } from './shot.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

/** The DR that an attack is made on. */
export interface Rating {
  readonly aspect: 'front' | 'flank';
  /** What is printed. */
  readonly printed: DefenseRating;
  /** B15.5: the flank of an open-topped vehicle counts as red here. */
  readonly openTop: boolean;
  readonly terms: readonly FireReason[];
}

/** B7.3: front if the attacker is in the target's arc, else flank; and the cases that are always flank. */
export function ratingOf(shot: Shot): Rating {
  const { battle, target } = shot;
  const key = aspectOf(shot);
  const aspect = key === 'front' || key === 'hiddenFront' ? 'front' : 'flank';
  const printed = typeOf(battle, target)[aspect];
  const terms = [because(key, { amount: printed.dr, unit: target })];
  const openTop = isOpenTo(shot);
  if (openTop) terms.push(because('openTop', { unit: target }));
  const change = markerOf(battle, target)?.[aspect] ?? 0;
  if (change !== 0) terms.push(because('markerDefense', { amount: change, unit: target }));
  return { aspect, printed, openTop, terms };
}

/** B7.3: which DR the target shows to a unit, and what changes it; also where it could not be fired at. */
export function aspectTo(battle: Battle, attacker: UnitId, target: UnitId): readonly FireReason[] {
  return ratingOf(makeShot(battle, attacker, target, PLAIN)).terms;
}

function aspectOf({
  battle,
  target,
  from,
  closeCombat,
  highExplosive,
  flame,
  suspected,
}: Shot): FireKey & (`flank${string}` | 'front' | 'hiddenFront') {
  if (closeCombat) return 'flankInCloseCombat';
  if (highExplosive) return 'flankAgainstHE';
  if (flame) return 'flankAgainstFlame';
  if (unitOf(battle, target).carrier !== NONE) return 'flankCarried';
  // B10.0.3: who is hidden faces nowhere; direct fire is at his front.
  if (suspected) return 'hiddenFront';
  if (hasInArc(battle, target, from)) return 'front';
  return shelterOf(battle, target) === 'bunker' ? 'flankInBunker' : 'flank';
}

/** B15.5: bursting shells, flames, and men on foot who climb up to it. */
function isOpenTo({ battle, attacker, target, closeCombat, highExplosive, flame }: Shot): boolean {
  if (!typeOf(battle, target).openTop) return false;
  return highExplosive || flame || (closeCombat && isFoot(typeOf(battle, attacker)));
}
