import type { Point } from '@sandtable/hex';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import { type Camera, centred, fitted, kept, panned, revealed, type Size, toDrawing, zoomed } from './camera.ts';
import { onFight, opened, type Opening } from './opening.ts';

/** What the board looks at. Every move goes through here, so that the map never gets lost. */
export interface View {
  fit(): void;
  /** As it is first shown. */
  open(): void;
  /** Counters and objectives, at a size that can be read. */
  fight(): void;
  pan(by: Point, isMoving: boolean): void;
  zoom(at: Point | null, factor: number, isMoving: boolean): void;
  /** Brings a point of the drawing into sight if it is not. */
  reveal(point: Point): void;
  /** Brings a point of the drawing to the middle. */
  centre(point: Point, isMoving: boolean): void;
  rest(): void;
  resize(size: Size): void;
  toDrawing(at: Point): Point;
  /** Nothing is shown any more. */
  stop(): void;
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

/** How long after the last turn of a wheel or the last move of a pinch the picture is made sharp again. */
const REST = 150;

/** What there is to look at. */
interface Sights {
  readonly box: () => Box;
  readonly fight: () => readonly Point[];
}

/** What lies over the board: what is brought into sight is not under it. */
interface Covers {
  /** How much of the lower edge. */
  readonly below: (() => number) | undefined;
  /** And of the lower right corner. */
  readonly corner: (() => Size) | undefined;
}

export function makeView({ box, fight }: Sights, show: (shown: Shown) => void, { below, corner }: Covers): View {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let size: Size = { width: 0, height: 0 };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const to = (next: Camera, isMoving = false): void => {
    camera = kept(next, box(), size);
    clearTimeout(resting);
    show({ camera, size, isMoving, hexPixels: HEX_WIDTH * camera.scale });
  };
  const restSoon = (): void => {
    resting = setTimeout(() => to(camera), REST);
  };
  /** Twice: what covers a corner only then is looked past the second time. */
  const toFight = (look: (opening: Opening) => Camera): void => {
    for (let time = 0; time < 2; time++)
      to(look({ box: box(), view: size, below: below?.() ?? 0, corner: corner?.(), fight: fight() }));
  };
  let lastZoom = Number.NEGATIVE_INFINITY;
  return {
    fit: () => to(fitted(box(), size)),
    open: () => toFight(opened),
    fight: () => toFight((opening) => (opening.fight.length === 0 ? opened(opening) : onFight(opening))),
    pan: (by, isMoving) => to(panned(camera, by), isMoving),
    zoom: (at, factor, isMoving) => {
      to(zoomed(camera, at ?? { x: size.width / 2, y: size.height / 2 }, factor), isMoving);
      lastZoom = performance.now();
      if (isMoving) restSoon();
    },
    reveal: (point) => {
      const free = { ...size, height: size.height - (below?.() ?? 0) };
      to(revealed(camera, point, box(), { view: free, margin: MARGIN, corner: corner?.() }));
    },
    centre: (point, isMoving) => to(centred(point, camera.scale, size), isMoving),
    rest: () => {
      if (performance.now() - lastZoom < REST) restSoon();
      else to(camera);
    },
    resize: (next) => {
      const before = size;
      size = next;
      const by = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 };
      if (before.width === 0) toFight(opened);
      else to(panned(camera, by));
    },
    toDrawing: (at) => toDrawing(camera, at),
    stop: () => clearTimeout(resting),
  };
}
