import { isFighter, typeOf } from '../model/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../model/state.ts';
import { type Clash, clashNow, gap } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { chooseTarget } from './choose-target.ts';
import { foe } from './tables.ts';
import { fightersAgainst, threatsOf } from './threats.ts';
import { against, type AiReason } from './trace.ts';

/** LS3.2b, LS7A: whom an attacked unit of the AI counter-attacks, of those it can hit (L8.3b); -1 for nobody. */
export function chooseCounter(held: Held, io: LimanowaIo, unit: UnitId, candidates: readonly UnitId[]): UnitId {
  const { trace } = io;
  const [first = NONE] = candidates;
  if (trace === null && candidates.length < 2) return first;
  const clash = clashNow(held);
  const passedOver = trace === null ? [] : others(held, clash, unit, candidates);
  if (first === NONE) {
    trace?.({ note: 'choice', what: 'counterAttack', by: unit, passedOver, row: null, ladder: null });
    return NONE;
  }
  const foes = candidates.map((each) => foe(held, each, targetValue(held, clash, 'counterAttack', unit, each, 1)));
  return chooseTarget(io, foes, { what: 'counterAttack', by: unit, passedOver }).unit;
}

/** Why it cannot counter-attack others that attack it. */
function others(seen: Seen, clash: Clash, unit: UnitId, candidates: readonly UnitId[]): AiReason[] {
  const why: AiReason[] = [];
  if (!isFighter(seen, unit)) {
    against(why, 'L8.3c', 'neverCounters', unit);
    return why;
  }
  for (const attacker of fightersAgainst(threatsOf(seen), unit)) {
    if (candidates.includes(attacker)) continue;
    const far = gap(seen, clash, unit, attacker);
    if (!isFighter(seen, attacker)) against(why, 'L8.3b', 'gone', attacker);
    else if (far > typeOf(seen, unit).range) against(why, 'L8.3b', 'outOfRange', attacker, far);
    else against(why, 'LS7A', 'noChance', attacker, targetValue(seen, clash, 'counterAttack', unit, attacker, 1));
  }
  return why;
}
