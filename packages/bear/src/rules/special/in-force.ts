import { type Battle, counterOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import {
  fitsFilter,
  type SpecialRule,
  type SpecialRuleKind,
  type SpecialRuleOf,
  type UnitFilter,
} from '../../model/pack/special-rule.ts';
import type { Side } from '../../model/pack/unit-type.ts';

const NOTHING: readonly never[] = [];

export function hasRules({ rules }: Battle): boolean {
  return rules.length > 0;
}

/**
 * G3.3a: the rules of a kind in force for this side; null: those for everyone. R-190: with a player, leaves out rules
 * that are his partner's only.
 */
export function rulesOf<K extends SpecialRuleKind>(
  { rules, view: { round } }: Battle,
  kind: K,
  side: Side | null,
  player: PlayerId = NONE,
): readonly SpecialRuleOf<K>[] {
  if (rules.length === 0) return NOTHING;
  const isKind = (rule: SpecialRule): rule is SpecialRuleOf<K> => rule.kind === kind;
  return rules.filter(isKind).filter((rule) => isFor(rule, side, player) && isNow(rule, round));
}

function isFor(rule: SpecialRule, side: Side | null, player: PlayerId): boolean {
  const isOthers = rule.player !== NONE && player !== NONE && rule.player !== player;
  return (rule.side ?? side) === side && !isOthers;
}

function isNow(rule: SpecialRule, round: number): boolean {
  if (rule.kind === 'caps') return rule.round === 0 || rule.round === round;
  return round >= rule.from && round <= rule.until;
}

export function rulesForUnit<K extends SpecialRuleKind>(
  battle: Battle,
  kind: K,
  unit: UnitId,
): readonly SpecialRuleOf<K>[] {
  if (!hasRules(battle)) return NOTHING;
  const { side, type } = counterOf(battle, unit);
  const rules = rulesOf(battle, kind, side, unitOf(battle, unit).owner);
  return rules.filter((rule) => fitsFilter(type, filterOf(rule)));
}

function filterOf(rule: SpecialRule): UnitFilter {
  return 'units' in rule ? rule.units : 'all';
}

/** */
export function sumBy<R>(rules: readonly R[], amountOf: (rule: R) => number): number {
  let sum = 0;
  for (const rule of rules) sum += amountOf(rule);
  return sum;
}
