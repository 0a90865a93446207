import { expect, test } from 'vitest';
import { parseSeed, streamOf, streamsOf } from './seed.ts';
import { below, next } from './sfc32.ts';

test.each<[string, string]>([
  ['sfc32:1941', 'sfc32:1941'],
  ['1941', 'sfc32:1941'],
  ['a/b-c_d~!', 'sfc32:a/b-c_d~!'],
  ['sfc32:sfc32', 'sfc32:sfc32'],
  ['x'.repeat(100), `sfc32:${'x'.repeat(100)}`],
])('the seed %j is read as %j', (raw, seed) => {
  expect(parseSeed(raw)).toEqual({ ok: true, value: seed });
  expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
});

test.each<[string, unknown]>([
  ['of another generator', 'mt19937:1941'],
  ['with the name in capitals', 'SFC32:1941'],
  ['with nothing behind its name', 'sfc32:'],
  ['with nothing before its colon', ':1941'],
  ['with two colons', 'sfc32:19:41'],
  ['that is empty', ''],
  ['with a space', '19 41'],
  ['with a new line behind', '1941\n'],
  ['beyond ASCII', 'jänner'],
  ['that is too long', 'x'.repeat(101)],
  ['that is a number', 1941],
  ['that is missing', undefined],
])('a seed %s is refused', (_what, raw) => {
  expect(parseSeed(raw)).toMatchObject({
    ok: false,
    problems: [{ field: 'seed', expected: expect.stringContaining('sfc32:') }],
  });
});

test('the same seed and name give the same stream, for ever', () => {
  expect(streamOf('sfc32:1941', 'dice')).toEqual(streamOf('sfc32:1941', 'dice'));
  // Other numbers here would break the replay of every saved match.
  const cursor = streamOf('sfc32:1941', 'dice');
  expect(Array.from({ length: 12 }, () => 1 + below(cursor, 6)).join(' ')).toMatchInlineSnapshot(
    `"2 3 2 3 1 5 1 1 3 1 1 4"`,
  );
});

test('other seeds and other names give other streams', () => {
  const cursors = ['sfc32:1941', 'sfc32:1942', 'sfc32:'].flatMap((seed) =>
    ['dice', 'deck', 'dic', ''].map((name) => streamOf(seed, name).join()),
  );
  expect(new Set(cursors).size).toBe(cursors.length);
});

test('drawing from one stream does not move another', () => {
  const streams = streamsOf('sfc32:1941', ['dice', 'deck']);
  const untouched = streamsOf('sfc32:1941', ['dice', 'deck']);
  expect(Object.keys(streams)).toEqual(['dice', 'deck']);
  expect(streams['dice']).toEqual(streamOf('sfc32:1941', 'dice'));
  for (let draw = 0; draw < 100; draw++) next(streams['dice'] ?? [0, 0, 0, 0]);
  expect(streams['deck']).toEqual(untouched['deck']);
  expect(streams['dice']).not.toEqual(untouched['dice']);
});

test('how many streams there are changes none of them', () => {
  expect(streamsOf('sfc32:1', ['b'])['b']).toEqual(streamsOf('sfc32:1', ['a', 'b', 'c'])['b']);
});
