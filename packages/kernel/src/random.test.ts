import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  below,
  copyCursor,
  type Cursor,
  next,
  parseSeed,
  randomOf,
  startCursor,
  streamOf,
  streamsOf,
} from './random.ts';

test('the same seed gives the same chance, another seed or stream another', () => {
  const draws = (...of: [string, string?]): number[] => {
    const random = randomOf(...of);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('a')).not.toEqual(draws('b'));
  expect(draws('a', 'bot')).not.toEqual(draws('a', 'fuzz'));
});

test('every item of a list is picked about as often', () => {
  const random = randomOf('pick');
  const times = new Map<string, number>();
  for (let pick = 0; pick < 3000; pick++) {
    const picked = random.pick(['a', 'b', 'c']);
    times.set(picked, (times.get(picked) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual(['a', 'b', 'c']);
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

test('there is nothing to pick from an empty list', () => {
  expect(() => randomOf('pick').pick([])).toThrow('nothing to pick from');
});

test('a shuffled list holds the same items', () => {
  const random = randomOf('shuffle');
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (list) => {
      const shuffled = [...list];
      random.shuffle(shuffled);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
    }),
    { seed: 1941 },
  );
});

test('all six orders of three come up about equally', () => {
  const random = randomOf('orders');
  const times = new Map<string, number>();
  for (let turn = 0; turn < 6000; turn++) {
    const list = ['a', 'b', 'c'];
    random.shuffle(list);
    times.set(list.join(''), (times.get(list.join('')) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  // Chance alone deviates about 29 from 1000; a naive shuffle gives one order 1333 times.
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test.each<[string, string]>([
  ['sfc32:1941', 'sfc32:1941'],
  ['1941', 'sfc32:1941'],
  ['a/b-c_d~!', 'sfc32:a/b-c_d~!'],
  ['sfc32:sfc32', 'sfc32:sfc32'],
  ['x'.repeat(100), `sfc32:${'x'.repeat(100)}`],
  [`sha256:${'x'.repeat(32)}`, `sha256:${'x'.repeat(32)}`],
])('the seed %j is read as %j', (raw, seed) => {
  expect(parseSeed(raw)).toEqual({ ok: true, value: seed });
  expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
});

test.each<[string, unknown]>([
  ['of another generator', 'mt19937:1941'],
  ['of sha256 that could be guessed', `sha256:${'x'.repeat(31)}`],
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
  // Other numbers here would break every saved match.
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

const WORD = 2n ** 32n;

/** sfc32 as its author, Chris Doty-Humphrey, defines it, in big integers cut to 32 bits. */
class Reference {
  #a: bigint;
  #b: bigint;
  #c: bigint;
  #counter = 1n;

  constructor(a: number, b: number, c: number) {
    [this.#a, this.#b, this.#c] = [
      BigInt.asUintN(32, BigInt(a)),
      BigInt.asUintN(32, BigInt(b)),
      BigInt.asUintN(32, BigInt(c)),
    ];
    for (let round = 0; round < 12; round++) this.next();
  }

  next(): bigint {
    const result = (this.#a + this.#b + this.#counter) % WORD;
    this.#counter = (this.#counter + 1n) % WORD;
    this.#a = this.#b ^ (this.#b >> 9n);
    this.#b = (this.#c + this.#c * 8n) % WORD;
    const rotated = ((this.#c << 21n) % WORD) + (this.#c >> 11n);
    this.#c = (rotated + result) % WORD;
    return result;
  }
}

const SEEDS: readonly [number, number, number][] = [
  [0, 0, 0],
  [1, 2, 3],
  [-1, -1, -1],
  [0x7fff_ffff, -0x8000_0000, 1941],
  [0xdead_beef, 0x1234_5678, 0x9abc_def0],
];

test.each(SEEDS)('from %i, %i, %i come the very bits of the published generator', (...seed) => {
  const cursor = startCursor(...seed);
  const reference = new Reference(...seed);
  const steps = Array.from({ length: 4000 }, () => [BigInt(next(cursor) >>> 0), reference.next()]);
  expect(steps.findIndex(([ours, theirs]) => ours !== theirs)).toBe(-1);
  expect(cursor.every(Number.isInteger)).toBe(true);
});

test('the counter comes round after its last number', () => {
  const cursor: Cursor = [5, 6, 7, 0x7fff_ffff];
  next(cursor);
  expect(cursor[3]).toBe(-0x8000_0000);
  const last: Cursor = [5, 6, 7, -1];
  next(last);
  expect(last[3]).toBe(0);
});

test('a cursor is JSON, and one read from its text goes on the same', () => {
  const cursor = startCursor(1, 9, 41);
  for (let step = 0; step < 1000; step++) next(cursor);
  const revived: Cursor = JSON.parse(JSON.stringify(cursor));
  for (let step = 0; step < 1000; step++) expect(next(revived)).toBe(next(cursor));
});

test('a number below n is whole and from 0 to n - 1', () => {
  const cursor = startCursor(3, 1, 4);
  const n = fc.oneof(fc.constantFrom(1, 2, 6, 2 ** 29 + 1, 2 ** 30 - 1, 2 ** 30), fc.integer({ min: 1, max: 2 ** 30 }));
  fc.assert(
    fc.property(n, (limit) => {
      const number = below(cursor, limit);
      expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
    }),
    { seed: 1941, numRuns: 2000 },
  );
});

test.each([0, -1, Number.NaN, 2 ** 30 + 1])('there is no number below %d to be drawn', (n) => {
  expect(() => below(startCursor(1, 2, 3), n)).toThrow('expected a number from 1 to 1073741824');
});

test('every face of a die is about as likely, also with the one before it', () => {
  const cursor = startCursor(19, 41, 6);
  const pairs = Array.from({ length: 36 }, () => 0);
  for (let roll = 0; roll < 36_000; roll++) {
    const pair = below(cursor, 6) * 6 + below(cursor, 6);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  // Chance alone deviates about 31 from 1000.
  for (const times of pairs) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

test('numbers from the last, incomplete run are drawn again', () => {
  // Just over half of all 30-bit numbers lie below this one: about two draws per number.
  const n = 2 ** 29 + 1;
  const cursor = startCursor(2, 7, 1);
  const [, , , before] = cursor;
  for (let draw = 0; draw < 2000; draw++) below(cursor, n);
  expect(Math.abs((cursor[3] - before) / 2000 - 2)).toBeLessThan(0.2);
});

test('the last whole run ends where it should, to the number', () => {
  // The next 32 bits are the sum of a, b and the counter; of the upper thirty the last four make no whole run of six.
  const last: Cursor = [-20, 0, 1941, 0];
  const beyond: Cursor = [-16, 0, 1941, 0];
  expect(below(last, 6)).toBe(5);
  below(beyond, 6);
  expect([last[3], beyond[3]]).toEqual([1, 2]);
});

test('no number is favoured, as the low ones would be by a plain remainder', () => {
  const third = 2 ** 28;
  const cursor = startCursor(2, 7, 1);
  let low = 0;
  for (let draw = 0; draw < 3000; draw++) if (below(cursor, 3 * third) < third) low++;
  // A plain remainder would give 1500.
  expect(Math.abs(low - 1000)).toBeLessThan(130);
});

test('a number that divides the span is never drawn again', () => {
  const cursor = startCursor(2, 7, 1);
  const [, , , before] = cursor;
  for (let draw = 0; draw < 1000; draw++) below(cursor, 2 ** (draw % 31));
  expect(cursor[3] - before).toBe(1000);
});

const KEYED_SEED = `sha256:${'0123456789abcdef'.repeat(2)}`;

/** The stream as anybody has it with `sha256sum`: block after block, four bytes a word. */
function wordsByHand(seed: string, stream: string, count: number): number[] {
  const sum = (text: string): Buffer => createHash('sha256').update(text).digest();
  const key = sum(`${seed}/${stream}`).toString('hex');
  return Array.from({ length: count }, (_, drawn) =>
    sum(`${key}/${Math.floor(drawn / 8)}`).readInt32BE((drawn % 8) * 4),
  );
}

test('a stream of sha256 is the hashes of its key and the number of the block', () => {
  const cursor = streamOf(KEYED_SEED, 'dice');
  // printf 'sha256:0123456789abcdef0123456789abcdef/dice' | sha256sum
  expect(cursor).toEqual(['be2febede0abc5ece89b37a3ee315ae647b9396ff5b9d36fa1e9ec501961ccf7', 0]);
  expect(Array.from({ length: 10 }, () => next(cursor))).toEqual([
    -1832761431, -1821696630, 1291368410, -40736169, 1142874356, -1060290946, 479947505, 636452505, -1674859619,
    542402365,
  ]);
  expect(cursor).toEqual([expect.any(String), 10]);
  for (const stream of ['dice', 'deck', 'dice@57']) {
    const drawn = streamOf(KEYED_SEED, stream);
    expect(Array.from({ length: 40 }, () => next(drawn))).toEqual(wordsByHand(KEYED_SEED, stream, 40));
  }
});

test('a stream of sha256 goes on from its text and from a copy, wherever it stands', () => {
  const cursor = streamOf(KEYED_SEED, 'dice');
  for (let drawn = 0; drawn < 20; drawn++) {
    const others: Cursor[] = [JSON.parse(JSON.stringify(cursor)), copyCursor(cursor)];
    const word = next(cursor);
    for (const other of others) {
      expect(next(other)).toBe(word);
      expect(other).toEqual(cursor);
    }
  }
});

test('dice of sha256 are fair, and every stream begins anew where all went back', () => {
  const cursor = streamOf(KEYED_SEED, 'dice');
  const times = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 6000; roll++) {
    const face = below(cursor, 6);
    times[face] = (times[face] ?? 0) + 1;
  }
  for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(120);
  expect(streamsOf(KEYED_SEED, ['dice'], 57)['dice']).toEqual(streamOf(KEYED_SEED, 'dice@57'));
  expect(streamsOf(KEYED_SEED, ['dice'], 57)).not.toEqual(streamsOf(KEYED_SEED, ['dice']));
});
