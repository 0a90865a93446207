import type { Predictor } from '@sandtable/kernel';
import { dot, inverse, times } from './linear.ts';

/** A result between 0 and 1, what was known before it, and its weight. */
export interface Case {
  readonly result: number;
  readonly features: readonly number[];
  readonly weight: number;
}

export function predict({ weights, curve }: Predictor, features: readonly number[]): number {
  return chanceBy(curve, curved(dot(weights, features)));
}

/** The chance that these weights give to these features. */
export function chanceBy(weights: readonly number[], features: readonly number[]): number {
  return 1 / (1 + Math.exp(-dot(weights, features)));
}

/** Features of a first prediction, for correcting it: a shift, a slope, and an extra slope beyond each bend. */
export function curved(logit: number): readonly number[] {
  return [1, logit, ...BENDS.map((bend) => Math.sign(logit) * Math.max(0, Math.abs(logit) - bend))];
}

const BENDS = [0.8, 1.6];

/** Pulls all weights towards 0 a little: nearly equal features would otherwise get huge opposite weights. */
const RIDGE = 10;
const ROUNDS = 8;

/** The weights of greatest likelihood, by Newton's method. */
export function fitLogistic(cases: readonly Case[]): readonly number[] {
  const size = cases[0]?.features.length ?? 0;
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const bend = weights.map((_weight, row) => weights.map((_other, column): number => (row === column ? RIDGE : 0)));
    for (const { result, features, weight } of cases) {
      const chance = chanceBy(weights, features);
      const [miss, doubt] = [weight * (result - chance), weight * chance * (1 - chance)];
      for (let row = 0; row < size; row++) {
        const value = features[row] ?? 0;
        slope[row] = (slope[row] ?? 0) + miss * value;
        const line = bend[row] ?? [];
        for (let column = 0; column < size; column++)
          line[column] = (line[column] ?? 0) + doubt * value * (features[column] ?? 0);
      }
    }
    const step = times(inverse(bend), slope);
    weights = weights.map((weight, place) => weight + (step[place] ?? 0));
  }
  return weights;
}
