import { expect, test } from 'vitest';
import { matchWith, pack } from '../../testing/match.ts';
import { eyeFor } from './chance.ts';
import { LEARNED } from './learned.ts';

const features = eyeFor(pack);
const MODELS = Object.entries(LEARNED);

test('what one side has more the other has less, so two sides that are alike have even chances', () => {
  const { state } = matchWith('g03 0,0 SE; g04 1,0 SE pinned; s05 3,0 NW spent', {
    caps: [3, 1],
    controls: [{ at: '0,0', side: 'german' }],
  });
  const [german, soviet] = ['german', 'soviet'].map((seat) => features(state, seat) ?? []);
  expect(german).toHaveLength(LEARNED.versus.weights.length);
  expect(german?.some((figure) => figure !== 0)).toBe(true);
  for (const [place, figure] of (german ?? []).entries()) expect(figure + (soviet?.[place] ?? 0)).toBeCloseTo(0);
});

test.each(MODELS)(
  '%s: on missions it had not seen its errors are a quarter below the base rate’s',
  (_kind, learned) => {
    expect(learned.brier).toBeLessThan(0.75 * learned.base);
    expect(learned.missions).toBeGreaterThan(10);
  },
);

test.each(MODELS)('%s: whatever chance it says comes true as often, within five points', (_kind, { tenths }) => {
  const many = tenths.filter(({ cases }) => cases >= 200);
  expect(many.filter(({ predicted, actual }) => Math.abs(predicted - actual) >= 0.05)).toEqual([]);
  expect(many).toHaveLength(10);
});
