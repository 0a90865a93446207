import { expect, test } from 'vitest';
import { bundleOf, fileName, isBundle, matchFile, printBundle, printWithSheet } from './files.ts';
import { readBundle } from './read-bundle.ts';
import type { ShelfRecord } from './shelf.ts';

test.each([
  ['Whose Crossroads?', 'whose-crossroads'],
  ['Guideline 2: Infantry, solo', 'guideline-2-infantry-solo'],
  ['  ../../etc  ', 'etc'],
  ['???', 'match'],
])('%s is called %s as a file, with the day it was exported', (name, file) => {
  expect(fileName(name)).toBe(file);
  expect(matchFile(name, '2026-11-17')).toBe(`${file}-2026-11-17.sandtable.json`);
});

function kept(key: IDBValidKey, name: unknown, text: unknown): ShelfRecord {
  const summary = {
    ...{ id: key, system: 'bear', mission: null, name, standing: '', pieces: [], rules: [], names: {} },
    ...{ seating: {}, asks: null, winners: [], entries: 1, changed: 1 },
  };
  return { key, summary, text };
}

test('every match goes along by its name, and what cannot be read as it is', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const all = [
    kept('a', 'One Bridge', '{1}'),
    kept('x1', 7, 'half a te'),
    kept(5, 'N', 9n),
    kept('y', 8, undefined),
    kept('z', 8, circle),
  ];
  expect(await bundleOf(all, [])).toMatchObject([
    { name: 'One Bridge', text: '{1}' },
    { name: 'unreadable x1', text: 'half a te' },
    { name: 'unreadable number: 5', text: '9' },
    { name: 'unreadable y', text: expect.stringContaining('"name": 8') },
    { name: 'unreadable z' },
  ]);
});

test('what is only on this page goes along as it is here; where that cannot be had, as it was last saved', async () => {
  const all = [kept('a', 'One Bridge', '{1}'), kept('b', 'Two Hills', '{2}')];
  const live = (id: string, text: string) => ({ id, name: `New ${id}`, save: async () => text });
  const dead = { id: 'b', name: 'Dead', save: () => Promise.reject(new Error('dead')) };
  expect(await bundleOf(all, [live('a', '{1, 2}'), dead, live('c', '{3}')])).toEqual([
    { name: 'One Bridge', text: '{1, 2}' },
    { name: 'Two Hills', text: '{2}' },
    { name: 'New c', text: '{3}' },
  ]);
});

const MATCHES = [
  { name: 'One Bridge', text: '{"format":"sandtable-match"}\n' },
  { name: 'unreadable x', text: 'half a te' },
];

test('several matches in one file come out as they went in, also those that nobody can read', () => {
  const text = printBundle(MATCHES);
  expect(isBundle(text)).toBe(true);
  expect(readBundle(text)).toEqual({ matches: MATCHES, bests: {} });
  expect(isBundle(MATCHES[0]?.text ?? '')).toBe(false);
});

test('LS5c the record sheet goes along with the matches, also without any', () => {
  const bests = { 'jabloniec-ridge': { novice: 7, veteran: 10 } };
  expect(readBundle(printBundle(MATCHES, bests))).toEqual({ matches: MATCHES, bests });
  expect(readBundle(printBundle([], bests))).toEqual({ matches: [], bests });
  expect(isBundle(printBundle([], bests))).toBe(true);
  expect([printWithSheet(2, true), printWithSheet(0, true), printWithSheet(1, false)]).toEqual([
    '2 matches and your record sheet',
    'your record sheet',
    '1 match',
  ]);
});

test('a bundle that is cut off, or of another kind, is refused as a whole', () => {
  const text = printBundle(MATCHES);
  expect(readBundle(text.slice(0, -9))).toBe(null);
  expect(readBundle(text.replace('"formatVersion":1', '"formatVersion":2'))).toBe(null);
  expect(readBundle(text.replace('"name":"One Bridge"', '"name":7'))).toBe(null);
  for (const odd of ['', 'null', '[]', '{}', '{"format":"sandtable-matches"}']) expect(readBundle(odd)).toBe(null);
});
