import type { Point } from '@sandtable/hex';
import { detailFor } from '../draw/detail.ts';
import { drawPieces } from '../draw/pieces.ts';
import { centreById, HEX_SIZE, type Plane } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import { num } from '../draw/svg.ts';
import type { Beat, Motion, Shot } from '../model-motion.ts';
import type { PiecePicture } from '../model-piece.ts';
import type { MarkerPicture } from '../model.ts';

/** A small drawing that moves over the map for a while. */
export interface Act {
  readonly text: string;
  /** The middle of the drawing in its own units, placed at the map point `at`. */
  readonly middle: Point;
  readonly at: Point;
  readonly reach: number;
  /** How it moves and changes from there, in map units. */
  readonly frames: readonly ActFrame[];
  readonly time: number;
  readonly easing: string;
  /** The pieces hidden while it plays, which it replaces. */
  readonly lifted: readonly string[];
  /** The hex whose marker it replaces. */
  readonly furled?: string | undefined;
  /** The hex whose dice it picks up. */
  readonly stamped?: string | undefined;
  /** Its sounds, and after how many milliseconds. */
  readonly beats?: readonly ActBeat[] | undefined;
}

export interface ActBeat {
  readonly beat: Beat;
  readonly after: number;
}

export interface ActFrame {
  readonly transform: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly clipPath?: string;
}

/** The table while a motion is played. */
export interface ActScene {
  readonly plane: Plane;
  readonly look: Look;
  readonly pieces: readonly PiecePicture[];
  readonly markers: readonly MarkerPicture[];
  /** The pieces of the final scene. */
  readonly last: readonly PiecePicture[];
  readonly lastMarkers: readonly MarkerPicture[];
}

export type Acts = readonly Act[];

export function moved({ x, y }: Point): string {
  return `translate(${num(x)}px, ${num(y)}px)`;
}

export function effect(at: Point, text: string, course: Pick<Act, 'frames' | 'time' | 'reach' | 'beats'>): Act {
  return { text, middle: { x: 0, y: 0 }, at, easing: 'linear', lifted: [], ...course };
}

/** In milliseconds at a pace of 1: a shot flies, its effect shows, and the dice give the margin. */
export const TIMES = {
  hex: 180,
  shot: 250,
  shell: 450,
  impact: 260,
  barrage: 520,
  stamp: 640,
  dice: 240,
  check: 300,
  spend: 160,
  flip: 300,
  fall: 300,
  leave: 180,
  mark: 220,
  hoist: 700,
} as const;

/** The longest a player should have to watch, however much happens: enough for about eight full-length attacks. */
const MOST = 9000;

export function timeOf(motion: Motion): number {
  switch (motion.kind) {
    case 'slide':
      return TIMES.hex * Math.max(1, motion.path.length - 1);
    case 'shot':
      return flightOf(motion) + TIMES.impact;
    case 'check':
      return TIMES.check + TIMES.spend;
    case 'stamp':
      return motion.word === '' ? TIMES.dice : TIMES.stamp;
    case 'barrage':
    case 'spend':
    case 'flip':
    case 'fall':
    case 'leave':
    case 'mark':
    case 'hoist':
      return TIMES[motion.kind];
  }
}

/** A shot from off the map has no flight, except for a falling shell. */
function flightOf({ from, to, isArc }: Shot): number {
  if (from === null || from === to) return from === null && isArc === true ? TIMES.shot : 0;
  return isArc === true ? TIMES.shell : TIMES.shot;
}

/** The pace at which everything ends in time. */
export function paceFor(motions: readonly Motion[], pace: number): number {
  const all = motions.reduce((sum, motion) => sum + timeOf(motion), 0) * pace;
  return all > MOST ? (pace * MOST) / all : pace;
}

/** A hex and what sticks out of it. */
export const REACH = HEX_SIZE + 16;

type Course = Pick<Act, 'frames' | 'time' | 'easing' | 'beats'>;

/** One piece, lifted from its hex. */
export function pieceAct(scene: ActScene, among: readonly PiecePicture[], id: string | null, course: Course): Act[] {
  const { plane, look } = scene;
  const piece = among.find((each) => each.id === id);
  const at = piece === undefined ? undefined : centreById(plane, piece.at);
  if (piece === undefined || at === undefined) return [];
  return [
    {
      text: drawPieces(plane, [piece], pieceLook(look)),
      middle: at,
      at,
      reach: REACH,
      lifted: [piece.id],
      ...course,
    },
  ];
}

export function shaking(): ActFrame[] {
  return [0, -6, 5, -4, 3, 0].map((by) => ({ transform: `${moved({ x: by, y: 0 })} rotate(${by}deg)` }));
}

/** From left to right across the counter, not the whole hex. */
function wiped(): ActFrame[] {
  const edge = Math.round((50 * (REACH - 0.35 * 2 * HEX_SIZE)) / REACH);
  return [
    { transform: 'none', clipPath: `inset(0 ${100 - edge}% 0 0)` },
    { transform: 'none', clipPath: `inset(0 ${edge}% 0 0)` },
  ];
}

/** Nothing is lifted: the piece below shows until it is covered. */
export function spendActs(scene: ActScene, ids: readonly string[]): Act[] {
  const spent = scene.pieces.map((piece) => ({ ...piece, spent: true }));
  const course = { frames: wiped(), time: TIMES.spend, easing: 'linear' };
  return ids.flatMap((id, place) => {
    const beats = place === 0 ? [{ beat: 'bar', after: 0 } as const] : undefined;
    return pieceAct(scene, spent, id, { ...course, beats }).map((act) => ({ ...act, lifted: [] }));
  });
}

export function pieceLook({ theme, turning, hexPixels, symbols = 'pictures' }: Look): Parameters<typeof drawPieces>[2] {
  return { theme, turning, symbols, fanned: null, detail: detailFor(hexPixels) };
}
