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
  /** The middle of the drawing, in its own units; it begins at that point of the map. */
  readonly middle: Point;
  readonly at: Point;
  readonly reach: number;
  /** Where it goes from there, in units of the map, and how it changes. */
  readonly frames: readonly ActFrame[];
  readonly time: number;
  readonly easing: string;
  /** The pieces that it stands for: they are not drawn where they lie. */
  readonly lifted: readonly string[];
  /** The hex whose marker it stands for. */
  readonly furled?: string | undefined;
  /** The hex whose lying dice it takes up. */
  readonly stamped?: string | undefined;
  /** What can be heard of it, and after how many milliseconds. */
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

/** What is on the table while a motion is acted. */
export interface ActScene {
  readonly plane: Plane;
  readonly look: Look;
  readonly pieces: readonly PiecePicture[];
  readonly markers: readonly MarkerPicture[];
  /** As they will be at the end of all. */
  readonly last: readonly PiecePicture[];
  readonly lastMarkers: readonly MarkerPicture[];
}

/** Acts that are seen at once. */
export type Acts = readonly Act[];

/** As a style sheet says it. */
export function moved({ x, y }: Point): string {
  return `translate(${num(x)}px, ${num(y)}px)`;
}

/** An effect over a point of the map. */
export function effect(at: Point, text: string, course: Pick<Act, 'frames' | 'time' | 'reach' | 'beats'>): Act {
  return { text, middle: { x: 0, y: 0 }, at, easing: 'linear', lifted: [], ...course };
}

/** In milliseconds, at a pace of 1. A shot flies, one sees what it did, and the dice say by how much. */
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
  hoist: 400,
} as const;

/** Nobody wants to look on for longer, however much happens at once: so many milliseconds show some eight blows at full length. */
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

/** A shell that comes from beyond the map is seen as it falls; nothing else that comes from nowhere is. */
function flightOf({ from, to, isArc }: Shot): number {
  if (from === null || from === to) return from === null && isArc === true ? TIMES.shot : 0;
  return isArc === true ? TIMES.shell : TIMES.shot;
}

/** The pace at which all of it ends in time. */
export function paceFor(motions: readonly Motion[], pace: number): number {
  const all = motions.reduce((sum, motion) => sum + timeOf(motion), 0) * pace;
  return all > MOST ? (pace * MOST) / all : pace;
}

/** A hex with what sticks out of it. */
export const REACH = HEX_SIZE + 16;

type Course = Pick<Act, 'frames' | 'time' | 'easing' | 'beats'>;

/** One piece, lifted from where it lies. */
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

/** It is struck: to and fro. */
export function shaking(): ActFrame[] {
  return [0, -6, 5, -4, 3, 0].map((by) => ({ transform: `${moved({ x: by, y: 0 })} rotate(${by}deg)` }));
}

/** From its left edge to its right one: only the counter itself, not the whole of its hex. */
function wiped(): ActFrame[] {
  const edge = Math.round((50 * (REACH - 0.35 * 2 * HEX_SIZE)) / REACH);
  return [
    { transform: 'none', clipPath: `inset(0 ${100 - edge}% 0 0)` },
    { transform: 'none', clipPath: `inset(0 ${edge}% 0 0)` },
  ];
}

/** Without lifting: what lies there shows through until it is covered. */
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
