import type { BoardPicture, MapPicture, Overlay } from '@sandtable/board';
import { centreOf } from '@sandtable/hex';
import type { DiagramFile, DiagramPart } from '../face/diagrams.ts';
import type { Overlays } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { withoutNames } from '../scene/map-picture.ts';
import { drawWindow, type MapWindow } from '../scene/map-window.ts';
import { PLAIN_WISH, sceneOf } from '../scene/scene.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { filled } from './diagram-words.ts';

/** Hexes are at least this wide, so that every figure on a counter is drawn. */
const HEX_PIXELS = 72;

/** The diagram as the text of an SVG file, drawn like any map of the game. */
export function drawDiagram(file: DiagramFile, position: Position, theme: ThemeName): string {
  // Hex and place names would mean nothing to the reader.
  const map: MapPicture = { ...withoutNames(position.map()), places: [] };
  const picture = { ...map, ...pictureOf(file, position) };
  return drawWindow(picture, { ...windowOf(file.frame, map), fanned: stackIn(picture) }, theme);
}

/** The first hex with several counters, which must be shown side by side. */
function stackIn({ pieces }: BoardPicture): string | null {
  const hexes = pieces.filter(({ isGhost }) => !isGhost).map(({ at }) => at);
  return hexes.find((at, place) => hexes.indexOf(at) < place) ?? null;
}

function pictureOf(file: DiagramFile, position: Position): Omit<BoardPicture, keyof MapPicture> {
  const orders = file.draws.flatMap((part) =>
    part.kind === 'order' ? [position.pictured(part.words.split(' '))] : [],
  );
  const overlays = file.draws.flatMap((part) => overlaysOf(file, part, position));
  const scene = sceneOf(position, {
    ...PLAIN_WISH,
    overlays: [...orders.flatMap((order) => order.overlays), ...overlays],
  });
  const moved = new Set(orders.flatMap((order) => [...(order.moved?.keys() ?? [])]));
  const standing = scene.pieces.filter(({ id }) => !moved.has(position.unitNamed(id)));
  return { ...scene, pieces: [...standing, ...orders.flatMap(({ ghosts }) => ghosts)] };
}

function overlaysOf(file: DiagramFile, part: DiagramPart, position: Position): Overlays {
  switch (part.kind) {
    case 'order':
      return [];
    case 'los':
      return position.sight?.between(position.hexNamed(part.from), position.hexNamed(part.to)).overlays ?? [];
    case 'hints':
      return position
        .hints(
          part.words.split(' ').filter((word) => word !== ''),
          position.unitNamed(part.chosen ?? ''),
        )
        .filter((hint) => part.only === undefined || ('at' in hint && part.only.includes(hint.at)));
    case 'reach':
      return position.reach([part.unit, 'move']);
    case 'zones':
      return position.zones(position.unitNamed(part.unit));
    case 'facing':
      return position.front(position.unitNamed(part.unit));
    case 'ring':
    case 'note':
    case 'fire':
    case 'way':
    case 'plan':
    case 'candidate':
      return [withFigures(file, part)];
  }
}

/** Fills in figures from the diagram's answers. */
function withFigures(file: DiagramFile, overlay: Overlay): Overlay {
  if (!('text' in overlay)) return overlay;
  return { ...overlay, text: filled(file, overlay.text) };
}

/** In hexes: a little more than half a hex around the centres of these hexes. */
const MARGIN = 0.78;
/** In hexes, so that counters are about the same size in all diagrams. */
const LEAST_WIDTH = 5;
/** All diagrams have the same aspect ratio, so that the page can reserve their place before they are drawn. */
const SHAPE = 1.5;

/** The part of the map in which all these hexes are whole, in columns and rows. */
function windowOf(names: readonly string[], { top, hexes }: MapPicture): MapWindow {
  const wanted = new Set(names);
  const centres = hexes
    .filter(({ id }) => wanted.has(id))
    .map(({ hex }) => centreOf({ top, size: 1, origin: { x: 0, y: 0 } }, hex));
  if (centres.length < wanted.size) throw new Error(`not on the map: ${[...wanted].join(' ')}`);
  const [long, short] = [1.5, Math.sqrt(3)];
  const [column, row] = top === 'flat' ? [long, short] : [short, long];
  const across = spanOf(centres.map(({ x }) => x / column));
  const down = spanOf(centres.map(({ y }) => y / row));
  const width = Math.max(across.size, LEAST_WIDTH, (down.size * row * SHAPE) / column);
  const height = (width * column) / row / SHAPE;
  return {
    left: across.middle - width / 2,
    top: down.middle - height / 2,
    width,
    height,
    hexPixels: HEX_PIXELS,
  };
}

function spanOf(places: readonly number[]): { readonly size: number; readonly middle: number } {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return { size: most - least + 2 * MARGIN, middle: (least + most) / 2 };
}
