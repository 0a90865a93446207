/** What is wrong with an input: where, what was expected, what was found. */
export interface Problem {
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Bad input from outside is a value with reasons. Only impossible states throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad<T>(problems: readonly Problem[]): Result<T> {
  return { ok: false, problems };
}

/**
 * Reads a table entry that must exist; a missing one is a bug and throws.
 * Two functions, because the engine keeps each fast for one kind of table only.
 */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] ?? nothingAt(list.length, index);
}

export function intAt(table: Int32Array, index: number): number {
  return table[index] ?? nothingAt(table.length, index);
}

/** Kept apart so that the readers stay small enough to be inlined. */
function nothingAt(length: number, index: number): never {
  throw new RangeError(`expected an index from 0 to ${length - 1}, got ${index}`);
}
