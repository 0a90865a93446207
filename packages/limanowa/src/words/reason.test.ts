import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { PLAN_KEYS } from '../round/plan.ts';
import { COMBAT_RULES } from '../rules/combat/reasons.ts';
import { MOVE_KEYS } from '../rules/ground/judge-move.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { fieldWith } from '../testing/match.ts';
import { explainPrompt, QUESTIONS } from './prompts.ts';
import { explainReason } from './reason.ts';
import { unitId } from '../model/ids.ts';

const held = fieldWith(['austria: honved 0200', 'russia: guard 0201']);

test('every reason against something has words, with the unit and the hex it speaks of', () => {
  for (const key of nonEmpty([...PLAN_KEYS, ...MOVE_KEYS, ...Object.keys(COMBAT_RULES)])) {
    const line = explainReason(held, { rule: 'L6a', key, unit: 0, at: 3, amount: 2 });
    expect(line).not.toMatch(/undefined|NaN|this unit|this hex/);
  }
});

test('L8.2a the terms of a target value in words', () => {
  const { terms } = explainTarget(held, clashNow(held), 'attack', unitId(0), unitId(1), 3);
  expect(terms.map((term) => explainReason(held, term))).toEqual([
    'AV of a01 Honvéd',
    'other attackers on the same target',
    'DV of r01 Guard regiment',
    'town at Łapanów (0201)',
  ]);
});

test('every question has a prompt', () => {
  for (const key of nonEmpty(QUESTIONS)) expect(explainPrompt(held, key)).not.toBe('');
  expect(() => explainPrompt(held, 'nonsense')).toThrow('no words');
  expect(() => explainReason(held, { rule: 'L6a', key: 'nonsense' })).toThrow('no words');
});
