import { expect, test } from 'vitest';
import { rulesInForce, specialRuleSchema } from '../../model/pack/special-rule.ts';
import { explainRule } from './special-rules.ts';

function told(rule: object, side?: 'german' | 'soviet'): string {
  const [inForce] = rulesInForce([{ rule: specialRuleSchema.parse(rule), side }]);
  return inForce === undefined ? '' : explainRule(inForce);
}

test('G3.3a a rule in force is one sentence that says for whom, what and when', () => {
  expect(told({ kind: 'sight', hexes: 4, until: 2 })).toBe('Nobody sees farther than 4 hexes in rounds 1 and 2.');
  expect(told({ kind: 'rally', bonus: 1 }, 'soviet')).toBe('+1 on Soviet rally rolls.');
  expect(told({ kind: 'caps', amount: -2, round: 1 }, 'german')).toBe('The German player has 2 fewer CAPs in round 1.');
  expect(told({ kind: 'firepower', bonus: 1, units: 'squads', range: 'closeCombat', from: 3 })).toBe(
    'Squads have +1 firepower in close combat from round 3 on.',
  );
});
