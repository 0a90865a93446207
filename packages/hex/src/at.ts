/**
 * Reading a table at a place that must exist; anything else is a bug and throws at once.
 * Two functions, because the engine keeps each of them fast for one kind of table only.
 */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] ?? nothingAt(list.length, index);
}

export function intAt(table: Int32Array, index: number): number {
  return table[index] ?? nothingAt(table.length, index);
}

/** Apart, so that the readers stay small enough to be inlined wherever they are called. */
function nothingAt(length: number, index: number): never {
  throw new RangeError(`expected an index from 0 to ${length - 1}, got ${index}`);
}
