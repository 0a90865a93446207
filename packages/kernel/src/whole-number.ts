import * as z from 'zod/mini';

/** A whole number from outside; in quotes it is one as well. */
export function wholeNumber(least: number, most: number) {
  return z.pipe(z.transform(unquoted), z.int().check(z.minimum(least), z.maximum(most)));
}

function unquoted(raw: unknown): unknown {
  return typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) || 0 : raw;
}
