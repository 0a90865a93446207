import { describe, expect, test } from 'vitest';
import { randomOf } from '../index.ts';
import { Forecasts } from './forecasts.ts';

const SIDES = 1000;
const FORECASTS = 20_000;

/** Forecasts of a thing that happens by the second chance while the first is shown. */
function held(shownFor: (chance: number) => number): Forecasts {
  const random = randomOf('sfc32:forecasts', 'test');
  const forecasts = new Forecasts();
  for (let number = 0; number < FORECASTS; number++) {
    const chance = random.below(SIDES + 1) / SIDES;
    forecasts.chance('hit', shownFor(chance), random.below(SIDES) < chance * SIDES, `case ${number}`);
  }
  return forecasts;
}

describe('forecasts held against what happened', () => {
  test('true chances stand, from never to always', () => {
    const forecasts = held((chance) => chance);
    expect(forecasts.complaints()).toEqual([]);
    expect([forecasts.count('hit'), forecasts.count('spent'), forecasts.count()]).toEqual([FORECASTS, 0, FORECASTS]);
  });

  test('chances ten points too low fall, in nearly every bin', () => {
    const complaints = held((chance) => Math.max(0.001, chance - 0.1)).complaints();
    expect(complaints.length).toBeGreaterThan(15);
    expect(complaints[0]).toMatch(/^hit: \d+, shown \d+\.\d%, happened \d+\.\d%$/);
  });

  test('chances right on the whole but wrong bin by bin fall too', () => {
    expect(held((chance) => 1 - chance).complaints().length).toBeGreaterThan(10);
  });

  test('a single thing against what was shown as impossible or certain falls, and is named', () => {
    const forecasts = new Forecasts();
    for (let number = 0; number < 500; number++) forecasts.chance('kill', 0, number === 77, `shot ${number}`);
    forecasts.chance('spent', 1, false, 'check 3');
    expect(forecasts.complaints()).toEqual([
      'kill: 500, shown 0.0%, happened 0.2%: shot 77',
      'spent: 1, shown 100.0%, happened 0.0%: check 3',
    ]);
  });

  test('a few cases prove nothing', () => {
    const forecasts = new Forecasts();
    for (let number = 0; number < 4; number++) forecasts.chance('rally', 0.1, true, `roll ${number}`);
    expect(forecasts.complaints()).toEqual([]);
  });

  test('a figure is right only if it is exactly what came', () => {
    const forecasts = new Forecasts();
    forecasts.figure('targets', ['s01', 's02'], ['s01', 's02'], 'g03 fire 1-D13');
    forecasts.figure('targets', ['s01'], ['s01', 's02'], 'g04 fire 1-D13');
    expect(forecasts.complaints()).toEqual([
      'targets: 1 of 2 wrong, shown ["s01"], came ["s01","s02"]: g04 fire 1-D13',
    ]);
    expect(forecasts.print()).toEqual(['targets: 2, 1 wrong']);
  });

  test('what is no chance is refused', () => {
    expect(() => new Forecasts().chance('hit', Number.NaN, true, 'here')).toThrow('hit: no chance: NaN, here');
  });
});
