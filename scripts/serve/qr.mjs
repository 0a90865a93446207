// A QR code in a terminal.

const QUIET = 4;

/**
 * Two rows of modules to a line of text. Draws the light modules, since most terminals are dark.
 * @param {readonly (readonly boolean[])[]} rows
 * @param {boolean} isColoured white on black, whatever the terminal's own colours are
 */
export function printQr(rows, isColoured) {
  const places = Array.from({ length: rows.length + 2 * QUIET }, (_, at) => at - QUIET);
  const isLight = (/** @type {number} */ x, /** @type {number} */ y) => rows[y]?.[x] !== true;
  return places
    .filter((_, at) => at % 2 === 0)
    .map((y) =>
      places.map((x) => (isLight(x, y) ? (isLight(x, y + 1) ? '█' : '▀') : isLight(x, y + 1) ? '▄' : ' ')).join(''),
    )
    .map((line) => (isColoured ? `\u001B[97;40m${line}\u001B[0m` : line))
    .join('\n');
}
