import { sideOf, typeOf, unitOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { isCombatCounter } from '../model/pack/unit-type.ts';
import { aiSide } from '../rules/units/ai-side.ts';
import { isInDrawCup } from '../rules/units/fighters.ts';
import type { UnitId } from '../model/ids.ts';

/** How many of the player's counters stand against how many of the AI's. */
export interface Strength {
  readonly units: number;
  readonly ai: number;
}

/** S2.3.1b: fresh and spent. */
export function wholeStrength(seen: Seen): Strength {
  return strengthOf(seen, () => true);
}

/** S4.1.2d, R-112: fresh ones alone. */
export function freshStrength(seen: Seen): Strength {
  return strengthOf(seen, (unit) => !unitOf(seen, unit).spent);
}

/** S2.3.1b, G5.6c: Rumored Enemies and hidden units too, and those who may come in now; no trucks and wagons. */
function strengthOf(seen: Seen, counts: (unit: UnitId) => boolean): Strength {
  const side = aiSide(seen);
  let units = 0;
  let ai = 0;
  for (const unit of seen.view.roster) {
    if (!isCombatCounter(typeOf(seen, unit)) || !counts(unit)) continue;
    const isThere = unitOf(seen, unit).fate === 'inPlay';
    if (sideOf(seen, unit) === side) ai += Number(isThere || isInDrawCup(seen, unit));
    else units += Number(isThere || mayComeIn(seen, unit));
  }
  return { units, ai };
}

/** B5.5: a reinforcement of this round, or of an earlier one that is still outside. */
function mayComeIn(seen: Seen, unit: UnitId): boolean {
  const { entry } = unitOf(seen, unit);
  return (seen.view.terms.entries[entry]?.round ?? Infinity) <= seen.view.round;
}
