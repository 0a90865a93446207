import { expect, test } from 'vitest';
import { type EffectStepSource, effectStepSchema } from '../../model/pack/effect-step.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { tableWith } from '../../testing/draft-match.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { moduleFor } from './registry.ts';
import { playerId } from '../../model/ids.ts';

function worth(source: EffectStepSource, match: BearMatch = tableWith()): number {
  const step = effectStepSchema.parse(source);
  return moduleFor(step).worth(fieldsOf(pack)(match.state), playerId(1), step);
}

test('G3.4 what serves the own side is worth something, what serves the enemy costs', () => {
  expect(worth({ kind: 'caps', amount: 1 })).toBeGreaterThan(0);
  expect(worth({ kind: 'caps', who: 'enemy', amount: -2 })).toBeGreaterThan(0);
  expect(worth({ kind: 'vp', who: 'enemy', amount: 2 })).toBe(-2);
  expect(worth({ kind: 'rule', of: 'enemy', rule: { kind: 'rally', bonus: -1 } })).toBeGreaterThan(0);
});

test('G3.4 CAPs that the enemy does not have cannot be taken', () => {
  expect(worth({ kind: 'caps', who: 'enemy', amount: -9 })).toBe(worth({ kind: 'caps', who: 'enemy', amount: -4 }));
});

test('G3.7.1a units that come late are worth less', () => {
  const units = ['s05', 's06'];
  expect(worth({ kind: 'units', units, round: 3 })).toBeLessThan(worth({ kind: 'units', units }));
});

test('G3.7b placing is worth nothing before a card was played for units, and something after', () => {
  const step: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own' };
  expect(worth(step)).toBe(0);
  const match = tableWith();
  for (const said of ['soviet-03 bottom', 'german-04 bottom']) match.say(said);
  expect(worth(step, match)).toBeGreaterThan(0);
  expect(worth({ ...step, by: 'enemy' }, match)).toBeLessThan(0);
});
