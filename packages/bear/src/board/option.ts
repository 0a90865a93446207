import * as z from 'zod/mini';

/** A switch of the rules as it comes from outside: one of its values, the first if it is left out; `7` stands for `'7'`. */
export function option<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z._default(z.pipe(z.transform(quoted), z.enum(values)), values[0]);
}

function quoted(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}
