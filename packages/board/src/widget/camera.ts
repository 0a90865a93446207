import type { Point } from '@sandtable/hex';
import type { Box } from '../draw/plane.ts';

/** The visible part of the drawing: screen = point times `scale`, plus x and y. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** For a hex of 120 units: from a dot of 6 pixels, so that twelve boards fit a phone, to 210, at which every figure is large. */
const LEAST_SCALE = 0.05;
const MOST_SCALE = 1.75;

export function toScreen({ x, y, scale }: Camera, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

export function toDrawing({ x, y, scale }: Camera, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

/** The whole drawing, as large as possible and centred. */
export function fitted(box: Box, view: Size): Camera {
  const scale = limited(Math.min(view.width / box.width, view.height / box.height));
  return centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale, view);
}

export function centred(point: Point, scale: number, { width, height }: Size): Camera {
  return { x: width / 2 - point.x * scale, y: height / 2 - point.y * scale, scale };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** The point under this screen position stays there. */
export function zoomed(camera: Camera, at: Point, factor: number): Camera {
  const scale = limited(camera.scale * factor);
  const still = toDrawing(camera, at);
  return { x: at.x - still.x * scale, y: at.y - still.y * scale, scale };
}

/** Keeps some of the drawing visible: its edge never passes the middle of the screen, or of the part that nothing covers below. */
export function kept(camera: Camera, box: Box, { width, height }: Size, below = 0): Camera {
  const { scale } = camera;
  return {
    scale,
    x: clamp(camera.x, width / 2 - (box.x + box.width) * scale, width / 2 - box.x * scale),
    y: clamp(camera.y, (height - below) / 2 - (box.y + box.height) * scale, height / 2 - box.y * scale),
  };
}

/** The screen, the margin that counts as out of view, and the size of what covers its lower right corner. */
export interface Frame {
  readonly view: Size;
  readonly margin: number;
  readonly corner?: Size | undefined;
}

/** Moves only if the point is not visible: to the middle, showing as little empty table as possible. */
export function revealed(camera: Camera, point: Point, box: Box, frame: Frame): Camera {
  if (isSeen(camera, point, frame)) return camera;
  const middle = centred(point, camera.scale, frame.view);
  const full = filled(middle, box, frame.view);
  return isSeen(full, point, frame) ? full : middle;
}

export function isSeen(camera: Camera, point: Point, { view, margin, corner }: Frame): boolean {
  const { x, y } = toScreen(camera, point);
  if (x < margin || y < margin || x > view.width - margin || y > view.height - margin) return false;
  if (corner === undefined || corner.width === 0) return true;
  return x <= view.width - corner.width - margin / 2 || y <= view.height - corner.height - margin / 2;
}

/** The screen minus the parts covered at its upper and lower edge. */
export interface FreePart {
  readonly view: Size;
  readonly above: number;
  readonly below: number;
  readonly margin: number;
}

/** Half a counter, in pixels. */
const LEAST_EDGE = 24;

/** Moves only if one of the points is outside the free part: as little as possible, zooming out if they do not all fit. */
export function clearOf(camera: Camera, points: readonly Point[], { view, above, below, margin }: FreePart): Camera {
  const [first] = points;
  if (first === undefined) return camera;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // In a low free part, shrink the margin before zooming out.
  const tall = Math.max(2, view.height - above - below);
  const edge = clamp(
    (tall - high * camera.scale) / 2,
    Math.min(LEAST_EDGE, tall / 4),
    Math.min(margin, (tall - 1) / 2),
  );
  const free = { width: view.width - 2 * margin, height: tall - 2 * edge };
  const scale = limited(Math.min(camera.scale, free.width / wide, free.height / high));
  const middle = { x: view.width / 2, y: above + tall / 2 };
  const zoomedOut = scale === camera.scale ? camera : zoomed(camera, middle, scale / camera.scale);
  const at = toScreen(zoomedOut, { x: left, y: top });
  const into = (place: number, length: number, start: number, room: number): number =>
    clamp(place, start, Math.max(start, start + room - length)) - place;
  return panned(zoomedOut, {
    x: into(at.x, wide * scale, margin, free.width),
    y: into(at.y, high * scale, above + edge, free.height),
  });
}

export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** A drawing larger than the screen fills it; a smaller one is centred. */
export function filled({ x, y, scale }: Camera, box: Box, { width, height }: Size): Camera {
  return {
    scale,
    x: along(x, -box.x * scale, box.width * scale, width),
    y: along(y, -box.y * scale, box.height * scale, height),
  };
}

function along(at: number, start: number, length: number, room: number): number {
  return length < room ? start + (room - length) / 2 : clamp(at, start + room - length, start);
}

export function windowOf({ x, y, scale }: Camera, { width, height }: Size): Box {
  return { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
}

/** The share of a box that lies within another, from 0 to 1. */
export function shareIn(box: Box, window: Box): number {
  const wide = Math.min(box.x + box.width, window.x + window.width) - Math.max(box.x, window.x);
  const high = Math.min(box.y + box.height, window.y + window.height) - Math.max(box.y, window.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height);
}

export function isWithin({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height;
}

function limited(scale: number): number {
  return clamp(scale, LEAST_SCALE, MOST_SCALE);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
