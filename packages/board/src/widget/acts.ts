import {
  type ActFrame,
  type Acts,
  type ActScene,
  moved,
  pieceAct,
  pieceLook,
  REACH,
  shaking,
  spendActs,
  TIMES,
} from './act.ts';
import { opposite, type Point } from '@sandtable/hex';
import { afterMotion, slid } from '../after-motion.ts';
import { drawPieces } from '../draw/pieces.ts';
import { APOTHEM, centreById, outward, type Plane } from '../draw/plane.ts';
import { placePieces } from '../draw/stack.ts';
import type { Flip, Motion, Slide } from '../model-motion.ts';
import { checkActs, hoistActs, stampActs } from './result-acts.ts';
import { barrageActs, shotActs } from './shot-acts.ts';

const EVEN = 'linear';
const SOFT = 'cubic-bezier(0.45, 0, 0.3, 1)';

/** A motion as groups of acts, one group after the other. Empty if nothing of it is on the map. */
export function actsOf(motion: Motion, scene: ActScene): Acts[] {
  switch (motion.kind) {
    case 'slide':
      return together(slideActs(motion, scene));
    case 'shot':
      return shotActs(motion, scene);
    case 'barrage':
      return barrageActs(motion, scene);
    case 'stamp':
      return stampActs(motion, scene);
    case 'check':
      return checkActs(motion, scene);
    case 'spend':
      return together(spendActs(scene, motion.pieces));
    case 'flip':
      return flipActs(motion, scene);
    case 'fall':
      return together(
        pieceAct(scene, scene.pieces, motion.piece, {
          frames: [
            { transform: 'none', opacity: 1 },
            { transform: 'translate(0, 4px) rotate(6deg) scale(1.04)', opacity: 1, offset: 0.35 },
            { transform: 'translate(0, 18px) rotate(20deg) scale(0.5)', opacity: 0 },
          ],
          time: TIMES.fall,
          easing: EVEN,
          beats: [{ beat: 'fall', after: 0 }],
        }),
      );
    case 'leave':
      return together(
        pieceAct(scene, scene.pieces, motion.piece, {
          frames: [
            { transform: 'none', opacity: 1 },
            { transform: 'scale(0.8)', opacity: 0 },
          ],
          time: TIMES.leave,
          easing: EVEN,
          beats: [{ beat: 'leave', after: 0 }],
        }),
      );
    case 'mark':
      return together(
        pieceAct(scene, afterMotion(scene.pieces, motion, scene.last), motion.piece, {
          frames: shaking(),
          time: TIMES.mark,
          easing: EVEN,
          beats: [{ beat: 'mark', after: 0 }],
        }),
      );
    case 'hoist':
      return hoistActs(motion, scene);
  }
}

function together(acts: Acts): Acts[] {
  return acts.length === 0 ? [] : [acts];
}

function slideActs(motion: Slide, scene: ActScene): Acts {
  const { plane, pieces, last } = scene;
  const goers = slid(pieces, motion, last);
  const points = motion.path.flatMap((hex) => centreById(plane, hex) ?? []);
  const [start] = points;
  if (start === undefined || goers.length === 0) return [];
  const frames = points.length === 1 ? comingFrames(plane, motion) : goingFrames(points, shiftOf(scene, motion));
  const steps = Math.max(1, points.length - 1);
  return [
    {
      text: drawPieces(plane, goers, pieceLook(scene.look)),
      middle: start,
      at: start,
      reach: REACH,
      frames,
      time: TIMES.hex * steps,
      easing: SOFT,
      lifted: motion.pieces,
      beats: Array.from({ length: steps }, (_, step) => ({ beat: 'step', after: TIMES.hex * (step + 0.5) })),
    },
  ];
}

/** From hex to hex, starting from the offset that the topmost piece of a stack has. */
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

/** Onto the map from behind, judging by the facing. */
function comingFrames(plane: Plane, { facing }: Slide): ActFrame[] {
  const back = facing === null ? { x: 0, y: 0 } : outward(plane, opposite(facing));
  const by = { x: back.x * APOTHEM * 1.5, y: back.y * APOTHEM * 1.5 };
  return [
    { transform: `${moved(by)} scale(0.9)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
}

function flipActs({ from, to }: Flip, scene: ActScene): Acts[] {
  const half = TIMES.flip / 2;
  const thin = 'scaleX(0.02)';
  const before = pieceAct(scene, scene.pieces, from, {
    frames: [{ transform: 'none' }, { transform: thin }],
    time: half,
    easing: 'ease-in',
    beats: [{ beat: 'flip', after: 0 }],
  });
  const after = pieceAct(scene, scene.last, to, {
    frames: [{ transform: thin }, { transform: 'none' }],
    time: half,
    easing: 'ease-out',
  }).map((act) => ({ ...act, lifted: [...act.lifted, from ?? ''] }));
  return [...together(before), ...together(after)];
}
