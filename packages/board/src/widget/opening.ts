import type { Point } from '@sandtable/hex';
import { isObjective } from '../draw/objectives.ts';
import { APOTHEM, type Box, centreById, HEX_WIDTH, type Plane } from '../draw/plane.ts';
import type { Scene } from '../model.ts';
import { type Camera, centred, filled, fitted, isSeen, type Size } from './camera.ts';

/** Hexes as wide as this are near enough: the whole map is shown where it can have them so, and no part comes nearer. */
const NEAR = 80 / HEX_WIDTH;
/** The figures of a counter can be read from here on. */
const READABLE = 56 / HEX_WIDTH;
/** So much of the map is shown round counters and objectives. */
const ROUND = 1.25 * 2 * APOTHEM;
/** What lies nearer to the edge than this is hardly seen. */
const EDGE = 30;

/** Where the fight is: the middle of every hex with a counter or something worth holding. */
export function fightOf(plane: Plane, { pieces, markers }: Scene): Point[] {
  const hexes = [...pieces.map(({ at }) => at), ...markers.filter(isObjective).map(({ at }) => at)];
  return [...new Set(hexes)].flatMap((hex) => centreById(plane, hex) ?? []);
}

export interface Opening {
  /** The whole drawing. */
  readonly box: Box;
  readonly view: Size;
  /** Pixels at the lower edge that something else covers, and what lies over the lower right corner. */
  readonly below: number;
  readonly corner: Size | undefined;
  readonly fight: readonly Point[];
}

/** The whole map where its hexes are large enough; else the fight, large enough to be read. */
export function opened(opening: Opening): Camera {
  const all = fitted(opening.box, opening.view);
  return all.scale >= NEAR || opening.fight.length === 0 ? all : onFight(opening);
}

/** Counters and objectives as large as they go; where they do not fit, as many of them as can be seen at once. */
export function onFight({ box, view, below, corner, fight }: Opening): Camera {
  const free = { ...view, height: view.height - below };
  const fighting = boxRound(fight, ROUND);
  const fit = Math.min(free.width / fighting.width, free.height / fighting.height);
  // No table beside the map that a slightly nearer look would hide.
  const covering = Math.max(view.width / box.width, view.height / box.height);
  const nearest = Math.max(fit, Math.min(covering, NEAR));
  const scale = Math.min(NEAR, Math.max(READABLE, nearest));
  const frame = { view: free, margin: EDGE, corner };
  const middle = { x: fighting.x + fighting.width / 2, y: fighting.y + fighting.height / 2 };
  const [first, ...others] = [middle, ...fight].map((point) => {
    const camera = filled(centred(point, scale, free), box, free);
    return { camera, seen: fight.filter((each) => isSeen(camera, each, frame)).length, away: apart(point, middle) };
  });
  if (first === undefined) return fitted(box, view);
  return others.reduce((best, each) => {
    const isBetter = each.seen > best.seen || (each.seen === best.seen && each.away < best.away);
    return isBetter ? each : best;
  }, first).camera;
}

function boxRound(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
