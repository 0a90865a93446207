import { typeOf } from '../model/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Shot } from '../model/turn.ts';
import { hasSecondLine } from '../rules/combat/blow.ts';
import { clashNow, gap } from '../rules/combat/clash.ts';
import { targetValue, waysOf } from '../rules/combat/target-value.ts';
import { withTurn } from './ai-answers.ts';
import type { Possibility } from './ways.ts';

/** A shot of the artillery step and its chance of a hit. */
export interface AimedShot extends Shot {
  readonly hit: number;
}

/** L6.2f: the shots to be fired by both sides, a card's first. */
export function shotsIn(seen: Seen): readonly AimedShot[] {
  const { card, plan, answers } = seen.view.turn;
  const clash = clashNow(seen);
  const own = card?.effect === 'disruptiveFire' ? [{ battery: card.unit, target: card.target }] : [];
  return [...own, ...(plan?.shells ?? []), ...answers]
    .filter(({ battery, target }) => gap(seen, clash, battery, target) <= typeOf(seen, battery).range)
    .map((shot) => {
      const tv = targetValue(seen, clash, 'artillery', shot.battery, shot.target, 1);
      return { ...shot, hit: waysOf(seen.die, tv) / seen.die.sides };
    });
}

/** L6.2f: the match after the artillery step, for every possible outcome. */
export function gunWays(seen: Seen, shots: readonly AimedShot[]): readonly Possibility<Seen>[] {
  let ways: readonly Possibility<readonly boolean[]>[] = [{ value: [], chance: 1 }];
  for (const { hit } of shots)
    ways = ways.flatMap(({ value, chance }) => [
      ...(hit > 0 ? [{ value: [...value, true], chance: chance * hit }] : []),
      ...(hit < 1 ? [{ value: [...value, false], chance: chance * (1 - hit) }] : []),
    ]);
  return ways.map(({ value, chance }) => ({ value: afterShots(seen, shots, value), chance }));
}

/** L10m: one hit is ignored. L10c, LS1f: a unit of the AI that survives disruptive fire stands and loses 1 more. */
function afterShots(seen: Seen, shots: readonly Shot[], hits: readonly boolean[]): Seen {
  const struck = shots.filter((_shot, place) => hits[place]).map(({ target }) => target);
  if (struck.length === 0) return seen;
  const spared = new Set(struck.filter((unit) => hasSecondLine(seen, unit)));
  const { card } = seen.view.turn;
  const driven: UnitId = card?.effect === 'disruptiveFire' && hits[0] === true ? card.target : NONE;
  const units = seen.view.units.map((unit, place) => {
    const taken = struck.filter((target) => target === place).length;
    const lost = [...spared].some((each) => each === place) ? taken - 1 : taken;
    const left = unit.rp - lost - (driven === place && lost < unit.rp ? 1 : 0);
    return left === unit.rp ? unit : { ...unit, rp: Math.max(0, left), at: left > 0 ? unit.at : NONE };
  });
  const aids = seen.view.turn.aids.filter(({ by, unit }) => by !== 'secondLine' || !spared.has(unit));
  const after = { ...seen, view: { ...seen.view, units } };
  return spared.size === 0 ? after : withTurn(after, { aids });
}
