import { expect, test } from 'vitest';
import { fileName } from './files.ts';

test.each([
  ['Whose Crossroads?', 'whose-crossroads'],
  ['  ../../etc  ', 'etc'],
  ['???', 'match'],
])('%s is called %s as a file', (name, file) => {
  expect(fileName(name)).toBe(file);
});
