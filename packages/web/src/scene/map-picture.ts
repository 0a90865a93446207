import { type BoardPicture, drawBoard, drawGround, FIELD, type MapPicture, PAPER, type Plane } from '@sandtable/board';
import { centreOf, type Layout } from '@sandtable/hex';
import type { ThemeName } from '../settings/use-theme.ts';

/** A part of a map, in hexes: column by column from the left, and row by row from the top. */
interface MapWindow {
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
  const hexes = whole.hexes.filter(({ hex }) => {
    const at = centreOf(layout, hex);
    return at.x > x - column && at.x < x + width + column && at.y > y - row && at.y < y + height + row;
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

const drawings = new Map<string, string>();

/** How wide a hex is in the picture of a whole board, about. */
const HEX_PIXELS = 30;

/**
 * Ground as a picture of its own, so that the browser keeps pixels and not thousands of elements. Drawn once a theme; what
 * would be too small to be seen, at so many pixels a hex, is left out.
 */
export function groundAddress(name: string, plane: Plane, theme: ThemeName, hexPixels = HEX_PIXELS): string {
  const key = `${theme} ${name}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const { x, y, width, height } = plane.bounds;
  const ground = drawGround(plane, theme === 'field' ? FIELD : PAPER, 'ground-', hexPixels);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${ground}</svg>`;
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  drawings.set(key, address);
  return address;
}

/** The map without the names in its hexes; hills keep their level. */
export function withoutNames(picture: MapPicture): MapPicture {
  return { ...picture, hexes: picture.hexes.map((hex) => ({ ...hex, label: '' })) };
}
