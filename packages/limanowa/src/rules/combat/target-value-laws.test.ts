import { fuzz } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game, pack } from '../../testing/match.ts';
import { fieldsOf } from '../../board/fields.ts';
import type { View } from '../../model/state.ts';
import { clashNow, clashPlanned } from './clash.ts';
import { explainTarget, targetValue, waysOf } from './target-value.ts';

/** In whatever situation: the number is the sum of its terms, and its chance follows from it. */
function brokenSums(view: View): string[] {
  const seen = fieldsOf(pack)(view);
  const broken: string[] = [];
  for (const clash of [clashNow(seen), clashPlanned(seen)])
    for (const [attacker] of view.units.entries())
      for (const [target] of view.units.entries())
        for (const as of ['attack', 'counterAttack', 'artillery'] as const)
          for (const size of [1, 3]) {
            const { tv, terms, ways } = explainTarget(seen, clash, as, attacker, target, size);
            const sum = terms.reduce((total, { amount = 0 }) => total + amount, 0);
            const isSound =
              tv === targetValue(seen, clash, as, attacker, target, size) &&
              tv === sum &&
              ways === waysOf(seen.die, tv);
            if (!isSound) broken.push(`${attacker} ${as} ${target} with ${size}: ${tv}, terms ${sum}`);
          }
  return broken;
}

test.each([
  { mission: 'battle-of-limanowa', players: 4 },
  { mission: 'battle-of-limanowa', players: 2, die: 'd6', concentricBonus: false },
  { mission: 'steamroller', level: 'veteran' },
])('L8.2a everywhere the quick target value is the sum of its terms: %j', (options) => {
  const report = fuzz(game, {
    options,
    seed: 'sfc32:sums',
    check: ({ view, random }) => (random.below(12) === 0 ? brokenSums(view) : []),
  });
  expect(report.said.length).toBeGreaterThan(40);
});
