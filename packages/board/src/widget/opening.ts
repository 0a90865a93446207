import type { Point } from '@sandtable/hex';
import { isObjective } from '../draw/objectives.ts';
import { APOTHEM, type Box, centreById, HEX_WIDTH, type Plane } from '../draw/plane.ts';
import type { Scene } from '../model.ts';
import { type Camera, centred, filled, fitted, isSeen, type Size } from './camera.ts';

/** Hexes this wide are large enough: the whole map is shown if it fits, and no part is enlarged further. */
const NEAR = 80 / HEX_WIDTH;
/** From here on a counter's figures are readable. */
const READABLE = 56 / HEX_WIDTH;
/** Margin of map around counters and objectives. */
const ROUND = 1.25 * 2 * APOTHEM;
/** Closer to the edge counts as out of view. */
const EDGE = 30;

/** The centres of all hexes with a counter or an objective. */
export function fightOf(plane: Plane, { pieces, markers }: Scene): Point[] {
  const hexes = [...pieces.map(({ at }) => at), ...markers.filter(isObjective).map(({ at }) => at)];
  return [...new Set(hexes)].flatMap((hex) => centreById(plane, hex) ?? []);
}

export interface Opening {
  readonly box: Box;
  readonly view: Size;
  /** Pixels covered at the lower edge, and the size of what covers the lower right corner. */
  readonly below: number;
  readonly corner: Size | undefined;
  readonly fight: readonly Point[];
}

/** The whole map if its hexes are large enough; otherwise the fight at a readable size. */
export function opened(opening: Opening): Camera {
  const all = fitted(opening.box, opening.view);
  return all.scale >= NEAR || opening.fight.length === 0 ? all : onFight(opening);
}

/** Counters and objectives as large as possible; if they do not fit, as many as can be seen at once. */
export function onFight({ box, view, below, corner, fight }: Opening): Camera {
  const free = { ...view, height: view.height - below };
  const fighting = boxRound(fight, ROUND);
  const fit = Math.min(free.width / fighting.width, free.height / fighting.height);
  // Zoom in slightly if that avoids empty table beside the map.
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
