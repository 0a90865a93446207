import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodiesOf, encodingFor } from './encoding.mjs';

const TEXT = Buffer.from('The captain orders, and the squad moves. '.repeat(400));

/** Once it has been packed. */
async function packed(body = TEXT): Promise<ReturnType<typeof bodiesOf>> {
  const bodies = bodiesOf(body);
  await expect.poll(() => bodies.br()).not.toBeNull();
  return bodies;
}

test('whoever reads brotli gets gzip until it is packed, and then the smaller', async () => {
  const bodies = bodiesOf(TEXT);
  const first = encodingFor('gzip, deflate, br, zstd', bodies);
  expect(first.encoding).toBe('gzip');
  expect(gunzipSync(first.body)).toEqual(TEXT);
  await expect.poll(() => encodingFor('gzip, deflate, br, zstd', bodies).encoding).toBe('br');
  const second = encodingFor('br', bodies);
  expect(brotliDecompressSync(second.body)).toEqual(TEXT);
  expect(second.body.length).toBeLessThan(first.body.length);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip; q=0.8', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=nonsense', 'identity'],
  ['bread, gzipped', 'identity'],
  ['*;q=0', 'identity'],
])('Accept-Encoding %s is answered with %s', async (header, encoding) => {
  expect(encodingFor(header, await packed()).encoding).toBe(encoding);
});

test('what does not shrink is sent as it is, and never packed', () => {
  const noise = Buffer.from(Array.from({ length: 64 }, (_, place) => (place * 167) % 256));
  const bodies = bodiesOf(noise);
  expect(encodingFor('br, gzip', bodies)).toEqual({ encoding: 'identity', body: noise });
});
