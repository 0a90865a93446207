import { copyPlain } from './copy.ts';
import { isRecord, type Json, type Plain } from './json.ts';

/**
 * How one plain value became another, itself plain JSON:
 * - `null`, a boolean, a number or a text: the new value
 * - `[value]`: the new list or record; `[value, changes]`: the new value, with changes; `[]`: the field was removed
 * - a record: the changed fields, each with its changes; new fields come last
 * - for a list, also a record: first `splice: [at, gone, ...items]`, then `fill: [times, item]` at the end, then items by index
 */
export type Changes = Json;

/** `{}` if they are equal. The result shares nothing with either value, so both may change later. */
export function diff(before: unknown, after: unknown): Changes {
  const changes = changesOf(before, after);
  return changes === undefined ? {} : changes;
}

type Writable = { [key: string]: Json };

/** Undefined if they are equal. */
function changesOf(before: unknown, after: unknown): Changes | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after)) return Array.isArray(before) ? listChanges(before, after) : made(after);
  if (isRecord(after)) return isRecord(before) ? recordChanges(before, after) : made(after);
  return made(after);
}

/** By lists of keys and values, which the engine has ready for records of one factory: faster than field by field. */
function recordChanges(before: Plain, after: Plain): Changes | undefined {
  const were = Object.keys(before);
  const keys = Object.keys(after);
  const gone = goneFrom(were, keys, after);
  if (gone === null) return made(after);
  const old = gone.length === 0 ? Object.values(before) : keys.map((key) => before[key]);
  const values = Object.values(after);
  let changes: Writable | undefined;
  for (let place = 0; place < values.length; place++) {
    const was = old[place];
    const is = values[place];
    if (was === is) continue;
    const change = changesOf(was, is);
    if (change !== undefined) (changes ??= {})[fieldAt(keys, place)] = change;
  }
  for (const key of gone) (changes ??= {})[key] = [];
  return changes;
}

function fieldAt(keys: readonly string[], place: number): string {
  const key = keys[place] ?? '__proto__';
  if (key === '__proto__') throw new TypeError('no view has a field __proto__');
  return key;
}

const NONE: readonly string[] = [];

/**
 * The removed fields. Null if the remaining ones are in another order, which changes cannot express, or too few: then the whole
 * record is written.
 */
function goneFrom(were: readonly string[], are: readonly string[], after: Plain): readonly string[] | null {
  let kept = 0;
  while (kept < were.length && were[kept] === are[kept]) kept += 1;
  if (kept === were.length) return NONE;
  const gone: string[] = [];
  for (const key of were.slice(kept)) {
    if (key === are[kept]) kept += 1;
    else if (Object.hasOwn(after, key)) return null;
    else gone.push(key);
  }
  return gone.length > kept ? null : gone;
}

/** Works from both ends inward, so that what came or went in the middle leaves its neighbours alone. */
function listChanges(before: readonly unknown[], after: readonly unknown[]): Changes | undefined {
  const shorter = Math.min(before.length, after.length);
  const longer = Math.max(before.length, after.length);
  let changes: Writable | undefined;
  let from = 0;
  let to = 0;
  if (longer > shorter) {
    while (from < shorter && isSame(before[from], after[from])) from += 1;
    while (to < shorter - from && isSame(before.at(-1 - to), after.at(-1 - to))) to += 1;
    const cut = shorter - to;
    const added = after.slice(cut, after.length - to);
    changes = { splice: [cut, before.length - shorter, ...added.map(plain)] };
  }
  let changed = 0;
  // The same pair of records again (all counters not in the match share one) needs no second comparison.
  let alikeWas: unknown;
  let alikeIs: unknown;
  for (let index = from; index < shorter - to; index++) {
    const was = before[index];
    const is = after[index];
    if (was === is || (was === alikeWas && is === alikeIs)) continue;
    const change = changesOf(was, is);
    if (change === undefined) {
      alikeWas = was;
      alikeIs = is;
    } else {
      (changes ??= {})[index] = change;
      changed += typeof is === 'object' ? 0 : 1;
    }
  }
  // A plain list of numbers is shorter than numbers with their indices.
  return changed * 2 > after.length ? made(after) : changes;
}

function isSame(before: unknown, after: unknown): boolean {
  return changesOf(before, after) === undefined;
}

/** A value with no predecessor. */
function made(value: unknown): Changes {
  if (Array.isArray(value)) return alike(value) ?? [plain(value)];
  if (!isRecord(value)) return plain(value);
  const fields: Writable = {};
  let isShorter = false;
  for (const key in value) {
    const field = made(value[key]);
    isShorter ||= Array.isArray(field) && field.length === 2;
    fields[key] = field;
  }
  return isShorter ? [{}, fields] : [plain(value)];
}

/** Shorter lists are written item by item. */
const FEWEST_ALIKE = 4;

/** A list as its most common item and how the others differ (most counters are alike). Undefined if that is no shorter. */
function alike(list: readonly unknown[]): Changes | undefined {
  if (list.length < FEWEST_ALIKE) return undefined;
  const times = new Map<string, number>();
  let common = '';
  for (const each of list) {
    const text = JSON.stringify(each);
    const count = (times.get(text) ?? 0) + 1;
    times.set(text, count);
    if (count > (times.get(common) ?? 0)) common = text;
  }
  const item: unknown = JSON.parse(common);
  const changes: Writable = { fill: [list.length, plain(item)] };
  for (const [index, each] of list.entries()) {
    const change = changesOf(item, each);
    if (change !== undefined) changes[index] = change;
  }
  const short: Changes = [[], changes];
  return JSON.stringify(short).length < JSON.stringify(list).length ? short : undefined;
}

function plain(value: unknown): Json {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- views and states are plain JSON, as fuzz checks
  return copyPlain(value) as Json;
}
