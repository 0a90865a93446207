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

/** The most characters of something foreign that stand in one of our lines. */
const LONGEST_QUOTE = 80;

/**
 * What would move the cursor, colour, hide or turn around the words beside it: controls (C0, C1, DEL), marks of direction and
 * without width, separators of lines, and halves of pairs.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Words from outside, fit to stand in a line of ours: on one line, nothing unseen in them, cut short. */
export function clean(text: string, most = LONGEST_QUOTE): string {
  // Of a text without an end only the beginning is looked at.
  const seen = text
    .slice(0, most * 4)
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replace(UNSEEN, '');
  return seen.length > most ? `${seen.slice(0, most - 3).replace(/[\ud800-\udbff]$/, '')}...` : seen;
}

/** The same between quotes, what is unseen by its number. The quotes count too. */
export function quote(text: string): string {
  const inner = showUnseen(JSON.stringify(text.slice(0, LONGEST_QUOTE)).slice(1, -1));
  if (text.length <= LONGEST_QUOTE && inner.length <= LONGEST_QUOTE - 2) return `"${inner}"`;
  return `"${wholeSigns(inner.slice(0, LONGEST_QUOTE - 5))}..."`;
}

/** A field's name as part of a path: as it is where it is a plain word, otherwise in quotes. */
export function printKey(key: string): string {
  return /^[\w$-]{1,80}$/.test(key) ? key : quote(key);
}

/** A text in JSON, as safe to look at; read, it is the same as before. */
export function showUnseen(json: string): string {
  return json.replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, unit) => `\\u${sign.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );
}

/** Without the half of a pair, or of an escape, at its end. */
function wholeSigns(inner: string): string {
  const [signs = ''] = /^(?:\\u[0-9a-f]{4}|\\[^u]|[^\\])*/.exec(inner) ?? [];
  return signs.replace(/[\ud800-\udbff]$/, '');
}
