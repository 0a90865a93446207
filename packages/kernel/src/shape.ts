import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { describe, ok, printKey, type Problem, type Result } from './result.ts';
import { unplainIn } from './read-json.ts';

/** The fields of a zod issue that we put into words. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean;
  readonly divisor?: unknown;
  readonly origin?: string;
  readonly errors?: readonly (readonly Issue[])[];
}

export function checkShape<T>(schema: ZodMiniType<T>, raw: unknown, field = ''): Result<T> {
  const unplain = unplainIn(raw, field);
  if (unplain.length > 0) return { ok: false, problems: unplain };
  const parsed = schema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  // What is of the wrong type has no length or size to be told of.
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  const told = issues.filter(({ code, path }) => !SIZES.has(code ?? '') || !mistyped.has(path.join('.')));
  return { ok: false, problems: told.flatMap((issue) => problemsOf(issue, raw, field)) };
}

const SIZES: ReadonlySet<string> = new Set(['too_small', 'too_big']);

function problemsOf(issue: Issue, raw: unknown, field: string): Problem[] {
  const paths = issue.keys?.map((key) => [...issue.path, key]) ?? [issue.path];
  return paths.map((path) => ({
    field: [...(field === '' ? [] : [field]), ...path.map((key) => printKey(String(key)))].join('.'),
    expected: expectedBy(issue),
    got: describe(valueAt(raw, path)),
  }));
}

function expectedBy(issue: Issue): string {
  const { code, message, expected, values, options, keys, errors } = issue;
  const choices = values ?? options;
  if (choices !== undefined) return choices.map(describe).join(' or ');
  if (keys !== undefined) return 'no such field';
  if (code === 'too_small' || code === 'too_big') return limitOf(issue);
  if (code === 'not_multiple_of') return `a multiple of ${String(issue.divisor)}`;
  if (code === 'invalid_key') return 'another name';
  if (code === 'invalid_union') return [...new Set(errors?.flat().map(expectedBy))].join(' or ');
  if (expected === 'int') return 'a whole number';
  if (expected === 'nonoptional') return 'this field';
  if (typeof expected === 'string') return `${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`;
  return message;
}

function limitOf({ code, minimum, maximum, inclusive = true, origin }: Issue): string {
  const limit = code === 'too_small' ? minimum : maximum;
  const one = origin === 'string' ? ' character' : origin === 'array' ? ' item' : '';
  const unit = one === '' || Number(limit) === 1 ? one : `${one}s`;
  if (code === 'too_small') return `${inclusive ? 'at least' : 'more than'} ${String(limit)}${unit}`;
  return `${inclusive ? 'at most' : unit === '' ? 'less than' : 'fewer than'} ${String(limit)}${unit}`;
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object.getOwnPropertyDescriptor(Object(value), key)?.value, raw);
}

/** A whole number from outside, in quotes or not. */
export function wholeNumber(least: number, most: number) {
  return z.pipe(z.transform(unquoted), z.int().check(z.minimum(least), z.maximum(most)));
}

function unquoted(raw: unknown): unknown {
  return typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) || 0 : raw;
}
