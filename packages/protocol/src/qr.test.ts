import { expect, test } from 'vitest';
import { correctionOf, type QrCode, qrOf } from './qr.ts';

/** The most bytes in each version at level L, from the table of the standard. */
const MOST = [
  ...[17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321],
  ...[367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003],
];

test('the correction of a message is that of the textbooks', () => {
  const helloWorld = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(helloWorld, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.each([
  ['http://10.0.0.2', 21],
  ['http://192.168.178.100:8080', 25],
  ['http://192.168.178.100:8080/#/missions/today', 29],
  ['x'.repeat(78), 33],
  ['Grüße aus Neu-Sandez, '.repeat(4), 37],
  [`https://table.example.org/#/online/join/${'m'.repeat(32)}/${'t'.repeat(32)}`, 37],
  [`http://192.168.178.100:8080/#/online/join/${'m'.repeat(32)}/${'t'.repeat(32)}`, 41],
  ['x'.repeat(134), 41],
])('%s is read again from its code', (text, size) => {
  const code = codeOf(text);
  expect(code).toHaveLength(size);
  expect(read(code)).toBe(text);
});

test('a code has its three corners, its lines of dots and its small square', () => {
  const code = codeOf('http://192.168.178.100:8080');
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(drawn(code, 0, 0, 7)).toEqual(corner);
  expect(drawn(code, 18, 0, 7)).toEqual(corner);
  expect(drawn(code, 0, 18, 7)).toEqual(corner);
  expect(drawn(code, 16, 16, 5)).toEqual(['#####', '#...#', '#.#.#', '#...#', '#####']);
  expect(drawn(code, 8, 6, 9)[0]).toBe('#.#.#.#.#');
  expect(
    drawn(code, 6, 8, 9)
      .map((line) => line[0])
      .join(''),
  ).toBe('#.#.#.#.#');
});

test.each(MOST.map((most, before) => [before + 1, most] as const))(
  'version %i holds up to %i bytes, and is read again',
  (version, most) => {
    const least = (MOST[version - 2] ?? 9) + 1;
    for (const length of [least, most]) {
      const text = linkOf(length);
      const code = codeOf(text);
      expect(code).toHaveLength(17 + 4 * version);
      expect(read(code)).toBe(text);
    }
  },
);

test('a reader sees when a code is not sound', () => {
  const code = codeOf(linkOf(500));
  const size = code.length;
  for (const [x, y, words] of [
    [40, 40, 'wrong at root'],
    [size - 1, size - 1, 'wrong at root'],
    [size - 10, 3, 'no version'],
    [3, size - 10, 'no version'],
    [8, 2, 'no format'],
    [size - 2, 8, 'no format'],
    [26, 6, 'no small square at 26, 6'],
  ] as const) {
    const stained = code.map((row, at) => (at === y ? row.with(x, row[x] !== true) : row));
    expect(() => read(stained)).toThrow(words);
  }
});

test('what is too long has no code', () => {
  expect(qrOf('x'.repeat(1003))).toHaveLength(105);
  expect(qrOf('x'.repeat(1004))).toBe(null);
  expect(qrOf('ü'.repeat(502))).toBe(null);
});

/** A link of that length, whose letters have no pattern. */
function linkOf(length: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let text = 'https://x/';
  for (let draw = length; text.length < length; draw = (draw * 1_103_515_245 + 12_345) % 2 ** 31)
    text += letters.charAt((draw >> 16) % 64);
  return text;
}

function codeOf(text: string): QrCode {
  const code = qrOf(text);
  if (code === null) throw new Error('no code');
  return code;
}

function drawn(code: QrCode, x: number, y: number, size: number): string[] {
  return code.slice(y, y + size).map((row) =>
    row
      .slice(x, x + size)
      .map((isDark) => (isDark ? '#' : '.'))
      .join(''),
  );
}

/** The standard's table of blocks at level L, for each version: how many, of how many words in all, and how many of them are data. */
const BLOCKS: readonly (readonly (readonly [count: number, words: number, data: number])[])[] = [
  [[1, 26, 19]],
  [[1, 44, 34]],
  [[1, 70, 55]],
  [[1, 100, 80]],
  [[1, 134, 108]],
  [[2, 86, 68]],
  [[2, 98, 78]],
  [[2, 121, 97]],
  [[2, 146, 116]],
  [
    [2, 86, 68],
    [2, 87, 69],
  ],
  [[4, 101, 81]],
  [
    [2, 116, 92],
    [2, 117, 93],
  ],
  [[4, 133, 107]],
  [
    [3, 145, 115],
    [1, 146, 116],
  ],
  [
    [5, 109, 87],
    [1, 110, 88],
  ],
  [
    [5, 122, 98],
    [1, 123, 99],
  ],
  [
    [1, 135, 107],
    [5, 136, 108],
  ],
  [
    [5, 150, 120],
    [1, 151, 121],
  ],
  [
    [3, 141, 113],
    [4, 142, 114],
  ],
  [
    [3, 135, 107],
    [5, 136, 108],
  ],
  [
    [4, 144, 116],
    [4, 145, 117],
  ],
  [
    [2, 139, 111],
    [7, 140, 112],
  ],
];

/** The standard's table of the rows and columns of small squares. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  ...[
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
  ],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
    [6, 30, 54],
    [6, 32, 58],
    [6, 34, 62],
  ],
  ...[
    [6, 26, 46, 66],
    [6, 26, 48, 70],
    [6, 26, 50, 74],
    [6, 30, 54, 78],
    [6, 30, 56, 82],
    [6, 30, 58, 86],
    [6, 34, 62, 90],
  ],
  ...[
    [6, 28, 50, 72, 94],
    [6, 26, 50, 74, 98],
  ],
];

/** A reader that shares nothing with the writer: it throws where a code is not sound. */
function read(code: QrCode): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number): number => (code[y]?.[x] === true ? 1 : 0);
  const mask = maskIn(code, at);
  checkVersion(version, at);
  const squares = squaresOf(version);
  for (const [x, y] of squares)
    if (drawn(code, x - 2, y - 2, 5).join(' ') !== '##### #...# #.#.# #...# #####')
      throw new Error(`no small square at ${x}, ${y}`);

  const inBox = (x: number, y: number, left: number, top: number, side: number): boolean =>
    x >= left && x < left + side && y >= top && y < top + side;
  const isFixed = (x: number, y: number): boolean =>
    [x, y].includes(6) ||
    inBox(x, y, 0, 0, 9) ||
    (inBox(x, y, size - 8, 0, 9) && y < 9) ||
    (inBox(x, y, 0, size - 8, 9) && x < 9) ||
    (version > 6 && (inBox(x, y, size - 11, 0, 6) || inBox(x, y, 0, size - 11, 6))) ||
    squares.some(([left, top]) => inBox(x, y, left - 2, top - 2, 5));
  let bits = '';
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const left = size - 2 - 2 * pair - (pair >= (size - 7) / 2 ? 1 : 0);
    const ys = Array.from(code.keys());
    for (const y of pair % 2 === 0 ? ys.toReversed() : ys)
      for (const x of [left + 1, left]) if (!isFixed(x, y)) bits += at(x, y) ^ (isMasked(mask, y, x) ? 1 : 0);
  }
  const words = (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  const told = dataIn(words, version)
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  if (told.slice(0, 4) !== '0100') throw new Error('not of bytes');
  const start = version > 9 ? 20 : 12;
  const length = Number.parseInt(told.slice(4, start), 2);
  const bytes = (told.slice(start, start + 8 * length).match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  return Buffer.from(bytes).toString();
}

/** The format stands twice; it is the mask and level L, and without its own mask the divisor leaves no rest. */
function maskIn({ length: size }: QrCode, at: (x: number, y: number) => number): number {
  const beside =
    [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8)).join('') + [7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)).join('');
  const below = Array.from({ length: 7 }, (_, step) => at(8, size - 1 - step)).join('');
  const right = Array.from({ length: 8 }, (_, step) => at(size - 8 + step, 8)).join('');
  const format = Number.parseInt(beside, 2) ^ 0x5412;
  const isWhole = below + right === beside && at(8, size - 8) === 1 && restOf(format, 0x537) === 0;
  if (!isWhole || format >> 13 !== 1) throw new Error(`no format: ${beside}`);
  return (format >> 10) & 7;
}

