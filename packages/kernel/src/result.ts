import { clean, quote } from './clean.ts';

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
  return { ok: false, problems: [cleanProblem({ field, expected, got: describe(got) })] };
}

/** For what was checked before, or is our own: what is still wrong is thrown, in words that people can read. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printProblems(result.problems).join('; '));
  return result.value;
}

/** What is expected is ours, but may list names that are not. */
const LONGEST_EXPECTED = 400;

/** A problem with nothing in it that could disturb the lines around it, or outgrow them. */
export function cleanProblem({ field, expected, got }: Problem): Problem {
  return { field: clean(field), expected: clean(expected, LONGEST_EXPECTED), got: clean(got) };
}

/** One line a person can read: `options.rounds: expected a whole number from 1 to 12, got "many"`. */
export function printProblem(problem: Problem): string {
  const { field, expected, got } = cleanProblem(problem);
  return `${field === '' ? 'the whole' : field}: expected ${expected}, got ${got}`;
}

/** Nobody reads more of them. */
export const MOST_PROBLEMS = 20;

/** A line for each problem; of many the first, and how many there are beside them. */
export function printProblems(problems: readonly Problem[]): string[] {
  return fewLines(problems.slice(0, MOST_PROBLEMS).map(printProblem), problems.length);
}

/** The same for lines that are printed already. `count` is the number of them all, where only the first are there. */
export function fewLines(lines: readonly string[], count = lines.length): string[] {
  const more = count - MOST_PROBLEMS;
  return [...lines.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more problem${more === 1 ? '' : 's'}`] : [])];
}

/** The offending value, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return quote(value);
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
