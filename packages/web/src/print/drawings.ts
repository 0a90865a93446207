import {
  type BoardPicture,
  type Detail,
  drawBoard,
  drawCounter,
  EMPTY_SCENE,
  FONTS,
  type Look,
  makePlane,
  type MarkerPicture,
  PAPER,
  type PiecePicture,
} from '@sandtable/board';
import { centreOf, hexInRows } from '@sandtable/hex';

/** The width at which a hex is drawn with all its details. */
const HEX_PIXELS = 120;

const LOOK: Omit<Look, 'ids'> = {
  theme: { ...PAPER, table: '#FFFFFF' },
  hexPixels: HEX_PIXELS,
  turning: 'upright',
  fanned: null,
  hidesPieces: false,
};

const CLOSE: Detail = 'close';

/** A counter up to its very rim, because it is cut out along it. */
export function counterDrawing(piece: PiecePicture, isSaving: boolean): string {
  const drawn = drawCounter(piece, PAPER, CLOSE);
  return inked(svgOf('0 0 100 100', drawn), isSaving);
}

/** The whole map; sheets that show a part of it refer to it by `id`. */
export function mapDrawing(picture: BoardPicture, id: string, isSaving: boolean): string {
  const drawn = drawBoard(picture, { ...LOOK, ids: `${id}-` }).replace('<svg ', `<svg id="${id}" `);
  return inked(drawn, isSaving);
}

/** How much of a hex a marker fills, from its centre. */
const REACH = 42;

export function markerDrawing(marker: MarkerPicture, id: string, isSaving: boolean): string {
  const hex = hexInRows({ column: 0, row: 0 });
  const ground = { terrain: 'open', level: 0, roads: [], walls: [] } as const;
  const picture: BoardPicture = {
    top: 'flat',
    seed: 'marker',
    sheets: [],
    hexes: [{ hex, id: 'here', label: '', words: '', isInPlay: true, ...ground }],
    ...EMPTY_SCENE,
    markers: [{ ...marker, at: 'here' }],
  };
  const { x, y } = centreOf(makePlane(picture).layout, hex);
  const box = `${x - REACH} ${y - REACH} ${2 * REACH} ${2 * REACH}`;
  const drawn = drawBoard(picture, { ...LOOK, ids: `${id}-` });
  return inked(drawn.replace(/viewBox="[^"]*"/, `viewBox="${box}"`).replace(/ width="\d+" height="\d+"/, ''), isSaving);
}

function svgOf(box: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" font-family="${FONTS}">${inner}</svg>`;
}

/** Darker colours than this (lines and figures) keep their brightness, in grey. */
const DARK = 110;
/** How much of a light colour is left. */
const LEFT = 0.4;

/** To save ink: greys with pale grounds. Signs and shapes carry all that colours do. */
function inked(svg: string, isSaving: boolean): string {
  if (!isSaving) return svg;
  return svg.replaceAll(/#([0-9a-f]{6})\b/gi, (_whole, digits: string) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
    const light = 0.3 * red + 0.59 * green + 0.11 * blue;
    const shown = Math.round(light < DARK ? light : 255 - (255 - light) * LEFT);
    return `#${shown.toString(16).padStart(2, '0').repeat(3)}`;
  });
}
