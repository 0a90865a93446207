import { detailFor } from '../draw/detail.ts';
import { drawPieces } from '../draw/pieces.ts';
import { centreById, HEX_SIZE } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import type { PiecePicture } from '../model-piece.ts';
import { type Act, type ActFrame, type ActScene, moved } from './act.ts';
import { TIMES } from './motion-times.ts';

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
