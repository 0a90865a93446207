import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { placeOfFault } from './json-fault.ts';

test.each([
  ['{"a": 1,}', 'line 1, column 9'],
  ['{\n  "a": [1 2]\n}', 'line 2, column 11'],
  ['{"a": x}', 'line 1, column 7'],
  ['{"a" 1}', 'line 1, column 6'],
  ['[1, 2', 'line 1, column 6'],
  ['', 'line 1, column 1'],
  ['[]\n]', 'line 2, column 1'],
  ['["a\n"]', 'line 1, column 2'],
  ['[01]', 'line 1, column 3'],
])('what is no JSON is told by line and column: %j', (text, place) => {
  expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  expect(placeOfFault(text)).toBe(place);
});

test.each(['{}', '[]', ' {"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {"c": []}} ', '"x"', '0'])(
  'JSON has no fault: %s',
  (text) => {
    expect(() => void JSON.parse(text)).not.toThrow();
    expect(placeOfFault(text)).toBeNull();
  },
);

test('a pack that is no JSON is told by line and column', async () => {
  const file = fileWith('{\n  "id": "mine",\n  "name" "Mine"\n}');
  const { code, out } = await sandtable('pack', 'check', file);
  expect(code).toBe(1);
  expect(out).toContain(`${file}: expected a JSON text (line 3, column 10`);
});
