import { describe, expect, test } from 'vitest';
import { SEASONS, TERRAIN_NAMES } from '../model.ts';
import { COOL_BODIES, FIGURE_INKS, STRIPE_NAMES, WARM_BODIES } from '../model-piece.ts';
import { contrast, difference, type Eyes, EYES } from '../testing/colour-vision.ts';
import { FIELD, INK, inSeason, PAPER, type Theme } from './theme.ts';

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

function nearTerrains({ terrain }: Theme, eyes: Eyes): unknown[] {
  return pairs(TERRAIN_NAMES)
    .map(([a, b]) => ({ a, b, apart: Math.round(difference(terrain[a], terrain[b], eyes) * 10) / 10 }))
    .filter(({ apart }) => apart < 8);
}

describe.each([PAPER, FIELD])('$name', (theme) => {
  const { counters, rims, stripes } = theme;

  test.each(EYES)('no two terrains look alike to %s eyes, in summer or in winter', (eyes) => {
    for (const season of SEASONS) expect(nearTerrains(inSeason(theme, season), eyes)).toEqual([]);
  });

  test.each(EYES)('the rims of a cool and a warm body look different to %s eyes', (eyes) => {
    for (const cool of COOL_BODIES)
      for (const warm of WARM_BODIES) expect(difference(rims[cool], rims[warm], eyes)).toBeGreaterThan(20);
  });

  test('a stripe shows on every body, and its pattern on the stripe', () => {
    for (const stripe of STRIPE_NAMES) {
      expect(contrast(stripes[stripe], '#FFFFFF')).toBeGreaterThan(4.5);
      for (const body of [...COOL_BODIES, ...WARM_BODIES])
        expect(contrast(stripes[stripe], counters[body])).toBeGreaterThan(3);
    }
  });

  test('names can be read on every ground they may lie on', () => {
    for (const season of SEASONS) {
      const { label } = inSeason(theme, season);
      expect(contrast(label.ink, label.halo)).toBeGreaterThan(7);
    }
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
