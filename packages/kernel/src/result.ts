/** What was wrong with something that came from outside: which field, what was expected there, what stood there. */
export interface Problem {
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

export interface Bad {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** Bad input is a value with its reasons, never an exception. */
export type Result<T> = { readonly ok: true; readonly value: T } | Bad;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(field: string, expected: string, got: unknown): Bad {
  return { ok: false, problems: [{ field, expected, got: describe(got) }] };
}

/** For what was checked before, or is our own: what is still wrong is thrown, in words that people can read. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('; '));
  return result.value;
}

/** One line a person can read: `options.rounds: expected a whole number from 1 to 12, got "many"`. */
export function printProblem({ field, expected, got }: Problem): string {
  return `${field === '' ? 'the whole' : field}: expected ${expected}, got ${got}`;
}

const LONGEST_QUOTE = 60;

/** The offending value, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return shorten(JSON.stringify(value));
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text;
}