/** The version stands twice from version 7 on, its lowest bit first. */
function checkVersion(version: number, at: (x: number, y: number) => number): void {
  if (version < 7) return;
  const corner = 4 * version + 6;
  const places = Array.from({ length: 18 }, (_, bit) => [corner + (bit % 3), (bit - (bit % 3)) / 3] as const);
  const above = places.reduce((sum, [x, y], bit) => sum + at(x, y) * 2 ** bit, 0);
  const left = places.reduce((sum, [y, x], bit) => sum + at(x, y) * 2 ** bit, 0);
  if (above !== left || restOf(above, 0x1f25) !== 0 || above >> 12 !== version) throw new Error(`no version: ${above}`);
}

/** Of a division of polynomials over two elements. */
function restOf(number: number, divisor: number): number {
  const top = (value: number): number => 31 - Math.clz32(value);
  let rest = number;
  while (top(rest) >= top(divisor)) rest ^= divisor << (top(rest) - top(divisor));
  return rest;
}

/** All but those that a corner would cover. */
function squaresOf(version: number): (readonly [number, number])[] {
  const middles = SQUARES[version - 1] ?? [];
  const last = middles.at(-1);
  return middles.flatMap((x) =>
    middles.flatMap((y) => ((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last) ? [] : [[x, y] as const])),
  );
}

