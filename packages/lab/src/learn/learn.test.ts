import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { learn, type Sample } from './learn.ts';
import { chanceBy, predict } from './logistic.ts';

const TRUE_WEIGHTS = [1.5, -1];
const MATCHES = 4000;

/** Matches of five missions whose results hang on two figures, as these weights have it. */
function matches(): readonly Sample[] {
  const random = randomOf('lessons');
  const figure = (): number => random.below(2001) / 1000 - 1;
  return Array.from({ length: MATCHES }, (_match, number) => {
    const features = [figure(), figure()];
    const result = Number(random.below(1000) < 1000 * chanceBy(TRUE_WEIGHTS, features));
    return { mission: `m${number % 5}`, match: `m${number}`, features, result };
  });
}

test('what is learned is what the results hang on, and as sure as it may be', () => {
  const model = learn(matches());
  for (const features of [
    [1, 0],
    [0, 1],
    [0.5, -0.5],
    [0, 0],
  ])
    expect(Math.abs(predict(model, features) - chanceBy(TRUE_WEIGHTS, features))).toBeLessThan(0.05);
  expect(model).toMatchObject({ missions: 5, matches: MATCHES, cases: MATCHES });
  expect(model.brier).toBeLessThan(0.9 * model.base);
  const many = model.tenths.filter(({ cases }) => cases >= 200);
  for (const { predicted, actual } of many) expect(Math.abs(predicted - actual)).toBeLessThan(0.05);
});

test('a mission that goes by other laws than the rest is not predicted by itself', () => {
  const odd = matches().map((sample) => (sample.mission === 'm0' ? { ...sample, result: 1 - sample.result } : sample));
  expect(learn(odd).brier).toBeGreaterThan(learn(matches()).brier + 0.02);
});
