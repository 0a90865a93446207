import * as z from 'zod/mini';

/** A switch of the rules as it comes from outside: one of its values, the first if it is left out. */
export function option<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z._default(z.enum(values), values[0]);
}
