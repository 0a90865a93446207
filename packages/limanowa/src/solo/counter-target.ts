import type { UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { chooseTarget } from './choose-target.ts';
import { foe } from './tables.ts';

/** LS3.2b, LS7A: whom an attacked unit of the AI counter-attacks, of those it can hit (L8.3b). */
export function chooseCounter(held: Held, io: LimanowaIo, unit: UnitId, candidates: readonly UnitId[]): UnitId {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1 && io.trace === null) return only;
  const clash = clashNow(held);
  const foes = candidates.map((each) => foe(held, each, targetValue(held, clash, 'counterAttack', unit, each, 1)));
  return chooseTarget(io, foes, { what: 'counterAttack', by: unit, passedOver: [] }).unit;
}
