import type { BoardPicture, Scene } from '../model.ts';
import type { Symbols } from './art.ts';
import { detailFor } from './detail.ts';
import { drawGround } from './ground.ts';
import { drawFlags, drawMarkers, drawMarkerTags } from './markers.ts';
import { drawHighOverlays, drawLowOverlays, drawTagOverlays } from './overlays.ts';
import { zonePatterns } from './overlay-zones.ts';
import { drawNames, drawPlaces } from './names.ts';
import { drawStacks, drawStackSizes } from './pieces.ts';
import { type Box, HEX_WIDTH, makePlane, type Plane } from './plane.ts';
import { group, num, tag } from './svg.ts';
import type { Theme } from './theme.ts';

export interface Look {
  readonly theme: Theme;
  /** Hex width in pixels: details too small to read are left out. */
  readonly hexPixels: number;
  /** Upright beside a facing wedge, or turned as on a table. */
  readonly turning: 'upright' | 'tabletop';
  /** Silhouettes by default. */
  readonly symbols?: Symbols;
  /** The hex whose pieces are fanned out; null for none. */
  readonly fanned: string | null;
  /** Hides counters to show the ground. */
  readonly hidesPieces: boolean;
  /** Prefix of every id in the drawing, so that several can share a page. */
  readonly ids: string;
}

/** A part of the scene and its drawings, bottom first. */
export interface ScenePart {
  readonly name: string;
  readonly items: readonly string[];
}

/** Everything that changes during a match, part by part from the bottom up. */
export function sceneParts(plane: Plane, { pieces, markers, overlays }: Scene, look: Look): ScenePart[] {
  const { theme, hexPixels, turning, fanned, ids, symbols = 'pictures' } = look;
  const shown = look.hidesPieces ? [] : pieces;
  const overlayLook = { theme, textScale: textScale(hexPixels), unit: HEX_WIDTH / hexPixels, ids };
  const pieceLook = { theme, turning, fanned, symbols, detail: detailFor(hexPixels), unit: overlayLook.unit };
  return [
    { name: 'patterns', items: [tag('defs', {}, zonePatterns(ids))] },
    { name: 'markers', items: drawMarkers(plane, markers, overlayLook) },
    { name: 'names', items: [namesOf(plane, shown, look)] },
    { name: 'places', items: [drawPlaces(plane, theme, Math.min(2.4, overlayLook.textScale))] },
    { name: 'low', items: drawLowOverlays(plane, overlays, overlayLook) },
    { name: 'pieces', items: drawStacks(plane, shown, pieceLook) },
    { name: 'high', items: drawHighOverlays(plane, overlays, shown, overlayLook) },
    { name: 'sizes', items: drawStackSizes(plane, shown, pieceLook) },
    { name: 'flags', items: drawFlags(plane, markers, shown, overlayLook) },
    {
      name: 'tags',
      items: [...drawMarkerTags(plane, markers, overlayLook), ...drawTagOverlays(plane, overlays, overlayLook)],
    },
  ];
}

const drawnNames = new WeakMap<Plane, { readonly key: string; readonly text: string }>();

/** Cached: the many names change only when a piece moves or the zoom changes. */
function namesOf(plane: Plane, pieces: Scene['pieces'], { theme, hexPixels }: Look): string {
  const held = new Set(pieces.map(({ at }) => at));
  const key = [theme.name, hexPixels, ...[...held].sort()].join();
  const known = drawnNames.get(plane);
  if (known?.key === key) return known.text;
  const text = drawNames(plane, theme, hexPixels, held);
  drawnNames.set(plane, { key, text });
  return text;
}

/** As `sceneParts`, but as one text, for one layer over the ground. */
export function drawScene(plane: Plane, scene: Scene, look: Look): string {
  return sceneParts(plane, scene, look)
    .map(({ name, items }) => group({ class: name }, ...items))
    .join('');
}

/** Large enough to keep all text readable from 28 pixels per hex on, where counters are more than dots. */
const MOST_TEXT = 3.4;

/** Text in the scene is 14 units high and never shown below 11 pixels. */
export function textScale(hexPixels: number): number {
  return Math.min(MOST_TEXT, Math.max(1, (11 / 14) * (HEX_WIDTH / hexPixels)));
}

/** Room around the map for its edge and for arrows pointing in. */
const MARGIN = 24;

export function pictureBox({ bounds }: Plane): Box {
  return {
    x: bounds.x - MARGIN,
    y: bounds.y - MARGIN,
    width: bounds.width + 2 * MARGIN,
    height: bounds.height + 2 * MARGIN,
  };
}

/** A whole picture as one SVG document, for print, the rulebook and files. */
export function drawBoard(picture: BoardPicture, look: Look): string {
  const plane = makePlane(picture);
  const { x, y, width, height } = pictureBox(plane);
  const scale = look.hexPixels / HEX_WIDTH;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${num(x)} ${num(y)} ${num(width)} ${num(height)}`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      'font-family': FONTS,
    },
    tag('rect', { x, y, width, height, fill: look.theme.table }),
    drawGround(plane, look.theme, `${look.ids}g-`, look.hexPixels),
    drawScene(plane, picture, look),
  );
}

/** Only for words; figures are drawn as strokes. */
export const FONTS = "'Source Sans 3 Variable', 'Source Sans 3', sans-serif";
