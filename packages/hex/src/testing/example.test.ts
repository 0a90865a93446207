import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backHome, centres, neighbours, shotAt } from './example.ts';

test('the example of the README works out as a player would count it', () => {
  expect(shotAt()).toEqual({ range: 4, passes: ['-1,0', '-1,1', '0,0', '1,-1', '1,0'], inFront: true });
  expect(neighbours.filter((hex) => hex === -1)).toHaveLength(2);
  expect(backHome).toBe(5);
  expect(centres[0]).toEqual({ x: 100, y: 100 });
});

test('the README shows it as it is', () => {
  const folder = import.meta.dirname;
  const source = readFileSync(path.join(folder, 'example.ts'), 'utf8').replace('../index.ts', '@sandtable/hex');
  expect(readFileSync(path.join(folder, '../../README.md'), 'utf8')).toContain(source);
});
