import { expect, test } from 'vitest';
import { correctionOf, type QrCode, qrOf } from './qr.ts';

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

test('what is too long has no code', () => {
  expect(codeOf('x'.repeat(106))).toHaveLength(37);
  expect(codeOf('x'.repeat(107))).toHaveLength(41);
  expect(qrOf('x'.repeat(135))).toBe(null);
});

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

/** Level L with each mask, from the table of the standard. */
const FORMATS = [
  ...['111011111000100', '111001011110011', '111110110101010', '111100010011101'],
  ...['110011000101111', '110001100011000', '110110001000001', '110100101110110'],
];
const SPARE = [7, 10, 15, 20, 26, 18];

/** A reader that shares nothing with the writer: it throws where a code is not sound. */
function read(code: QrCode): string {
  const size = code.length;
  const at = (x: number, y: number): number => (code[y]?.[x] === true ? 1 : 0);
  const beside =
    [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8)).join('') + [7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)).join('');
  const below = Array.from({ length: 7 }, (_, step) => at(8, size - 1 - step)).join('');
  const right = Array.from({ length: 8 }, (_, step) => at(size - 8 + step, 8)).join('');
  const mask = FORMATS.indexOf(beside);
  if (mask === -1 || below + right !== beside || at(8, size - 8) !== 1) throw new Error(`no format: ${beside}`);

  const inBox = (x: number, y: number, left: number, top: number, side: number): boolean =>
    x >= left && x < left + side && y >= top && y < top + side;
  const isFixed = (x: number, y: number): boolean =>
    [x, y].includes(6) ||
    inBox(x, y, 0, 0, 9) ||
    (inBox(x, y, size - 8, 0, 9) && y < 9) ||
    (inBox(x, y, 0, size - 8, 9) && x < 9) ||
    (size > 21 && inBox(x, y, size - 9, size - 9, 5));
  let bits = '';
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const left = size - 2 - 2 * pair - (pair >= (size - 7) / 2 ? 1 : 0);
    const ys = Array.from(code.keys());
    for (const y of pair % 2 === 0 ? ys.toReversed() : ys)
      for (const x of [left + 1, left]) if (!isFixed(x, y)) bits += at(x, y) ^ (isMasked(mask, y, x) ? 1 : 0);
  }
  const words = (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  const spare = SPARE[(size - 21) / 4] ?? 0;
  // The sixth version has two blocks, word by word in turn.
  const count = size === 41 ? 2 : 1;
  const blocks = Array.from({ length: count }, (_, block) => words.filter((_word, place) => place % count === block));
  for (const block of blocks)
    for (let root = 0; root < spare; root++) if (valueAt(block, root) !== 0) throw new Error(`wrong at root ${root}`);
  const data = blocks.flatMap((block) => block.slice(0, -spare));
  const told = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (told.slice(0, 4) !== '0100') throw new Error('not of bytes');
  const length = Number.parseInt(told.slice(4, 12), 2);
  const bytes = (told.slice(12, 12 + 8 * length).match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  return Buffer.from(bytes).toString();
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

/** The words as a polynomial, at a power of 2 in the field: 0 for each root of the code. Multiplied by logarithms. */
function valueAt(words: readonly number[], power: number): number {
  const powers = [1];
  for (let step = 1; step < 255; step++) {
    const next = 2 * (powers[step - 1] ?? 0);
    powers.push(next > 255 ? next ^ 285 : next);
  }
  return words.reduce((sum, word) => {
    const moved = sum === 0 ? 0 : (powers[(powers.indexOf(sum) + power) % 255] ?? 0);
    return moved ^ word;
  }, 0);
}
