import { expect, test } from 'vitest';
import { SIGHT_OPTIONS } from './sight-options.ts';
import { SIGHT_DEFAULTS } from '../testing/sight-ground.ts';

test('the first value of a switch is its default', () => {
  const firsts = Object.entries(SIGHT_OPTIONS).map(([name, values]) => [name, values[0]]);
  expect(SIGHT_DEFAULTS).toEqual(Object.fromEntries(firsts));
});
