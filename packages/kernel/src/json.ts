import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The canonical text of a value: sorted keys, no spaces. Two values are equal exactly if these texts are. Throws, with a path, if
 * the value is not plain JSON: such a state would not survive a save.
 */
export function canonicalJson(value: unknown): string {
  return write(value, []);
}

/** Throws where `canonicalJson` would; much faster when the text is not needed. */
export function mustBePlain(value: unknown): void {
  // Called only to name the path in the error.
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

/** In JSON, -0 would come back as 0, and NaN and the infinities as null. */
export function comesBack(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

/** Nothing to escape, as in nearly every word: no quotes, backslashes, control characters or lone surrogates. */
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

/** Insertion sort: much faster for the few keys of a record. */
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

export interface Plain {
  readonly [key: string]: unknown;
}

export function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export function isRecord(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notPlain(what: string, path: JsonPath): TypeError {
  return new TypeError(`not plain JSON at ${path.length === 0 ? 'the top' : path.join('.')}: ${what}`);
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The fingerprint of a plain value: equal for equal values, whatever the order of keys. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
