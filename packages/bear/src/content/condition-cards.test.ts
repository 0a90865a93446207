import { expect, test } from 'vitest';
import { type ConditionCard, conditionCardSchema } from '../model/pack/generator.ts';
import { CONDITION_CARDS } from './condition-cards.ts';

const CARDS: readonly ConditionCard[] = CONDITION_CARDS.map((card) => conditionCardSchema.parse(card));

test('G1.2 R-133 a dozen Condition Cards, each with two names of its own', () => {
  expect(CARDS.length).toBeGreaterThanOrEqual(10);
  const names = CARDS.flatMap(({ id, name, bottom }) => [id, name, bottom.name]);
  expect(new Set(names).size).toBe(names.length);
  for (const { id } of CARDS) expect(id).toMatch(/^cond-/);
});

test('G1.2 a top is a rule for both sides', () => {
  for (const { top } of CARDS) for (const step of top.steps) expect(step).toMatchObject({ kind: 'rule', of: 'both' });
});

test('G3.9 a bottom serves its player alone, and stays on the board if it has a rule or an edge to remember', () => {
  const lasting = CARDS.filter(({ bottom }) =>
    bottom.steps.some(({ kind }) => kind === 'rule' || kind === 'entryEdge'),
  );
  expect(CARDS.filter(({ bottom }) => bottom.lasts)).toEqual(lasting);
  const foreign = CARDS.filter(({ bottom }) => bottom.steps.some((step) => step.kind === 'rule' && step.of !== 'own'));
  expect(foreign).toEqual([]);
  expect(new Set(CARDS.map(({ bottom }) => bottom.lasts))).toEqual(new Set([true, false]));
});

test('G3.9 the weather comes and goes: fog lifts, night falls, a squall passes', () => {
  const spans = CARDS.flatMap(({ top }) =>
    top.steps.flatMap((step) =>
      step.kind === 'rule' && step.rule.kind === 'sight' ? [[step.rule.from, step.rule.until]] : [],
    ),
  );
  expect(spans).toEqual([
    [1, 2],
    [4, 20],
    [2, 3],
  ]);
});
