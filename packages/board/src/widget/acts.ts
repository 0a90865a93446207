import { opposite, type Point } from '@sandtable/hex';
import { afterMotion, slid } from '../after-motion.ts';
import { detailFor } from '../draw/detail.ts';
import { drawPieces } from '../draw/pieces.ts';
import { APOTHEM, centreById, HEX_SIZE, outward, type Plane } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import { placePieces } from '../draw/stack.ts';
import type { Flip, Motion, Slide } from '../model-motion.ts';
import type { PiecePicture } from '../model-piece.ts';
import { type Act, type ActFrame, type ActScene, moved } from './act.ts';
import { TIMES } from './motion-times.ts';
import { shotActs } from './shot-acts.ts';

const EVEN = 'linear';
const SOFT = 'cubic-bezier(0.45, 0, 0.3, 1)';
/** A hex with what sticks out of it. */
const REACH = HEX_SIZE + 16;

/** A motion as what is seen of it, one act after the other; none if nothing of it is on the map. */
export function actsOf(motion: Motion, scene: ActScene): Act[] {
  switch (motion.kind) {
    case 'slide':
      return slideActs(motion, scene);
    case 'shot':
      return shotActs(motion, scene);
    case 'flip':
      return flipActs(motion, scene);
    case 'fall':
      return pieceAct(scene, scene.pieces, motion.piece, {
        frames: [
          { transform: 'none', opacity: 1 },
          { transform: 'translate(0, 4px) rotate(6deg) scale(1.04)', opacity: 1, offset: 0.35 },
          { transform: 'translate(0, 18px) rotate(20deg) scale(0.5)', opacity: 0 },
        ],
        time: TIMES.fall,
        easing: EVEN,
      });
    case 'leave':
      return pieceAct(scene, scene.pieces, motion.piece, {
        frames: [
          { transform: 'none', opacity: 1 },
          { transform: 'scale(0.8)', opacity: 0 },
        ],
        time: TIMES.leave,
        easing: EVEN,
      });
    case 'mark':
      return pieceAct(scene, afterMotion(scene.pieces, motion, scene.last), motion.piece, {
        frames: [0, -6, 5, -4, 3, 0].map((by) => ({ transform: `${moved({ x: by, y: 0 })} rotate(${by}deg)` })),
        time: TIMES.mark,
        easing: EVEN,
      });
  }
}

function slideActs(motion: Slide, scene: ActScene): Act[] {
  const { plane, pieces, last } = scene;
  const goers = slid(pieces, motion, last);
  const points = motion.path.flatMap((hex) => centreById(plane, hex) ?? []);
  const [start] = points;
  if (start === undefined || goers.length === 0) return [];
  const frames = points.length === 1 ? comingFrames(plane, motion) : goingFrames(points, shiftOf(scene, motion));
  return [
    {
      text: drawPieces(plane, goers, pieceLook(scene.look)),
      middle: start,
      at: start,
      reach: REACH,
      frames,
      time: TIMES.hex * Math.max(1, points.length - 1),
      easing: SOFT,
      lifted: motion.pieces,
    },
  ];
}

/** From hex to hex; in a pile the topmost lies a little off the middle, and there it begins. */
function goingFrames(points: readonly Point[], shift: Point): ActFrame[] {
  const [start = shift] = points;
  return points.map((point, place) => {
    const by = place === 0 ? shift : { x: point.x - start.x, y: point.y - start.y };
    const isBetween = place > 0 && place < points.length - 1;
    return { transform: `${moved(by)} scale(${isBetween ? 1.06 : 1})` };
  });
}

function shiftOf({ plane, pieces }: ActScene, motion: Slide): Point {
  const top = motion.pieces.at(-1);
  for (const { heart, shown } of placePieces(plane, pieces, null)) {
    const placed = shown.find(({ piece }) => piece.id === top);
    if (placed !== undefined) return { x: placed.at.x - heart.x, y: placed.at.y - heart.y };
  }
  return { x: 0, y: 0 };
}

/** Onto the map from behind, as far as one can tell where that is. */
function comingFrames(plane: Plane, { facing }: Slide): ActFrame[] {
  const back = facing === null ? { x: 0, y: 0 } : outward(plane, opposite(facing));
  const by = { x: back.x * APOTHEM * 1.5, y: back.y * APOTHEM * 1.5 };
  return [
    { transform: `${moved(by)} scale(0.9)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
}

function flipActs({ from, to }: Flip, scene: ActScene): Act[] {
  const half = TIMES.flip / 2;
  const thin = 'scaleX(0.02)';
  return [
    ...pieceAct(scene, scene.pieces, from, {
      frames: [{ transform: 'none' }, { transform: thin }],
      time: half,
      easing: 'ease-in',
    }),
    ...pieceAct(scene, scene.last, to, {
      frames: [{ transform: thin }, { transform: 'none' }],
      time: half,
      easing: 'ease-out',
    }).map((act) => ({ ...act, lifted: [...act.lifted, from ?? ''] })),
  ];
}

type Course = Pick<Act, 'frames' | 'time' | 'easing'>;

/** One piece, lifted from where it lies. */
function pieceAct({ plane, look }: ActScene, among: readonly PiecePicture[], id: string | null, course: Course): Act[] {
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

function pieceLook({ theme, turning, hexPixels, symbols = 'pictures' }: Look): Parameters<typeof drawPieces>[2] {
  return { theme, turning, symbols, fanned: null, detail: detailFor(hexPixels) };
}
