import { expect, test } from 'vitest';
import { hashOf, sha256Hex } from './hash.ts';

test('texts have the hashes that the standard gives for them', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('ä')).toBe(sha256Hex('\u00e4'));
});

test('a value has the hash of its canonical text, whatever the order of its keys', () => {
  expect(hashOf({ a: 1, b: [2] })).toBe(sha256Hex('{"a":1,"b":[2]}'));
  expect(hashOf({ b: [2], a: 1 })).toBe(hashOf({ a: 1, b: [2] }));
  expect(hashOf({ a: 1, b: [3] })).not.toBe(hashOf({ a: 1, b: [2] }));
});

test('what is not plain has no hash', () => {
  expect(() => hashOf({ a: undefined })).toThrow('not plain JSON at a');
});
