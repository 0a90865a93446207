import { drawBoard, FONTS, HEX_WIDTH, type Look, makePlane, PAPER, pictureBox } from '@sandtable/board';
import { centreOf } from '@sandtable/hex';
import type { Seen } from '../../model/battle/state.ts';
import { entryArrows, exitArrows, markersOf } from '../markers.ts';
import { mapPicture } from '../map-picture.ts';
import { piecesOf } from '../pieces.ts';
import { html, words } from './html.ts';

/** Wide enough for every figure of a counter. */
const HEX_PIXELS = 100;

const LOOK: Look = {
  theme: { ...PAPER, table: '#FFFFFF' },
  hexPixels: HEX_PIXELS,
  turning: 'upright',
  fanned: null,
  hidesPieces: false,
  ids: 'set-up-',
};

const MAP_ID = 'set-up-map';

/** The whole map with everything on it; with several boards, also a sheet for each. */
export function mapPages(seen: Seen, boards: readonly string[]): string {
  const picture = mapPicture(seen);
  const scene = {
    pieces: piecesOf(seen),
    markers: markersOf(seen),
    overlays: [...entryArrows(seen), ...exitArrows(seen)],
  };
  const whole = drawBoard({ ...picture, ...scene }, LOOK).replace('<svg ', `<svg id="${MAP_ID}" class="map" `);
  const plane = makePlane(picture);
  const all = pictureBox(plane);
  const title = boards.length > 1 ? 'The map' : `The map: ${boards[0] ?? ''}`;
  const pages = [mapPage(title, whole, all.height > all.width)];
  if (boards.length < 2) return pages.join('');
  picture.sheets.forEach(({ from, to }, place) => {
    const [a, b] = [centreOf(plane.layout, from), centreOf(plane.layout, to)];
    const [x, y] = [Math.min(a.x, b.x) - MARGIN, Math.min(a.y, b.y) - MARGIN];
    const box = { x, y, width: Math.abs(a.x - b.x) + 2 * MARGIN, height: Math.abs(a.y - b.y) + 2 * MARGIN };
    pages.push(mapPage(boards[place] ?? '', cutOut(all, box), false));
  });
  return pages.join('');
}

/** An overlap, for laying sheets edge to edge. */
const MARGIN = HEX_WIDTH / 4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the map, by reference to the drawing already on the page. */
function cutOut(all: Box, { x, y, width, height }: Box): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="${x} ${y} ${width} ${height}" font-family="${words(FONTS)}">` +
    `<use href="#${MAP_ID}" x="${all.x}" y="${all.y}" width="${all.width}" height="${all.height}"/></svg>`
  );
}

/** A tall map in portrait, any other in landscape. */
function mapPage(title: string, svg: string, isTall: boolean): string {
  return html(
    'section',
    isTall ? 'part' : 'wide',
    html('h2', '', words(title.charAt(0).toUpperCase() + title.slice(1))),
    svg,
  );
}
