import type { HitKind, HitMarker } from '../model/pack/counters.ts';
import { printSigned } from './fire.ts';

export const HIT_NAMES: Readonly<Record<HitKind, string>> = {
  stunned: 'Stunned',
  unnerved: 'Unnerved',
  killed: 'Killed',
  panicked: 'Panicked',
  pinned: 'Pinned',
  suppressed: 'Suppressed',
  cowering: 'Cowering',
  berserk: 'Berserk',
  immobilized: 'Immobilized',
  redGunDamaged: 'Gun Damaged (red)',
  blueGunDamaged: 'Gun Damaged (blue)',
  lightDamage: 'Light Damage',
  destroyed: 'Destroyed',
};

/** What a hit marker does, part by part: `cannot attack`, `move cost +1`, `rallies on 7`. */
export function explainHitMarker(marker: HitMarker): string[] {
  const { rally, mayAttack, mayMove, attackCost, moveCost, firepower, range, front, flank } = marker;
  return [
    ...(mayAttack ? [] : ['cannot attack']),
    ...(mayMove ? [] : ['cannot move or pivot']),
    ...change('attack cost', attackCost),
    ...change('move cost', moveCost),
    ...(firepower.red === null ? ['no red FP'] : change('red FP', firepower.red)),
    ...(firepower.blue === null ? ['no blue FP'] : change('blue FP', firepower.blue)),
    ...(range === null ? [] : [`range ${range}`]),
    ...change('front DR', front),
    ...change('flank DR', flank),
    rally === null ? 'permanent' : `rallies on ${rally}`,
  ];
}

function change(what: string, amount: number): string[] {
  return amount === 0 ? [] : [`${what} ${printSigned(amount)}`];
}
