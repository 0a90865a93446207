import { expect, test } from 'vitest';
import { isBundle, printBundle } from './files.ts';
import { readBundle } from './read-bundle.ts';

const MATCHES = [
  { name: 'One Bridge', text: '{"format":"sandtable-match"}\n' },
  { name: 'unreadable x', text: 'half a te' },
];

test('several matches in one file come out as they went in, also those that nobody can read', () => {
  const text = printBundle(MATCHES);
  expect(isBundle(text)).toBe(true);
  expect(readBundle(text)).toEqual(MATCHES);
  expect(isBundle(MATCHES[0]?.text ?? '')).toBe(false);
});

test('a bundle that is cut off, or of another kind, is refused as a whole', () => {
  const text = printBundle(MATCHES);
  expect(readBundle(text.slice(0, -9))).toBe(null);
  expect(readBundle(text.replace('"formatVersion":1', '"formatVersion":2'))).toBe(null);
  expect(readBundle(text.replace('"name":"One Bridge"', '"name":7'))).toBe(null);
  for (const odd of ['', 'null', '[]', '{}', '{"format":"sandtable-matches"}']) expect(readBundle(odd)).toBe(null);
});
