import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './json.ts';

/** SHA-256 of a text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The fingerprint of a state, a pack or any plain value: equal exactly for equal values, whatever the order of keys. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
