// A QR code of a short text (ISO/IEC 18004): bytes, at the lowest level of error correction, up to version 6. An address in a home
// network needs version 2, a link to a match version 6.

/** Bytes of data and of correction in a block, and how many blocks there are, for each version at level L. */
const CAPACITY: readonly (readonly [data: number, spare: number, blocks: number])[] = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
];

/** Rows of modules, true where they are dark. */
export type QrCode = readonly (readonly boolean[])[];

/** Which data modules each mask inverts. */
const MASKS = [
  (x: number, y: number) => (x + y) % 2 === 0,
  (_x: number, y: number) => y % 2 === 0,
  (x: number) => x % 3 === 0,
  (x: number, y: number) => (x + y) % 3 === 0,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text, with the mask that is easiest to read; null if the text is too long. */
export function qrOf(text: string): QrCode | null {
  const bytes = bytesOf(text);
  const place = CAPACITY.findIndex(([most, , blocks]) => bytes.length + 2 <= most * blocks);
  const [most, spare, count] = CAPACITY[place] ?? [0, 0, 0];
  if (most === 0) return null;
  const data = dataOf(bytes, most * count);
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * most, (block + 1) * most));
  const woven = [...inTurn(blocks), ...inTurn(blocks.map((block) => correctionOf(block, spare)))];
  const bits = woven.flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((_, mask) => codeWith(place + 1, mask, bits));
  const faults = codes.map(faultsOf);
  return codes[faults.indexOf(Math.min(...faults))] ?? null;
}

/** In UTF-8. */
function bytesOf(text: string): number[] {
  const parts = encodeURIComponent(text).match(/%..|./g) ?? [];
  return parts.map((part) => (part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)));
}

/** The first of each, the second of each, and so on: a stain harms all blocks a little. */
function inTurn(blocks: readonly (readonly number[])[]): number[] {
  return (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));
}

/** The mode (bytes), how many, the bytes, an end, and two bytes in turn until it is full. */
function dataOf(bytes: readonly number[], most: number): number[] {
  const nibbles = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => 16 * (nibbles[2 * at] ?? 0) + (nibbles[2 * at + 1] ?? 0),
  );
  return [...data, ...Array.from({ length: most - data.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** So many bytes of a Reed-Solomon code over GF(256): the remainder by (x - 1)(x - 2)(x - 4)... */
export function correctionOf(data: readonly number[], spare: number): number[] {
  let divisor = [1];
  for (let step = 0, root = 1; step < spare; step++, root = times(root, 2))
    divisor = [...divisor, 0].map((factor, at) => factor ^ times(divisor[at - 1] ?? 0, root));
  const rest = [...data, ...Array.from({ length: spare }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [step, factor] of divisor.entries()) rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 128; bit > 0; bit >>= 1) {
    product = (product << 1) ^ (product > 127 ? 0x11d : 0);
    if ((b & bit) !== 0) product ^= a;
  }
  return product;
}

function bitsOf(number: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, at) => ((number >> (count - 1 - at)) & 1) === 1);
}

function codeWith(version: number, mask: number, bits: readonly boolean[]): QrCode {
  const size = 17 + 4 * version;
  const rows: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  const set = (x: number, y: number, isDark: boolean) => {
    const row = rows[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  /** Rings around a module: how far away each is that is light. */
  const ring = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  for (const [x = 0, y = 0] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    ring(x, y, 4, [2, 4]);
  if (version > 1) ring(size - 7, size - 7, 2, [1]);
  const format = formatOf(mask);
  for (const [at, isDark] of format.entries()) {
    // Beside the upper left square, past the lines of dots; and again beside the two others.
    set(at < 8 ? (at < 6 ? at : at + 1) : 8, at < 8 ? 8 : at === 8 ? 7 : 14 - at, isDark);
    set(at < 7 ? 8 : size - 15 + at, at < 7 ? size - 1 - at : 8, isDark);
  }
  set(8, size - 8, true);

  const inverts = MASKS[mask] ?? (() => false);
  let bit = 0;
  // Two columns at a time from the right, up and down in turn; the column of dots is passed over.
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step;
        if (rows[y]?.[x] !== undefined) continue;
        set(x, y, (bits[bit] ?? false) !== inverts(x, y));
        bit++;
      }
  return rows.map((row) => row.map((isDark) => isDark === true));
}

/** Level L and the mask, with ten bits that protect them. */
function formatOf(mask: number): boolean[] {
  const told = 8 + mask;
  let rest = told << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest & (1 << bit)) !== 0) rest ^= 0b101_0011_0111 << (bit - 10);
  return bitsOf(((told << 10) | rest) ^ 0b101_0100_0001_0010, 15);
}

/** What makes a code hard to read: long runs, squares, what looks like a corner, and too much of one colour. */
function faultsOf(rows: QrCode): number {
  const size = rows.length;
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] === true))].map((line) =>
    line.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const corners = lines.flatMap((line) => [...line.matchAll(/(?=00001011101|10111010000)/g)]);
  const squares = rows.flatMap((row, y) =>
    row.filter(
      (isDark, x) =>
        y > 0 && x > 0 && [row[x - 1], rows[y - 1]?.[x], rows[y - 1]?.[x - 1]].every((other) => other === isDark),
    ),
  );
  const dark = rows.flat().filter(Boolean).length / size ** 2;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * squares.length +
    40 * corners.length +
    10 * Math.floor(Math.abs(dark - 0.5) * 20)
  );
}
