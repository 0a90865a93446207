import type { Point } from '@sandtable/hex';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import {
  between,
  type Camera,
  centred,
  clearOf,
  filled,
  fitted,
  kept,
  panned,
  revealed,
  type Size,
  toDrawing,
  zoomed,
} from './camera.ts';
import { onFight, opened, type Opening } from './opening.ts';

/** The visible part of the board. Every movement goes through here, so that the map never leaves the screen. */
export interface View {
  fit(): void;
  open(): void;
  /** Counters and objectives at a readable size. */
  fight(): void;
  /** Shows the fight, or the whole map if the fight is already shown. */
  fitNext(): void;
  pan(by: Point, isMoving: boolean): void;
  zoom(at: Point | null, factor: number, isMoving: boolean): void;
  /** Scrolls a point of the drawing into view if needed. */
  reveal(point: Point): void;
  /** Glides until all these points are in view, at least `above` pixels below the upper edge, in `time` milliseconds. */
  glide(points: readonly Point[], above: number, time: number): void;
  /** Glides back to where the player had the map before the first glide, unless they have moved it since. */
  glideBack(time: number): void;
  /** Glides as little as possible to have this much room around a point. */
  makeRoom(point: Point, room: Room, time: number): void;
  /** Call when nothing covers the lower edge any more: moves the map so that no empty table shows there. */
  fillBelow(): void;
  /** Glides close up to a point if its hex is too small for a fingertip; false if it is large enough. */
  comeNear(point: Point, time: number): boolean;
  /** Centres a point of the drawing. */
  centre(point: Point, isMoving: boolean): void;
  rest(): void;
  resize(size: Size): void;
  toDrawing(at: Point): Point;
  stop(): void;
}

/** Closer to the edge than this counts as out of view, in pixels. */
const MARGIN = 60;

/** The camera, the screen, whether a gesture is under way, and the current hex width. */
export interface CameraState {
  readonly camera: Camera;
  readonly size: Size;
  readonly isMoving: boolean;
  readonly hexPixels: number;
}

/** A narrower hex cannot be hit by a fingertip: one board fills a phone with wider ones, two do not. After coming near it is this wide, in pixels. */
const FINGERTIP = 18;
const CLOSE_UP = 44;

/** Milliseconds after the last wheel or pinch movement before the picture is sharpened. */
const REST = 150;

/** The room wanted on all sides of a point, and what covers the upper and lower edge, in pixels. */
export interface Room {
  readonly round: number;
  readonly above: number;
  readonly below: number;
}

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

export function makeView({ box, fight }: Sights, show: (shown: CameraState) => void, { below, corner }: Covers): View {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let size: Size = { width: 0, height: 0 };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const to = (next: Camera, isMoving = false): void => {
    camera = kept(next, box(), size, below?.() ?? 0);
    clearTimeout(resting);
    show({ camera, size, isMoving, hexPixels: HEX_WIDTH * camera.scale });
  };
  /** There is no point in zooming out beyond the whole map. */
  const atMostWhole = (next: Camera): Camera => {
    const whole = fitted(box(), size);
    return next.scale > whole.scale ? next : whole;
  };
  const restSoon = (): void => {
    resting = setTimeout(() => to(camera), REST);
  };
  /** Twice: what covers the corner may appear only after the first time. */
  const toFight = (look: (opening: Opening) => Camera): void => {
    for (let time = 0; time < 2; time++)
      to(look({ box: box(), view: size, below: below?.() ?? 0, corner: corner?.(), fight: fight() }));
  };
  const free = (): Size => ({ ...size, height: size.height - (below?.() ?? 0) });
  let lastZoom = Number.NEGATIVE_INFINITY;
  let home: Camera | null = null;
  let step = 0;
  /** Both ends of the current glide. */
  let [from, goal] = [camera, camera];
  /** The player takes over the map: stop gliding, and do not glide back. */
  const taken = (): void => {
    cancelAnimationFrame(step);
    home = null;
  };
  const glideTo = (end: Camera, time: number): void => {
    cancelAnimationFrame(step);
    [from, goal] = [camera, end];
    const began = performance.now();
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
      to(fitted(box(), free()));
    },
    open: () => toFight(opened),
    fight: () => {
      taken();
      toFight(fightIn);
    },
    fitNext: () => {
      taken();
      const before = camera;
      toFight(fightIn);
      if (isSame(before, camera)) to(fitted(box(), free()));
    },
    makeRoom: (point, { round, above, below: under }, time) => {
      const end = clearOf(camera, [point], { view: size, above, below: under, margin: round });
      if (!isSame(end, camera)) glideTo(end, time);
    },
    pan: (by, isMoving) => {
      taken();
      to(panned(camera, by), isMoving);
    },
    glide: (points, above, time) => {
      const end = clearOf(camera, points, { view: size, above, below: below?.() ?? 0, margin: MARGIN });
      if (isSame(end, camera)) return;
      home ??= camera;
      glideTo(end, time);
    },
    glideBack: (time) => {
      if (home !== null) glideTo(home, time);
      home = null;
    },
    zoom: (at, factor, isMoving) => {
      taken();
      to(atMostWhole(zoomed(camera, at ?? { x: size.width / 2, y: size.height / 2 }, factor)), isMoving);
      lastZoom = performance.now();
      if (isMoving) restSoon();
    },
    reveal: (point) => {
      const end = revealed(camera, point, box(), { view: free(), margin: MARGIN, corner: corner?.() });
      // What floats over the map is placed again after every movement, which lays out the page.
      if (!isSame(end, camera)) to(end);
    },
    fillBelow: () => {
      const full = (it: Camera): Camera => ({ ...it, y: filled(it, box(), size).y });
      // Adjust the ends of a glide and the way back too.
      [from, goal, home] = [full(from), full(goal), home === null ? null : full(home)];
      to(full(camera));
    },
    comeNear: (point, time) => {
      if (camera.scale * HEX_WIDTH >= FINGERTIP) return false;
      taken();
      glideTo(filled(centred(point, CLOSE_UP / HEX_WIDTH, free()), box(), free()), time);
      return true;
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
      if (before.width === 0) return toFight(opened);
      // What was in the middle stays there, also for a glide and the way back.
      [from, goal, home] = [panned(from, by), panned(goal, by), home === null ? null : panned(home, by)];
      to(atMostWhole(panned(camera, by)));
    },
    toDrawing: (at) => toDrawing(camera, at),
    stop: () => {
      clearTimeout(resting);
      cancelAnimationFrame(step);
    },
  };
}

function fightIn(opening: Opening): Camera {
  return opening.fight.length === 0 ? opened(opening) : onFight(opening);
}

/** Within half a pixel. */
function isSame(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.scale / b.scale - 1) < 0.001;
}
