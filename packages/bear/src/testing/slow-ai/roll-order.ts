import { sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { Seen } from '../../model/battle/state.ts';
import { fireOdds } from '../../rules/fire/odds.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import { attackRungs } from './figures.ts';
import { hexUnder, type Mind } from './mind.ts';
import { itself, pick } from './pick.ts';
import { isRumorType, placed } from './step.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** the units rolled for in the target's hex, in order; empty without an attack on a hex. */
export function rollOrder(mind: Mind, deed: Deed): number[] {
  const { seen, side } = mind;
  const { unit, target, at, path, facing, inside, spot } = deed;
  if (at === -1 || at === hexUnder(seen, unit) || isRumorType(seen, unit)) return [];
  const goal = path.at(-1);
  const moved = goal === undefined ? {} : { at: goal, inside, hasty: false };
  const there = placed(seen, unit, { ...moved, facing: facing ?? unitOf(seen, unit).facing });
  const order = [target];
  const defenses = new Map(unitsIn(seen, at).map((other) => [other, defenseAgainst(there, unit, other, spot)]));
  const others = unitsIn(seen, at).filter((other) => sideOf(seen, other) !== side && other !== target);
  let left = others.filter((other) => defenses.get(other) !== null);
  const rungs = attackRungs(
    there,
    (other: UnitId) => ({ ai: unit, target: other }),
    (other) => defenses.get(other) ?? Infinity,
  );
  while (left.length > 0) {
    const next = left.length === 1 ? left[0] : pick(mind, left, rungs, itself);
    order.push(next ?? target);
    left = left.filter((other) => other !== next);
  }
  return order;
}

/** Null if it has no FP of that colour. */
function defenseAgainst(seen: Seen, ai: UnitId, unit: UnitId, spot: HexId): number | null {
  const odds = fireOdds(seen, ai, unit, [], { ...PLAIN, spot });
  return odds.granted ? odds.value.defense : null;
}
