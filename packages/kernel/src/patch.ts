import { comesBack, isPlain, isRecord, type Plain } from './json.ts';
import { describe, ok, printKey, type Problem, type Result } from './result.ts';

/** Limits on levels and on filled items: more than any view has. */
const DEEPEST = 100;
const MOST_ITEMS = 25_000;

const A_CHANGE = 'a change of what is there';

/**
 * Applies changes made by `diff`. Unchanged parts are shared: a record without changes stays the same object. Safe to try with
 * changes from anywhere: malformed ones, or ones that do not fit, are a problem, and `value` never changes.
 */
export function patch(value: unknown, changes: unknown): Result<unknown> {
  const path: string[] = [];
  let made = 0;
  try {
    return ok(changed(value, changes));
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, problems: [error.problem] };
    throw error;
  }

  function changed(before: unknown, change: unknown): unknown {
    if (Array.isArray(change)) return replaced(change);
    if (!isRecord(change)) return sound(change);
    if (path.length > DEEPEST) misfit(`at most ${DEEPEST} levels`, change);
    if (Array.isArray(before)) return changedList(before, change);
    if (isRecord(before)) return changedRecord(before, change);
    return before === undefined || Object.keys(change).length > 0 ? misfit(A_CHANGE, change) : before;
  }

  function replaced(change: readonly unknown[]): unknown {
    if (change.length === 1) return sound(change[0]);
    if (change.length === 2 && isRecord(change[1])) return changed(sound(change[0]), change[1]);
    return misfit('a value, or a value and its changes', change);
  }

  function changedRecord(before: Plain, change: Plain): Plain {
    let after: { [key: string]: unknown } | undefined;
    for (const key of Object.keys(change)) {
      path.push(key);
      if (key === '__proto__') misfit('no such field', change);
      const was = Object.hasOwn(before, key) ? before[key] : undefined;
      const how = change[key];
      if (Array.isArray(how) && how.length === 0) {
        if (was === undefined) misfit(A_CHANGE, how);
        after ??= { ...before };
        delete after[key];
      } else {
        const is = changed(was, how);
        if (is !== was) (after ??= { ...before })[key] = is;
      }
      path.pop();
    }
    return after ?? before;
  }

  function changedList(before: readonly unknown[], { splice, fill, ...items }: Plain): readonly unknown[] {
    let after = [...before];
    if (splice !== undefined) {
      const [at, gone, ...added]: unknown[] = Array.isArray(splice) ? splice : [];
      if (!isCount(at, before.length) || !isCount(gone, before.length - at))
        return misfit('a place in the list and how many are gone', splice, 'splice');
      after = [...before.slice(0, at), ...added.map((item) => sound(item)), ...before.slice(at + gone)];
    }
    if (fill !== undefined) {
      const [times, item]: unknown[] = Array.isArray(fill) ? fill : [];
      if (!isCount(times, MOST_ITEMS - made)) return misfit(`a number up to ${MOST_ITEMS}, and an item`, fill, 'fill');
      made += times;
      const one = sound(item);
      for (let count = 0; count < times; count++) after.push(one);
    }
    let isSame = splice === undefined && fill === undefined;
    for (const key of Object.keys(items)) {
      path.push(key);
      const index = Number(key);
      if (String(index) !== key || !isCount(index, after.length - 1)) misfit('the index of an item', key);
      const is = changed(after[index], items[key]);
      isSame &&= is === after[index];
      after[index] = is;
      path.pop();
    }
    return isSame ? before : after;
  }

  /** The value itself, once checked to be plain JSON without a `__proto__`. */
  function sound(given: unknown, depth = path.length): unknown {
    if (given === null || typeof given === 'string' || typeof given === 'boolean') return given;
    if (typeof given === 'number') {
      if (!comesBack(given)) misfit('a number that JSON can hold', given);
    } else if (depth > DEEPEST) misfit(`at most ${DEEPEST} levels`, given);
    else if (Array.isArray(given)) {
      for (let index = 0; index < given.length; index++) sound(given[index], depth + 1);
    } else if (isRecord(given) && isPlain(given)) {
      for (const key of Object.keys(given)) {
        if (key === '__proto__') misfit('no such field', given);
        sound(given[key], depth + 1);
      }
    } else misfit('plain JSON', given);
    return given;
  }

  function misfit(expected: string, got: unknown, ...within: readonly string[]): never {
    throw new Misfit({ field: ['changes', ...path, ...within].map(printKey).join('.'), expected, got: describe(got) });
  }
}

class Misfit extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.expected);
    this.problem = problem;
  }
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
