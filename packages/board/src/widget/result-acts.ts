import type { Point } from '@sandtable/hex';
import { drawCardBack, drawCheckCard } from '../draw/effects.ts';
import { drawFlags, drawMarkers } from '../draw/markers.ts';
import { flagHeart, isObjective } from '../draw/objectives.ts';
import { centreById, HEX_SIZE, HEX_WIDTH } from '../draw/plane.ts';
import { textScale } from '../draw/scene.ts';
import { drawStampDice, drawStampWord, STAMP_REACH, stampScale } from '../draw/stamp.ts';
import type { MarkerPicture } from '../model.ts';
import type { Check, Hoist, Stamp } from '../model-motion.ts';
import {
  type Act,
  type ActFrame,
  type Acts,
  type ActScene,
  effect,
  pieceAct,
  shaking,
  spendActs,
  TIMES,
} from './act.ts';

/** The dice fall, the word is stamped below them, and the hit piece shakes; then both lift off. */
export function stampActs(motion: Stamp, scene: ActScene): Acts[] {
  const at = centreById(scene.plane, motion.at);
  if (at === undefined) return [];
  const size = stampScale(textScale(scene.look.hexPixels));
  const dice: Act[] =
    motion.dice.length === 0
      ? []
      : [
          effect(at, drawStampDice(motion), {
            frames: motion.word === '' ? fallingDice(size) : diceFrames(size, motion.isLying === true),
            time: motion.word === '' ? TIMES.dice : TIMES.stamp,
            reach: STAMP_REACH,
            beats: motion.isLying === true ? [] : [{ beat: 'dice', after: 60 }],
          }),
        ];
  const word: Act[] =
    motion.word === ''
      ? []
      : [
          effect(at, drawStampWord(motion), {
            frames: wordFrames(size),
            time: TIMES.stamp,
            reach: STAMP_REACH,
            beats: [{ beat: 'word', after: 80 }],
          }),
        ];
  const shaken = pieceAct(scene, scene.pieces, motion.shaken, {
    frames: shaking(),
    time: TIMES.mark,
    easing: 'linear',
  });
  const acts = [...shaken, ...dice, ...word].map((act) => ({ ...act, stamped: motion.at }));
  return acts.length === 0 ? [] : [acts];
}

/** They drop from above, bounce once, and lie still. */
function fallingDice(size: number): ActFrame[] {
  return [
    { transform: `translate(0, -46px) rotate(-24deg) scale(${size})`, opacity: 0 },
    { transform: `translate(0, 4px) rotate(4deg) scale(${size})`, opacity: 1, offset: 0.4 },
    { transform: `scale(${size})`, opacity: 1, offset: 0.65 },
    { transform: `scale(${size})`, opacity: 1 },
  ];
}

/** The dice fall (or already lie), and then lift off with the word. */
function diceFrames(size: number, isLying: boolean): ActFrame[] {
  const lie = { transform: `scale(${size})`, opacity: 1 };
  return [
    ...(isLying
      ? [lie]
      : fallingDice(size)
          .slice(0, 3)
          .map((frame, at) => ({ ...frame, offset: [0, 0.14, 0.22][at] ?? 0 }))),
    { ...lie, offset: 0.86 },
    { transform: `translate(0, -14px) scale(${size})`, opacity: 0 },
  ];
}

/** Shrinks from 1.7 times its size in a tenth of a second. */
function wordFrames(size: number): ActFrame[] {
  return [
    { transform: `scale(${1.7 * size})`, opacity: 0 },
    { transform: `scale(${size})`, opacity: 1, offset: 0.16 },
    { transform: `scale(${size})`, opacity: 1, offset: 0.86 },
    { transform: `translate(0, -14px) scale(${size})`, opacity: 0 },
  ];
}

/** To the right of the counter, clear of its figures and the dice; in another corner if a flag is there. */
const BESIDE = [
  { x: HEX_SIZE * 0.86, y: -HEX_SIZE * 0.5 },
  { x: -HEX_SIZE * 0.86, y: -HEX_SIZE * 0.5 },
  { x: HEX_SIZE * 0.86, y: HEX_SIZE * 0.5 },
  { x: -HEX_SIZE * 0.86, y: HEX_SIZE * 0.5 },
] as const;
/** Minimum distance between the middle of a check card and that of a flag. */
const CLEAR = HEX_SIZE * 0.9;

