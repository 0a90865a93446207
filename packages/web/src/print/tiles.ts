import { type Box, type BoardPicture, HEX_SIZE, makePlane, pictureBox } from '@sandtable/board';
import type { Area } from './paper.ts';

/** A part of a map on a sheet of its own, in the units of the drawing. */
export interface Tile {
  /** `B2`: the second sheet of the second row. */
  readonly name: string;
  /** The map lies on its side, which needs fewer sheets. */
  readonly isTurned: boolean;
  /** The part of the map on this sheet, in the coordinates of the map as it lies (upright or on its side). */
  readonly box: Box;
  /** Where to cut the sheet, in millimetres from the corner of its area: what lies beyond is on the next sheet too. */
  readonly cut: Area;
  /** Millimetres per unit of the drawing. */
  readonly scale: number;
}

/** Millimetres that two neighbouring sheets both show, so that they can be glued. */
export const OVERLAP = 6;

/** From side to side of a hex, in the units of the drawing. */
export const HEX_ACROSS = HEX_SIZE * Math.sqrt(3);

/** A map in sheets of this size, with hexes of this many millimetres from side to side; on its side if that saves sheets. */
export function tilesOf(picture: BoardPicture, hex: number, area: Area): Tile[] {
  const scale = hex / HEX_ACROSS;
  const box = pictureBox(makePlane(picture));
  const onSide: Box = { x: -box.y - box.height, y: box.x, width: box.height, height: box.width };
  const upright = cutUp(box, scale, area, false);
  const turned = cutUp(onSide, scale, area, true);
  return turned.length < upright.length ? turned : upright;
}

function cutUp(all: Box, scale: number, area: Area, isTurned: boolean): Tile[] {
  const columns = countOf(all.width * scale, area.width);
  const rows = countOf(all.height * scale, area.height);
  const step = { width: (area.width - OVERLAP) / scale, height: (area.height - OVERLAP) / scale };
  return Array.from({ length: rows * columns }, (_, place): Tile => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const [x, y] = [all.x + column * step.width, all.y + row * step.height];
    const width = Math.min(area.width / scale, all.x + all.width - x);
    const height = Math.min(area.height / scale, all.y + all.height - y);
    return {
      name: `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(row)}${column + 1}`,
      isTurned,
      box: { x, y, width, height },
      cut: {
        width: column < columns - 1 ? area.width - OVERLAP : width * scale,
        height: row < rows - 1 ? area.height - OVERLAP : height * scale,
      },
      scale,
    };
  });
}

function countOf(whole: number, sheet: number): number {
  return Math.max(1, Math.ceil((whole - OVERLAP) / (sheet - OVERLAP)));
}
