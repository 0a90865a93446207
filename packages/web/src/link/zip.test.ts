import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isZip, unzip } from './unzip.ts';
import { zip } from './zip.ts';

const FILES = [
  { name: 'one-bridge.sandtable.json', text: '{"format":"sandtable-match"}' },
  { name: 'Übung.sandtable.json', text: '“…”\n'.repeat(1000) },
  { name: 'empty.json', text: '' },
];

test('matches that were packed into one file come out as they were', async () => {
  const bytes = zip(FILES);
  expect(isZip(bytes)).toBe(true);
  expect(await unzip(bytes, 1_000_000)).toEqual(FILES);
  expect(await unzip(bytes, 100)).toEqual([FILES[0], FILES[2]]);
  expect(await unzip(zip([]), 100)).toEqual([]);
});

test('the check sum is that of the format, or no other program would open it', () => {
  const data = new DataView(zip([{ name: 'a', text: '123456789' }]).buffer);
  expect(data.getUint32(14, true)).toBe(0xcbf43926);
});

test('an archive that somebody has packed anew is read as well', async () => {
  const text = 'hexes '.repeat(500);
  const packed = deflateRawSync(text);
  const plain = zip([{ name: 'a.json', text: packed.toString('latin1').slice(0, 0) }]);
  const bytes = new Uint8Array(plain.length + packed.length);
  const local = 30 + 'a.json'.length;
  bytes.set(plain.subarray(0, local));
  bytes.set(packed, local);
  bytes.set(plain.subarray(local), local + packed.length);
  const data = new DataView(bytes.buffer);
  const central = local + packed.length;
  data.setUint16(central + 10, 8, true);
  data.setUint32(central + 20, packed.length, true);
  data.setUint32(central + 24, text.length, true);
  data.setUint32(bytes.length - 22 + 16, central, true);
  expect(await unzip(bytes, 10_000)).toEqual([{ name: 'a.json', text }]);
  // It says that it is small.
  data.setUint32(central + 24, 1, true);
  expect(await unzip(bytes, 100)).toEqual([]);
});

test('what is no archive, or is cut off, is no reason to break down', async () => {
  const bytes = zip(FILES);
  expect(isZip(new TextEncoder().encode('{"format"'))).toBe(false);
  expect(isZip(new Uint8Array())).toBe(false);
  for (let cut = 0; cut < bytes.length; cut += 97) expect(await unzip(bytes.slice(0, cut), 1_000_000)).toBe(null);
  const wrong = bytes.slice();
  wrong.fill(255, wrong.length - 10, wrong.length - 2);
  expect(await unzip(wrong, 1_000_000)).toBe(null);
});