/** Dealt out word by word: the data of all blocks in turn, while they have any, then their correction; each block is checked. */
function dataIn(words: readonly number[], version: number): number[] {
  const sizes = (BLOCKS[version - 1] ?? []).flatMap(([count, all, data]) =>
    Array.from({ length: count }, () => ({ all, data })),
  );
  const blocks = sizes.map((): number[] => []);
  const longest = Math.max(...sizes.map(({ data }) => data));
  const spare = Math.max(...sizes.map(({ all, data }) => all - data));
  const turns = [
    ...Array.from({ length: longest }, (_, turn) =>
      [...blocks.keys()].filter((block) => turn < (sizes[block]?.data ?? 0)),
    ),
    ...Array.from({ length: spare }, () => [...blocks.keys()]),
  ].flat();
  if (turns.length !== words.length) throw new Error(`${words.length} words`);
  for (const [place, block] of turns.entries()) blocks[block]?.push(words[place] ?? 0);
  for (const block of blocks)
    for (let root = 0; root < spare; root++) if (valueAt(block, root) !== 0) throw new Error(`wrong at root ${root}`);
  return blocks.flatMap((block) => block.slice(0, -spare));
}

/** The standard's own formulas, by row i and column j. */
function isMasked(mask: number, i: number, j: number): boolean {
  const product = i * j;
  const figures = [i + j, i, j, i + j, Math.floor(i / 2) + Math.floor(j / 3), 0, 0, 0];
  const rests = [2, 2, 3, 3, 2];
  if (mask < 5) return (figures[mask] ?? 0) % (rests[mask] ?? 1) === 0;
  if (mask === 5) return (product % 2) + (product % 3) === 0;
  return ((mask === 6 ? product % 2 : (i + j) % 2) + (product % 3)) % 2 === 0;
}

/** Powers of 2 in the field, and of which power each is. */
const POWERS = [1];
for (let last = 2; POWERS.length < 255; last = 2 * last > 255 ? (2 * last) ^ 285 : 2 * last) POWERS.push(last);
const LOGARITHMS = new Map(POWERS.map((value, power) => [value, power]));

/** The words as a polynomial, at a power of 2 in the field: 0 for each root of the code. Multiplied by logarithms. */
function valueAt(words: readonly number[], power: number): number {
  return words.reduce((sum, word) => {
    const moved = sum === 0 ? 0 : (POWERS[((LOGARITHMS.get(sum) ?? 0) + power) % 255] ?? 0);
    return moved ^ word;
  }, 0);
}
