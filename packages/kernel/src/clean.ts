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
