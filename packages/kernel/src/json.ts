import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** All that a state, an option or a save may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a value: keys in order, no spaces. Two values are the same exactly if their canonical texts are.
 * Throws where the value is not plain JSON, naming the place: such a state could not be saved and come back whole.
 */
export function canonicalJson(value: unknown): string {
  return write(value, []);
}

/** Throws where `canonicalJson` would; many times faster, for whoever does not need the text. */
export function mustBePlain(value: unknown): void {
  // The text is only written to name the place.
  if (!isPlainThrough(value)) canonicalJson(value);
}

function isPlainThrough(value: unknown): boolean {
  if (typeof value === 'number') return comesBack(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (!isPlainThrough(value[index])) return false;
    return true;
  }
  if (typeof value !== 'object' || !isPlain(value)) return false;
  for (const key of Object.keys(value)) if (!isPlainThrough(value[key])) return false;
  return true;
}

type JsonPath = (string | number)[];

function write(value: unknown, path: JsonPath): string {
  if (typeof value === 'number') return writeNumber(value, path);
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value)) return writeList(value, path);
  if (typeof value === 'object' && isPlain(value)) return writeObject(value, path);
  throw notPlain(typeof value, path);
}

function writeNumber(value: number, path: JsonPath): string {
  if (!comesBack(value)) throw notPlain(Object.is(value, -0) ? '-0' : `${value}`, path);
  return String(value);
}

/** -0 would come back from its text as 0, NaN and the infinities as null. */
function comesBack(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

/** Neither quotes nor backslashes, control signs or halves of pairs: nothing has to be escaped, as in nearly every word. */
const AS_IT_IS = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

function quote(text: string): string {
  return AS_IT_IS.test(text) ? `"${text}"` : JSON.stringify(text);
}

function writeList(list: readonly unknown[], path: JsonPath): string {
  let text = '[';
  for (let index = 0; index < list.length; index++) {
    path.push(index);
    text += (index === 0 ? '' : ',') + write(list[index], path);
    path.pop();
  }
  return `${text}]`;
}

function writeObject(object: Plain, path: JsonPath): string {
  let text = '{';
  for (const key of inOrder(Object.keys(object))) {
    path.push(key);
    text += `${text === '{' ? '' : ','}${quote(key)}:${write(object[key], path)}`;
    path.pop();
  }
  return `${text}}`;
}

/** By insertion: the few keys of a record are sorted so in a fraction of the time. */
function inOrder(keys: string[]): string[] {
  if (keys.length > 16) return keys.sort();
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] ?? '';
    let at = next;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) keys[at--] = before;
    keys[at] = key;
  }
  return keys;
}

interface Plain {
  readonly [key: string]: unknown;
}

function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function notPlain(what: string, path: JsonPath): TypeError {
  return new TypeError(`not plain JSON at ${path.length === 0 ? 'the top' : path.join('.')}: ${what}`);
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The fingerprint of a state, a pack or any plain value: equal exactly for equal values, whatever the order of keys. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
