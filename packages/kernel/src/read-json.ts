import { bad, type Bad, clean, describe, ok, printKey, type Problem, type Result } from './result.ts';

/** In characters or bytes: many times the longest match. */
export const LARGEST_FILE = 5_000_000;

/** Some editors put one at the start of every file. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** Limits of nesting and of the number of values, also many times those of any match or pack. */
const DEEPEST = 100;
const MOST_VALUES = 250_000;

/**
 * Every text from outside comes in here: a save, a position, a pack, a question. Returns plain JSON of bounded size and depth; a
 * text beyond the bounds is not even parsed.
 */
export function readJson(text: string, most = LARGEST_FILE): Result<unknown> {
  const tooMuch = text.length > most ? tooLarge(text.length, most) : boundsOf(text);
  if (tooMuch !== null) return tooMuch;
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    // The engine's message quotes the text.
    return bad('file', `a JSON text (${clean(error instanceof Error ? error.message : '')})`, text);
  }
  const problems = unplainIn(raw, '');
  return problems.length === 0 ? ok(raw) : { ok: false, problems };
}

/** For callers who know the size before reading the text. */
export function tooLarge(size: number, most = LARGEST_FILE): Bad {
  return beyond(`at most ${megabytes(most)}`, megabytes(size));
}

/** Rounded up, so that a file just over the limit does not look allowed. */
function megabytes(size: number): string {
  return `${Math.ceil(size / 100_000) / 10} MB`;
}

/** Counts in the raw text, before parsing; malformed JSON is refused later anyway. */
function boundsOf(text: string): Bad | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === ',') values += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      values += 1;
      if (depth > DEEPEST) return beyond(`at most ${DEEPEST} levels`, 'more');
    }
  }
  return values > MOST_VALUES ? beyond(`at most ${MOST_VALUES} values`, String(values)) : null;
}

/** The index of the closing quote: the first that is not escaped. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

function beyond(expected: string, got: string): Bad {
  return { ok: false, problems: [{ field: 'file', expected, got }] };
}

/** A list or record, its key, and what contains it. */
interface Holder {
  readonly value: object;
  readonly key: string;
  readonly within: Holder | null;
}

/** More than the entries of any match. */
const MOST_PARTS = 25_000;

/**
 * Finds what no state may hold but a schema may let through: -0, infinite numbers, a `__proto__` field, and lists or records too
 * large to report on. Outermost first.
 */
export function unplainIn(raw: unknown, field: string): Problem[] {
  const problems: Problem[] = [];
  const ahead: Holder[] = [];
  const met = new Set<object>();
  look(raw, '', null);
  for (const holder of ahead) lookInto(holder);
  return problems;

  function look(value: unknown, key: string, within: Holder | null): void {
    if (typeof value === 'number') {
      const expected = numberInstead(value);
      if (expected !== null) refuse(expected, value, key, within);
    } else if (typeof value === 'object' && value !== null && !met.has(value)) {
      met.add(value);
      ahead.push({ value, key, within });
    }
  }

  function lookInto(holder: Holder): void {
    const { value, key: name, within } = holder;
    // Check the length of a list before listing its entries.
    const parts = Array.isArray(value) && value.length > MOST_PARTS ? null : Object.entries(value);
    if (parts === null || parts.length > MOST_PARTS) {
      refuse(`at most ${MOST_PARTS} parts`, value, name, within);
      return;
    }
    for (const [key, inner] of parts) {
      if (key === '__proto__') refuse('no such field', inner, key, holder);
      else look(inner, key, holder);
    }
  }

  function refuse(expected: string, got: unknown, key: string, within: Holder | null): void {
    problems.push({ field: pathOf(field, key, within), expected, got: describe(got) });
  }
}

/** JSON can spell -0, and numbers so large that they parse as infinite. */
function numberInstead(value: number): string | null {
  if (Object.is(value, -0)) return '0 without a sign';
  return Number.isFinite(value) ? null : 'a number that is not infinite';
}

function pathOf(field: string, key: string, within: Holder | null): string {
  if (within === null) return field;
  const keys = [printKey(key)];
  for (let at: Holder = within; at.within !== null; at = at.within) keys.push(printKey(at.key));
  return [...(field === '' ? [] : [field]), ...keys.toReversed()].join('.');
}
