import type { Point } from '@sandtable/hex';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import {
  between,
  type Camera,
  centred,
  clearOf,
  fitted,
  kept,
  panned,
  revealed,
  type Size,
  toDrawing,
  zoomed,
} from './camera.ts';
import { onFight, opened, type Opening } from './opening.ts';

/** The visible part of the board. Every movement goes through here, so that the map never gets lost. */
export interface View {
  fit(): void;
  /** The first view. */
  open(): void;
  /** Counters and objectives at a readable size. */
  fight(): void;
  pan(by: Point, isMoving: boolean): void;
  zoom(at: Point | null, factor: number, isMoving: boolean): void;
  /** Scrolls a point of the drawing into view if needed. */
  reveal(point: Point): void;
  /** Glides until all these points are in view below what covers the upper edge, in this many milliseconds. */
  glide(points: readonly Point[], above: number, time: number): void;
  /** Glides back to where the person had it before the first glide, unless they have moved the map since. */
  glideBack(time: number): void;
  /** Centres a point of the drawing. */
  centre(point: Point, isMoving: boolean): void;
  rest(): void;
  resize(size: Size): void;
  toDrawing(at: Point): Point;
  /** Shows nothing any more. */
  stop(): void;
}

/** Closer to the edge than this counts as out of view. */
const MARGIN = 60;

/** The camera, the screen, whether a gesture is under way, and the current hex width. */
export interface Shown {
  readonly camera: Camera;
  readonly size: Size;
  readonly isMoving: boolean;
  readonly hexPixels: number;
}

/** Delay after the last wheel or pinch movement before the picture is sharpened. */
const REST = 150;

interface Sights {
  readonly box: () => Box;
  readonly fight: () => readonly Point[];
}

/** What covers the board: revealed points are kept clear of it. */
interface Covers {
  /** Pixels at the lower edge. */
  readonly below: (() => number) | undefined;
  /** The lower right corner. */
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
  /** Twice: the second time takes into account what covers a corner only after the first. */
  const toFight = (look: (opening: Opening) => Camera): void => {
    for (let time = 0; time < 2; time++)
      to(look({ box: box(), view: size, below: below?.() ?? 0, corner: corner?.(), fight: fight() }));
  };
  let lastZoom = Number.NEGATIVE_INFINITY;
  let isSet = false;
  let home: Camera | null = null;
  let step = 0;
  /** The person moves the map: no glide goes on, and none goes back. */
  const taken = (): void => {
    cancelAnimationFrame(step);
    [isSet, home] = [true, null];
  };
  const glideTo = (goal: Camera, time: number): void => {
    cancelAnimationFrame(step);
    const [from, began] = [camera, performance.now()];
    const go = (now: number): void => {
      const part = time === 0 ? 1 : Math.min(1, Math.max(0, now - began) / time);
      to(part === 1 ? goal : between(from, goal, part * part * (3 - 2 * part)), part < 1);
      if (part < 1) step = requestAnimationFrame(go);
    };
    go(began);
  };
  return {
    fit: () => {
      taken();
      to(fitted(box(), size));
    },
    open: () => toFight(opened),
    fight: () => {
      taken();
      toFight((opening) => (opening.fight.length === 0 ? opened(opening) : onFight(opening)));
    },
    pan: (by, isMoving) => {
      taken();
      to(panned(camera, by), isMoving);
    },
    glide: (points, above, time) => {
      const goal = clearOf(camera, points, { view: size, above, below: below?.() ?? 0, margin: MARGIN });
      if (goal.x === camera.x && goal.y === camera.y && goal.scale === camera.scale) return;
      home ??= isSet ? camera : null;
      glideTo(goal, time);
    },
    glideBack: (time) => {
      if (home !== null) glideTo(home, time);
      home = null;
    },
    zoom: (at, factor, isMoving) => {
      taken();
      to(zoomed(camera, at ?? { x: size.width / 2, y: size.height / 2 }, factor), isMoving);
      lastZoom = performance.now();
      if (isMoving) restSoon();
    },
    reveal: (point) => {
      const free = { ...size, height: size.height - (below?.() ?? 0) };
      to(revealed(camera, point, box(), { view: free, margin: MARGIN, corner: corner?.() }));
    },
    centre: (point, isMoving) => {
      taken();
      to(centred(point, camera.scale, size), isMoving);
    },
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
    stop: () => {
      clearTimeout(resting);
      cancelAnimationFrame(step);
    },
  };
}
