/** How much of a counter is drawn. No figure is ever smaller than 11 pixels: below that it is left out. */
export const DETAILS = ['dot', 'shape', 'short', 'full', 'close'] as const;
export type Detail = (typeof DETAILS)[number];

/** From this width of a hex on, in pixels. */
const FROM: Readonly<Record<Detail, number>> = { dot: 0, shape: 28, short: 52, full: 88, close: 200 };

export function detailFor(hexPixels: number): Detail {
  return DETAILS.findLast((detail) => hexPixels >= FROM[detail]) ?? 'dot';
}

export function isAtLeast(detail: Detail, wanted: Detail): boolean {
  return DETAILS.indexOf(detail) >= DETAILS.indexOf(wanted);
}
