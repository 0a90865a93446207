import { type BoardPicture, drawBoard, FIELD, PAPER } from '@sandtable/board';
import { centreOf, type Layout } from '@sandtable/hex';
import type { ThemeName } from '../settings/use-theme.ts';

/** A part of a map, in hexes: column by column from the left, and row by row from the top. */
export interface MapWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How wide a hex will be on the page, about: by that the board chooses what can be seen. */
  readonly hexPixels: number;
}

/** As the board counts: from the centre of a hex to a corner. */
const SIZE = 60;
const [LONG, SHORT] = [1.5 * SIZE, Math.sqrt(3) * SIZE];

/** That part of a picture as the text of an SVG file which fills whatever place it is given. */
export function drawWindow(whole: BoardPicture, window: MapWindow, theme: ThemeName): string {
  const layout: Layout = { top: whole.top, size: SIZE, origin: { x: 0, y: 0 } };
  const [column, row] = whole.top === 'flat' ? [LONG, SHORT] : [SHORT, LONG];
  const [x, y] = [window.left * column, window.top * row];
  const [width, height] = [window.width * column, window.height * row];
  const [halfWide, halfHigh] = whole.top === 'flat' ? [SIZE, SHORT / 2] : [SHORT / 2, SIZE];
  const hexes = whole.hexes.filter(({ hex }) => {
    const at = centreOf(layout, hex);
    return at.x > x - halfWide && at.x < x + width + halfWide && at.y > y - halfHigh && at.y < y + height + halfHigh;
  });
  const shown = new Set(hexes.map(({ id }) => id));
  const text = drawBoard(
    {
      ...whole,
      hexes,
      sheets: [],
      pieces: whole.pieces.filter(({ at }) => shown.has(at)),
      markers: whole.markers.filter(({ at }) => shown.has(at)),
    },
    {
      theme: theme === 'field' ? FIELD : PAPER,
      hexPixels: window.hexPixels,
      turning: 'upright',
      fanned: null,
      hidesPieces: false,
      ids: 'hero-',
    },
  );
  const box = `viewBox="${[x, y, width, height].map(Math.round).join(' ')}"`;
  return text.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, `${box} preserveAspectRatio="xMidYMid slice"`);
}
