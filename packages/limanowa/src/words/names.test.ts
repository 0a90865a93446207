import { expect, test } from 'vitest';
import { agree } from './names.ts';

test('a verb agrees with the name of its unit', () => {
  expect(agree('a01 Honvéd', 'moves to 0506')).toBe('a01 Honvéd moves to 0506');
  expect(agree('a02 Machine-gunners', 'moves to 0506')).toBe('a02 Machine-gunners move to 0506');
  expect(agree('a04 9th Hussars', 'is destroyed')).toBe('a04 9th Hussars are destroyed');
  expect(agree('r06 Cossacks', 'occupies 0604')).toBe('r06 Cossacks occupy 0604');
});
