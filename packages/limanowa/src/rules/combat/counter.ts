import { typeOf } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { type Clash, gap } from './clash.ts';
import { targetValue } from './target-value.ts';

/** L8.3b, L8.3c: those of its attackers that this unit can counter-attack: in its range, with a target value above 0. */
export function counterTargets(
  seen: Seen,
  clash: Clash,
  unit: UnitId,
  attackers: readonly UnitId[],
): readonly UnitId[] {
  const { arm, range } = typeOf(seen, unit);
  if (arm === 'artillery') return [];
  return attackers.filter(
    (attacker) =>
      gap(seen, clash, unit, attacker) <= range && targetValue(seen, clash, 'counterAttack', unit, attacker, 1) > 0,
  );
}
