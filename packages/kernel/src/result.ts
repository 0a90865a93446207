import { counted } from './text.ts';

/** What is wrong with input from outside: the field, what was expected there, what was found. */
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
  return { ok: false, problems: [cleanProblem({ field, expected, got: describe(got) })] };
}

/** Unwraps a result that we expect to be good; throws its problems otherwise. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printProblems(result.problems).join('; '));
  return result.value;
}

/** The limit for `expected`, which is our text but may list foreign names. */
const LONGEST_EXPECTED = 400;

/** A problem whose texts cannot disturb or outgrow the lines around them. */
export function cleanProblem({ field, expected, got }: Problem): Problem {
  return { field: clean(field), expected: clean(expected, LONGEST_EXPECTED), got: clean(got) };
}

/** One readable line: `options.rounds: expected a whole number from 1 to 12, got "many"`. */
export function printProblem(problem: Problem): string {
  const { field, expected, got } = cleanProblem(problem);
  return `${field === '' ? 'the whole' : field}: expected ${expected}, got ${got}`;
}

export const MOST_PROBLEMS = 20;

/** One line per problem; a long list is cut and ends with the number left out. */
export function printProblems(problems: readonly Problem[]): string[] {
  return fewLines(problems.slice(0, MOST_PROBLEMS).map(printProblem), problems.length);
}

/** As `printProblems`, for printed lines. `count` is their total if only the first are given. */
export function fewLines(lines: readonly string[], count = lines.length): string[] {
  const more = count - MOST_PROBLEMS;
  return [...lines.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${counted(more, 'more problem')}`] : [])];
}

/** A value from outside in a few words, to fit on one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return quote(value);
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The longest foreign text inside one of our lines. */
const LONGEST_QUOTE = 80;

/**
 * Characters that could move the cursor or colour, hide or reverse the text around them: controls (C0, C1, DEL), direction
 * marks, zero-width characters, line separators and lone surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Foreign text made safe for one of our lines: single-line, nothing invisible, cut short. */
export function clean(text: string, most = LONGEST_QUOTE): string {
  // Looks only at the start, in case the text is endless.
  const seen = text
    .slice(0, most * 4)
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replace(UNSEEN, '');
  return seen.length > most ? `${seen.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...` : seen;
}

/** As `clean`, in quotes, which count towards the limit; invisible characters are escaped. */
export function quote(text: string): string {
  const inner = showUnseen(JSON.stringify(text.slice(0, LONGEST_QUOTE)).slice(1, -1));
  if (text.length <= LONGEST_QUOTE && inner.length <= LONGEST_QUOTE - 2) return `"${inner}"`;
  return `"${wholeSigns(inner.slice(0, LONGEST_QUOTE - 5))}..."`;
}

/** A field name as part of a path, in quotes unless it is a plain word. */
export function printKey(key: string): string {
  return /^[\w$-]{1,80}$/.test(key) ? key : quote(key);
}

/** JSON text with its invisible characters escaped: it parses to the same value. */
export function showUnseen(json: string): string {
  return json.replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, unit) => `\\u${sign.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );
}

/** Drops half a surrogate pair or half an escape at the end. */
function wholeSigns(inner: string): string {
  const [signs = ''] = /^(?:\\u[0-9a-f]{4}|\\[^u]|[^\\])*/.exec(inner) ?? [];
  return signs.replace(/[\ud800-\udbff]$/, '');
}
