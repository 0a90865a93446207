import { isFighter, typeOf } from '../model/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { AiAnswer, TargetFigures } from '../model/speech.ts';
import type { Seen } from '../model/state.ts';
import type { AttackPlan } from '../model/turn.ts';
import { clashNow, gap } from '../rules/combat/clash.ts';
import { explainTarget, targetValue, waysOf } from '../rules/combat/target-value.ts';
import { counterTargets } from '../rules/combat/threats.ts';
import { chooseCounter } from '../solo/choices.ts';
import { aiAnswers, type AnsweredMatch, unanswered } from './ai-answers.ts';
import { gunWays, shotsIn } from './gun-ways.ts';
import { eachWay, type Possibility } from './ways.ts';

/** The result of a disclosed plan against the AI, with everything that the AI may add by its public chances. */
export interface Forecast {
  /** The chance of a hit by a roll of the plan, given that the roll takes place. */
  likely(as: 'attack' | 'artillery', attacker: UnitId, target: UnitId): number | undefined;
  readonly counters: readonly TargetFigures[];
  readonly answers: readonly AiAnswer[];
}

/** Sums chances over all branches. `of` is the chance that the roll takes place at all. */
class Tally {
  readonly #sums = new Map<string, { of: number; hit: number }>();

  add(key: string, of: number, hit: number): void {
    const sum = this.#sums.get(key) ?? { of: 0, hit: 0 };
    this.#sums.set(key, sum);
    sum.of += of;
    sum.hit += hit;
  }

  share(key: string): number | undefined {
    const sum = this.#sums.get(key);
    return sum === undefined || sum.of === 0 ? undefined : Math.min(1, sum.hit / sum.of);
  }
}

/** `disclosed` is the match with the plan disclosed and nothing else done. */
export function forecast(disclosed: Seen): Forecast {
  const rolls = new Tally();
  const counters = new Tally();
  const ways = aiAnswers(disclosed);
  for (const { value, chance } of ways) {
    const shots = shotsIn(value.seen);
    for (const { battery, target, hit } of shots) rolls.add(keyOf('artillery', battery, target), chance, chance * hit);
    for (const guns of gunWays(value.seen, shots)) countFight(guns.value, chance * guns.chance, rolls, counters);
  }
  return {
    likely: (as, attacker, target) => rolls.share(keyOf(as, attacker, target)),
    counters: counterFigures(disclosed, counters),
    answers: answersIn(ways),
  };
}

function keyOf(as: TargetFigures['as'], attacker: UnitId, target: UnitId): string {
  return `${as} ${attacker} ${target}`;
}

/** L6.2g, for one outcome of the artillery step. */
function countFight(seen: Seen, chance: number, rolls: Tally, counters: Tally): void {
  const clash = clashNow(seen);
  const { sides } = seen.die;
  for (const group of seen.view.turn.plan?.attacks ?? []) {
    const { target } = group;
    const able = ableIn(seen, group);
    if (able.length === 0) continue;
    for (const attacker of able) {
      const tv = targetValue(seen, clash, 'attack', attacker, target, able.length);
      rolls.add(keyOf('attack', attacker, target), chance, (chance * waysOf(seen.die, tv)) / sides);
    }
    for (const attacker of group.attackers) counters.add(keyOf('counterAttack', target, attacker), chance, 0);
    for (const { value: struck, chance: share } of counterWays(seen, group)) {
      if (struck === NONE) continue;
      const tv = targetValue(seen, clash, 'counterAttack', target, struck, 1);
      counters.add(keyOf('counterAttack', target, struck), 0, (chance * share * waysOf(seen.die, tv)) / sides);
    }
  }
}

/** L8.3e: the attackers that still have their target. */
function ableIn(seen: Seen, { target, attackers }: AttackPlan): readonly UnitId[] {
  const clash = clashNow(seen);
  return attackers.filter(
    (attacker) => isFighter(seen, attacker) && gap(seen, clash, attacker, target) <= typeOf(seen, attacker).range,
  );
}

/** L8.3b, LS7A */
function counterWays(seen: Seen, group: AttackPlan): readonly Possibility<UnitId>[] {
  const able = ableIn(seen, group);
  const choices = able.length === 0 ? [] : counterTargets(seen, clashNow(seen), group.target, able);
  return eachWay((io) => chooseCounter(seen, io, group.target, choices));
}

/**
 * Figures for every possible counter-attack. Its target value includes only what is certain: where units stand, and an officer's
 * help. `chosen` assumes that the AI adds nothing, `likely` includes all it may add.
 */
function counterFigures(disclosed: Seen, counters: Tally): readonly TargetFigures[] {
  const ways = unanswered(disclosed);
  const standing = certainOf(disclosed, ways);
  const clash = clashNow(standing);
  return (disclosed.view.turn.plan?.attacks ?? []).flatMap((group) =>
    group.attackers.flatMap((attacker): TargetFigures[] => {
      const { target } = group;
      const likely = counters.share(keyOf('counterAttack', target, attacker)) ?? 0;
      const chosen = counterWays(standing, group)
        .filter(({ value }) => value === attacker)
        .reduce((sum, way) => sum + way.chance, 0);
      if (likely === 0 && chosen === 0) return [];
      return [{ ...explainTarget(standing, clash, 'counterAttack', target, attacker, 1), chosen, likely }];
    }),
  );
}

/** If an officer must roll which unit to help, his help is not certain and left out. */
function certainOf(disclosed: Seen, ways: readonly Possibility<AnsweredMatch>[]): Seen {
  const [first] = ways;
  if (first === undefined) throw new Error('no way to go on');
  if (ways.length === 1) return first.value.seen;
  const { aids } = disclosed.view.turn;
  const { seen } = first.value;
  return { ...seen, view: { ...seen.view, turn: { ...seen.view.turn, aids } } };
}

/** Each addition once, the likeliest first. */
function answersIn(ways: readonly Possibility<AnsweredMatch>[]): readonly AiAnswer[] {
  const found = new Map<string, AiAnswer>();
  for (const { value, chance } of ways)
    for (const { by, unit } of value.added) {
      const key = `${by} ${unit}`;
      found.set(key, { by, unit, chance: (found.get(key)?.chance ?? 0) + chance });
    }
  return [...found.values()].toSorted((a, b) => b.chance - a.chance);
}
