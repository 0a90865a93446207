import { describe, expect, test } from 'vitest';
import { TERRAIN_NAMES } from '../model.ts';
import { FIGURE_INKS } from '../model-figure.ts';
import { COOL_BODIES, WARM_BODIES } from '../model-side.ts';
import { contrast, difference, EYES } from '../testing/colour-vision.ts';
import { FIELD, INK, PAPER } from './theme.ts';

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

describe.each([PAPER, FIELD])('$name', ({ terrain, counters }) => {
  test.each(EYES)('no two terrains look alike to %s eyes', (eyes) => {
    const near = pairs(TERRAIN_NAMES)
      .map(([a, b]) => ({ a, b, apart: Math.round(difference(terrain[a], terrain[b], eyes) * 10) / 10 }))
      .filter(({ apart }) => apart < 8);
    expect(near).toEqual([]);
  });

  test.each(EYES)('a cool and a warm body look different to %s eyes', (eyes) => {
    for (const cool of COOL_BODIES)
      for (const warm of WARM_BODIES) expect(difference(counters[cool], counters[warm], eyes)).toBeGreaterThan(20);
  });

  test('every ink can be read on every counter', () => {
    for (const body of [...COOL_BODIES, ...WARM_BODIES])
      for (const ink of FIGURE_INKS) expect(contrast(INK[ink], counters[body])).toBeGreaterThan(4.5);
  });
});

test.each(EYES)('hints to move, to fire and of reasoning look different to %s eyes', (eyes) => {
  for (const [a, b] of pairs([INK.move, INK.fire, INK.reason])) expect(difference(a, b, eyes)).toBeGreaterThan(8);
});

test('the measure is right: black and white are 100 apart', () => {
  expect(difference('#000000', '#ffffff', 'normal')).toBeCloseTo(100, 1);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
});
