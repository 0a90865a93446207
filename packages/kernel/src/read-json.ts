import { bad, type Bad, clean, describe, ok, printKey, type Problem, type Result } from './result.ts';

/** The most characters (or bytes) of a file: many times the longest match. */
export const LARGEST_FILE = 5_000_000;

/** Some editors put it before every text. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** How deep it may be nested, and how many values it may hold. Also many times more than there is in any match or pack. */
const DEEPEST = 100;
const MOST_VALUES = 250_000;

/**
 * The door for every text that comes from outside: a save, a position, a pack, a question. What comes in is plain JSON of
 * bounded size and depth, whatever else may be wrong with it; what is beyond them is not parsed.
 */
export function readJson(text: string, most = LARGEST_FILE): Result<unknown> {
  const tooMuch = text.length > most ? tooLarge(text.length, most) : boundsOf(text);
  if (tooMuch !== null) return tooMuch;
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    // The reason quotes the text.
    return bad('file', `a JSON text (${clean(error instanceof Error ? error.message : '')})`, text);
  }
  const problems = unplainIn(raw, '');
  return problems.length === 0 ? ok(raw) : { ok: false, problems };
}

/** For whoever knows the size before the text is read. */
export function tooLarge(size: number, most = LARGEST_FILE): Bad {
  return beyond(`at most ${megabytes(most)}`, megabytes(size));
}

/** Rounded up: what is too large must not look as large as what is allowed. */
function megabytes(size: number): string {
  return `${Math.ceil(size / 100_000) / 10} MB`;
}

/** Counted in the text itself, before anything is made of it; if that is no JSON, it is refused anyway. */
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

/** Where the quote stands that ends it: the first that is not escaped. */
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

/** Something that holds others: its name, and what holds it. */
interface Holder {
  readonly value: object;
  readonly key: string;
  readonly within: Holder | null;
}

/** More than the entries of any match. */
const MOST_PARTS = 25_000;

/**
 * What no state may hold and a schema may let through: a 0 with a sign, a number without an end, and a field that would be
 * the prototype; and a list or record of more parts than a schema could tell of. What lies on top comes first.
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
    // A list says how long it is before its parts are made out.
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

/** JSON has a 0 with a sign, and numbers so large that they are read as infinite. */
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
