import { expect, test } from 'vitest';
import { withPositionOptions } from './mission-file.ts';

test('the switches of a position count, unless they are said beside it', () => {
  const position = { game: 'toy', options: { dice: 'two', fog: 'true' } };
  expect(withPositionOptions({ position, fog: 'false' })).toEqual({
    ok: true,
    value: { dice: 'two', fog: 'false', position },
  });
});

test('without a position the options are as they are', () => {
  expect(withPositionOptions({ mission: 'first', position: null })).toEqual({
    ok: true,
    value: { mission: 'first', position: null },
  });
});

test('what is no record of options is refused by its field', () => {
  const refused = withPositionOptions({ position: 'here' });
  expect(refused.ok ? [] : refused.problems.map(({ field }) => field)).toEqual(['options.position']);
});
