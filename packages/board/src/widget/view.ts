import type { Point } from '@sandtable/hex';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import { type Camera, fitted, kept, opened, panned, revealed, type Size, toDrawing, zoomed } from './camera.ts';

/** What the board looks at. Every move goes through here, so that the map never gets lost. */
export interface View {
  fit(): void;
  /** As it is first shown. */
  open(): void;
  pan(by: Point, isMoving: boolean): void;
  zoom(at: Point | null, factor: number, isMoving: boolean): void;
  /** Brings a point of the drawing into sight if it is not. */
  reveal(point: Point): void;
  rest(): void;
  resize(size: Size): void;
  toDrawing(at: Point): Point;
}

/** Nearer to the edge than this counts as out of sight. */
const MARGIN = 60;

/** `show` is told where to look, whether hands are still on it, and how wide a hex has become. */
export function makeView(box: () => Box, show: (camera: Camera, isMoving: boolean, hexPixels: number) => void): View {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let size: Size = { width: 0, height: 0 };
  const to = (next: Camera, isMoving = false): void => {
    camera = kept(next, box(), size);
    show(camera, isMoving, HEX_WIDTH * camera.scale);
  };
  return {
    fit: () => to(fitted(box(), size)),
    open: () => to(opened(box(), size)),
    pan: (by, isMoving) => to(panned(camera, by), isMoving),
    zoom: (at, factor, isMoving) =>
      to(zoomed(camera, at ?? { x: size.width / 2, y: size.height / 2 }, factor), isMoving),
    reveal: (point) => to(revealed(camera, point, size, MARGIN)),
    rest: () => to(camera),
    resize: (next) => {
      const before = size;
      size = next;
      const by = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 };
      to(before.width === 0 ? opened(box(), size) : panned(camera, by));
    },
    toDrawing: (at) => toDrawing(camera, at),
  };
}
