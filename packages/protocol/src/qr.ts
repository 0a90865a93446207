// A QR code of a text (ISO/IEC 18004): bytes, at the lowest level of error correction, up to version 22. An address in a home
// network needs version 2, a link to a match version 6, one with a whole draft about version 15.

/**
 * For each version at level L: bytes of data in total, bytes of correction per block, number of blocks, and distance between the
 * alignment patterns.
 */
const VERSIONS: readonly (readonly [data: number, spare: number, blocks: number, step: number])[] = [
  [19, 7, 1, 0],
  [34, 10, 1, 12],
  [55, 15, 1, 16],
  [80, 20, 1, 20],
  [108, 26, 1, 24],
  [136, 18, 2, 28],
  [156, 20, 2, 16],
  [194, 24, 2, 18],
  [232, 30, 2, 20],
  [274, 18, 4, 22],
  [324, 20, 4, 24],
  [370, 24, 4, 26],
  [428, 26, 4, 28],
  [461, 30, 4, 20],
  [523, 22, 6, 22],
  [589, 24, 6, 24],
  [647, 28, 6, 24],
  [721, 30, 6, 26],
  [795, 28, 7, 28],
  [861, 28, 8, 28],
  [932, 28, 8, 22],
  [1006, 28, 9, 24],
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
  const place = VERSIONS.findIndex(([most], before) => headOf(bytes, before + 1).length + bytes.length < most);
  const [most, spare, count] = VERSIONS[place] ?? [0, 0, 0];
  if (most === 0) return null;
  const data = dataOf([...headOf(bytes, place + 1), ...bytes], most);
  // If the blocks cannot be equal, the last ones are a byte longer.
  const starts = Array.from(
    { length: count + 1 },
    (_, at) => at * Math.floor(most / count) + Math.max(0, at - count + (most % count)),
  );
  const blocks = starts.slice(1).map((end, at) => data.slice(starts[at], end));
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

/** Interleaves the blocks byte by byte, so that a stain harms each of them only a little. */
function inTurn(blocks: readonly (readonly number[])[]): number[] {
  return (blocks.at(-1) ?? []).flatMap((_, at) => blocks.flatMap((block) => block.slice(at, at + 1)));
}

/** The number of bytes that follow: two bytes long from version 10 on. */
function headOf({ length }: readonly number[], version: number): number[] {
  return version < 10 ? [length] : [length >> 8, length & 255];
}

/** The mode (bytes), the length and text, an end, and two padding bytes in turn until it is full. */
function dataOf(told: readonly number[], most: number): number[] {
  const nibbles = [4, ...told.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => 16 * (nibbles[2 * at] ?? 0) + (nibbles[2 * at + 1] ?? 0),
  );
  return [...data, ...Array.from({ length: most - data.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** This many bytes of a Reed-Solomon code over GF(256): the remainder by (x - 1)(x - 2)(x - 4)... */
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
  /** Square rings around a module; `light` lists the distances at which they are light. */
  const ring = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x = 0, y = 0] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    ring(x, y, 4, [2, 4]);
  const squares = squaresIn(version);
  for (const y of squares) for (const x of squares) if (rows[y]?.[x] === undefined) ring(x, y, 2, [1]);
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  for (const [at, isDark] of versionOf(version).toReversed().entries()) {
    // The version: beside the upper right corner, and above the lower left one.
    set(size - 11 + (at % 3), Math.floor(at / 3), isDark);
    set(Math.floor(at / 3), size - 11 + (at % 3), isDark);
  }
  const format = formatOf(mask);
  for (const [at, isDark] of format.entries()) {
    // The format: around the upper left corner, skipping the timing pattern; and again beside the two others.
    set(at < 8 ? (at < 6 ? at : at + 1) : 8, at < 8 ? 8 : at === 8 ? 7 : 14 - at, isDark);
    set(at < 7 ? 8 : size - 15 + at, at < 7 ? size - 1 - at : 8, isDark);
  }
  set(8, size - 8, true);

  const inverts = MASKS[mask] ?? (() => false);
  let bit = 0;
  // Two columns at a time from the right, up and down in turn, skipping the timing column.
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

/** The rows and columns of alignment patterns: counted back from the last, plus the timing line. */
function squaresIn(version: number): number[] {
  const [, , , step = 0] = VERSIONS[version - 1] ?? [];
  if (step === 0) return [];
  const last = 10 + 4 * version;
  return [6, ...Array.from({ length: Math.ceil((last - 6) / step) }, (_, back) => last - back * step)];
}

/** From version 7 on the code contains its version, with twelve bits that protect it. */
function versionOf(version: number): boolean[] {
  return version < 7 ? [] : bitsOf(guarded(version, 12, 0b1_1111_0010_0101), 18);
}

/** Level L and the mask, with ten bits that protect them. */
function formatOf(mask: number): boolean[] {
  return bitsOf(guarded(8 + mask, 10, 0b101_0011_0111) ^ 0b101_0100_0001_0010, 15);
}

/** A number of up to six bits, followed by its remainder by the divisor. */
function guarded(told: number, spare: number, divisor: number): number {
  let rest = told << spare;
  for (let bit = 5; bit >= 0; bit--) if ((rest & (1 << (bit + spare))) !== 0) rest ^= divisor << bit;
  return (told << spare) | rest;
}

/** Penalty for what makes a code hard to read: long runs, squares, patterns that look like a corner, too much of one colour. */
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
