import type { SpecialRule, SpecialRuleKind } from '../model/special-rule.ts';
import { SIDE_NAMES } from './event-names.ts';
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

/** G3.3a: a rule in force as one sentence: `Both sides: nobody sees farther than 4 hexes.`, `The Soviet side: +1 on rally rolls.` */
export function explainRule(rule: SpecialRule): string {
  return `${rule.side === null ? 'Both sides' : SIDE_NAMES[rule.side]}: ${specialRuleText(rule)}.`;
}
