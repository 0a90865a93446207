import {
  type BoardPicture,
  drawBoard,
  drawGround,
  FIELD,
  type Look,
  makePlane,
  type MapPicture,
  PAPER,
  sceneParts,
} from '@sandtable/board';
import { centreOf, type Layout } from '@sandtable/hex';
import type { ThemeName } from '../settings/use-theme.ts';

/** A part of a map, in hexes: columns from the left, rows from the top. */
export interface MapWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** About how wide a hex will be on the page: decides how much detail is drawn. */
  readonly hexPixels: number;
  /** The hex whose counters lie side by side. */
  readonly fanned?: string | null;
}

/** From the centre of a hex to a corner, in the board's units. */
const SIZE = 60;
const [LONG, SHORT] = [1.5 * SIZE, Math.sqrt(3) * SIZE];

/** Draws part of a map as the text of an SVG file that fills its place. */
export function drawWindow(whole: BoardPicture, window: MapWindow, theme: ThemeName): string {
  const text = drawBoard(croppedTo(whole, window), lookOf(window, theme));
  const box = `viewBox="${boxOf(whole, window)}" preserveAspectRatio="xMidYMid slice"`;
  return text.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, box);
}

/** Like `drawWindow`, but only the ground. */
export function drawGroundIn(map: MapPicture, window: MapWindow, theme: ThemeName): string {
  const plane = makePlane(croppedTo({ ...map, pieces: [], markers: [], overlays: [] }, window));
  const { theme: colours, ids, hexPixels } = lookOf(window, theme);
  const box = `viewBox="${boxOf(map, window)}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawGround(plane, colours, ids, hexPixels)}</svg>`;
}

/** The parts of a scene below the counters, in drawing order, and those above. */
const [BELOW, ABOVE] = [
  ['markers', 'places', 'low'],
  ['high', 'flags', 'tags'],
];

/** The contents of a part of the map, to be drawn over its ground: everything below the counters, the counters, everything above. */
export function drawLayers(whole: BoardPicture, window: MapWindow, theme: ThemeName): readonly string[] {
  const picture = croppedTo(whole, window);
  const drawn = sceneParts(makePlane(picture), picture, lookOf(window, theme));
  return [BELOW, ['pieces'], ABOVE].map((names) =>
    names.flatMap((name) => drawn.find((part) => part.name === name)?.items ?? []).join(''),
  );
}

/** The `viewBox` of that part of the drawing. */
export function boxOf({ top }: Pick<MapPicture, 'top'>, window: MapWindow): string {
  const { x, y, width, height } = edgesOf(top, window);
  return [x, y, width, height].map(Math.round).join(' ');
}

function edgesOf(top: MapPicture['top'], window: MapWindow) {
  const [column, row] = top === 'flat' ? [LONG, SHORT] : [SHORT, LONG];
  const [x, y] = [window.left * column, window.top * row];
  return { x, y, width: window.width * column, height: window.height * row };
}

function croppedTo(whole: BoardPicture, window: MapWindow): BoardPicture {
  const layout: Layout = { top: whole.top, size: SIZE, origin: { x: 0, y: 0 } };
  const { x, y, width, height } = edgesOf(whole.top, window);
  const [halfWide, halfHigh] = whole.top === 'flat' ? [SIZE, SHORT / 2] : [SHORT / 2, SIZE];
  const hexes = whole.hexes.filter(({ hex }) => {
    const at = centreOf(layout, hex);
    return at.x > x - halfWide && at.x < x + width + halfWide && at.y > y - halfHigh && at.y < y + height + halfHigh;
  });
  const shown = new Set(hexes.map(({ id }) => id));
  return {
    ...whole,
    hexes,
    sheets: [],
    pieces: whole.pieces.filter(({ at }) => shown.has(at)),
    markers: whole.markers.filter(({ at }) => shown.has(at)),
  };
}

function lookOf({ hexPixels, fanned = null }: MapWindow, theme: ThemeName): Look {
  return {
    theme: theme === 'field' ? FIELD : PAPER,
    hexPixels,
    turning: 'upright',
    fanned,
    hidesPieces: false,
    ids: 'hero-',
  };
}
