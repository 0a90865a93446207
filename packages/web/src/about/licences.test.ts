import { expect, test } from 'vitest';
import { parseLicences } from './licences.ts';

test('the file is taken apart into packages with their texts', () => {
  const rule = '='.repeat(72);
  expect(parseLicences(`a 1.0.0 (MIT)\n\nMIT\n\nCopyright\n\n${rule}\nb 2.0.0 (ISC)\n\nISC\n`)).toEqual([
    { title: 'a 1.0.0 (MIT)', text: 'MIT\n\nCopyright' },
    { title: 'b 2.0.0 (ISC)', text: 'ISC' },
  ]);
});
