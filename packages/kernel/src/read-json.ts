import { clean } from './clean.ts';
import { unplainIn } from './plain.ts';
import { bad, ok, type Bad, type Result } from './result.ts';

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