function besideCounter({ x, y }: Point, { plane, markers, pieces }: ActScene): Point {
  const occupied = new Set(pieces.map(({ at }) => at));
  const flags = markers.filter(isObjective).flatMap(({ at }) => {
    const heart = centreById(plane, at);
    return heart === undefined ? [] : [flagHeart(heart, occupied.has(at))];
  });
  const spots = BESIDE.map((by) => ({ x: x + by.x, y: y + by.y }));
  const isClear = (spot: Point): boolean => flags.every((flag) => Math.hypot(flag.x - spot.x, flag.y - spot.y) > CLEAR);
  return spots.find(isClear) ?? spots[0] ?? { x, y };
}

/** The card's back, then the number drawn; it stays while pieces become spent. */
export function checkActs({ at, number, text, pieces }: Check, scene: ActScene): Acts[] {
  const heart = centreById(scene.plane, at);
  if (heart === undefined) return [];
  const place = besideCounter(heart, scene);
  const size = stampScale(textScale(scene.look.hexPixels));
  const [wide, thin] = [`scale(${size})`, `scale(${size * 0.05}, ${size})`];
  const face = drawCheckCard(number, text, pieces.length > 0);
  const half = { time: TIMES.check / 2, reach: 70 };
  const turning = [{ transform: thin }, { transform: wide, offset: 0.4 }, { transform: wide }];
  const still = [{ transform: wide }, { transform: wide }];
  return [
    [
      effect(place, drawCardBack(), {
        ...half,
        frames: [{ transform: wide }, { transform: thin }],
        beats: [{ beat: 'card', after: 0 }],
      }),
    ],
    [effect(place, face, { ...half, frames: turning })],
    [...spendActs(scene, pieces), effect(place, face, { ...half, time: TIMES.spend, frames: still })],
  ];
}

/** The old flag comes down, the rim changes colour, the new flag goes up. */
export function hoistActs({ at }: Hoist, scene: ActScene): Acts[] {
  const isIts = (marker: MarkerPicture): boolean => marker.at === at && isObjective(marker);
  const [before, after] = [scene.markers.filter(isIts), scene.lastMarkers.filter(isIts)];
  const down: ActFrame[] = [
    { transform: 'none', opacity: 1 },
    { transform: 'translate(0, 26px)', opacity: 0 },
  ];
  const up: ActFrame[] = [
    { transform: 'translate(0, 26px)', opacity: 0 },
    { transform: 'translate(0, 10px) skewY(-6deg)', opacity: 1, offset: 0.4 },
    { transform: 'translate(0, -5px) skewY(5deg)', opacity: 1, offset: 0.75 },
    { transform: 'none', opacity: 1 },
  ];
  const acts = [flagActs(scene, before, at, down), flagActs(scene, after, at, up)];
  const [first = [], ...others] = acts.filter((each) => each.length > 0);
  return first.length === 0
    ? []
    : [first.map((act, place) => (place === 0 ? { ...act, beats: [FLAG] } : act)), ...others];
}

const FLAG = { beat: 'flag', after: 0 } as const;
const STILL: readonly ActFrame[] = [{ transform: 'none' }, { transform: 'none' }];

/** The rim stays; the flag moves. */
function flagActs(
  { plane, look, pieces }: ActScene,
  markers: readonly MarkerPicture[],
  at: string,
  frames: readonly ActFrame[],
): Act[] {
  const heart = centreById(plane, at);
  if (heart === undefined || markers.length === 0) return [];
  const { theme, hexPixels } = look;
  const markerLook = { theme, textScale: textScale(hexPixels), unit: HEX_WIDTH / hexPixels };
  const act = (text: string, how: readonly ActFrame[]): Act => ({
    ...effect(heart, text, { frames: how, time: TIMES.hoist / 2, reach: HEX_SIZE + 30 }),
    middle: heart,
    furled: at,
  });
  return [
    act(drawMarkers(plane, markers, markerLook).join(''), STILL),
    act(drawFlags(plane, markers, pieces, markerLook).join(''), frames),
  ];
}
