import type { UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { chooseTarget } from './choose-target.ts';
import { foe } from './tables.ts';

/** L4d, LS7A: whom an officer of the AI relegates, by his own target values against them. No die is rolled to hit, so all count. */
export function chooseRelegated(held: Held, io: LimanowaIo, officer: UnitId, among: readonly UnitId[]): UnitId {
  const [only] = among;
  if (only !== undefined && among.length === 1 && io.trace === null) return only;
  const clash = clashNow(held);
  const foes = among.map((each) => foe(held, each, targetValue(held, clash, 'counterAttack', officer, each, 1)));
  return chooseTarget(io, foes, { what: 'relegated', by: officer, passedOver: [] }).unit;
}
