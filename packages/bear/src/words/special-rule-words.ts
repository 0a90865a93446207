import { NATIONS } from './nations.ts';
import type { SpecialRule, SpecialRuleKind } from '../model/pack/special-rule.ts';
import { specialRuleText } from './special-rule-text.ts';

/** What a special rule is called where there is room for a word or two. */
export const RULE_NAMES: Readonly<Record<SpecialRuleKind, string>> = {
  sight: 'Limited sight',
  haze: 'Haze',
  mud: 'Heavy going',
  noBonus: 'No bonus off the road',
  rally: 'Rally',
  rallyCost: 'Cost to rally',
  initiative: 'Initiative',
  firepower: 'Firepower',
  defense: 'Defense',
  attackCost: 'Attack cost',
  moveCost: 'Move cost',
  range: 'Range',
  hideCost: 'Cost to hide',
  wind: 'Wind',
  caps: 'CAPs',
};

/** G3.3a: a rule in force as one sentence. */
export function explainRule(rule: SpecialRule): string {
  if (rule.side === null) return specialRuleText(rule, null);
  const name = NATIONS[rule.side];
  return specialRuleText(rule, { adjective: name, has: `the ${name} player has` });
}
