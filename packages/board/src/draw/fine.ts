/** What is small has a class of its own, and shows from this width of a hex on, in pixels. */
export const FINE_FROM = { mid: 40, near: 88 } as const;

/** A drawing that is shown at one size only, without what would be too small to be seen in it. */
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
