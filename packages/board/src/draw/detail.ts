/** How much of a counter is drawn. A figure that would be smaller than 11 pixels is left out. */
export const DETAILS = ['dot', 'shape', 'short', 'full', 'close'] as const;
export type Detail = (typeof DETAILS)[number];

/** Minimum hex width in pixels. */
const FROM: Readonly<Record<Detail, number>> = { dot: 0, shape: 28, short: 52, full: 88, close: 200 };

export function detailFor(hexPixels: number): Detail {
  return DETAILS.findLast((detail) => hexPixels >= FROM[detail]) ?? 'dot';
}

export function isAtLeast(detail: Detail, wanted: Detail): boolean {
  return DETAILS.indexOf(detail) >= DETAILS.indexOf(wanted);
}

/** Minimum hex width in pixels for each class of small details. */
export const FINE_FROM = { mid: 40, near: 88 } as const;

/** For a drawing shown at one size only: drops details too small to see. */
export function withoutFine(drawn: string, hexPixels: number): string {
  const hidden = Object.entries(FINE_FROM)
    .filter(([, from]) => hexPixels < from)
    .map(([name]) => `class="${name}"`);
  if (hidden.length === 0) return drawn;
  return drawn
    .split(/(?=<(?:path|rect) )/)
    .map((piece) => {
      const line = piece.indexOf(' d="');
      const head = line < 0 ? piece : piece.slice(0, line);
      return hidden.some((each) => head.includes(each)) ? piece.slice(piece.indexOf('/>') + 2) : piece;
    })
    .join('');
}
