import type { SpecialRule, SpecialRuleKind } from '../model/special-rule.ts';
import type { Side } from '../model/unit-type.ts';
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

const NATIONS: Readonly<Record<Side, string>> = { german: 'German', soviet: 'Soviet' };

/** G3.3a: a rule in force as one sentence: `Nobody sees farther than 4 hexes.`, `+1 on Soviet rally rolls.` */
export function explainRule(rule: SpecialRule): string {
  if (rule.side === null) return specialRuleText(rule, null);
  const adjective = NATIONS[rule.side];
  return specialRuleText(rule, { adjective, has: `the ${adjective} side has` });
}
