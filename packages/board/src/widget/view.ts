import type { Point } from '@sandtable/hex';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import {
  type Camera,
  centred,
  fitted,
  kept,
  opened,
  panned,
  revealed,
  type Size,
  toDrawing,
  zoomed,
} from './camera.ts';

/** What the board looks at. Every move goes through here, so that the map never gets lost. */
export interface View {
  fit(): void;
  /** As it is first shown. */
  open(): void;
  pan(by: Point, isMoving: boolean): void;
  zoom(at: Point | null, factor: number, isMoving: boolean): void;
  /** Brings a point of the drawing into sight if it is not. */
  reveal(point: Point): void;
  /** Brings a point of the drawing to the middle. */
  centre(point: Point, isMoving: boolean): void;
  rest(): void;
  resize(size: Size): void;
  toDrawing(at: Point): Point;
}

/** Nearer to the edge than this counts as out of sight. */
const MARGIN = 60;

/** Where to look, through what, whether hands are still on it, and how wide a hex has become. */
export interface Shown {
  readonly camera: Camera;
  readonly size: Size;
  readonly isMoving: boolean;
  readonly hexPixels: number;
}

/** What lies over the board: what is brought into sight is not under it. */
interface Covers {
  /** How much of the lower edge. */
  readonly below: (() => number) | undefined;
  /** And of the lower right corner. */
  readonly corner: (() => Size) | undefined;
}

export function makeView(box: () => Box, show: (shown: Shown) => void, { below, corner }: Covers): View {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let size: Size = { width: 0, height: 0 };
  const to = (next: Camera, isMoving = false): void => {
    camera = kept(next, box(), size);
    show({ camera, size, isMoving, hexPixels: HEX_WIDTH * camera.scale });
  };
  return {
    fit: () => to(fitted(box(), size)),
    open: () => to(opened(box(), size)),
    pan: (by, isMoving) => to(panned(camera, by), isMoving),
    zoom: (at, factor, isMoving) =>
      to(zoomed(camera, at ?? { x: size.width / 2, y: size.height / 2 }, factor), isMoving),
    reveal: (point) => {
      const free = { ...size, height: size.height - (below?.() ?? 0) };
      to(revealed(camera, point, box(), { view: free, margin: MARGIN, corner: corner?.() }));
    },
    centre: (point, isMoving) => to(centred(point, camera.scale, size), isMoving),
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
