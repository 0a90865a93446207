import type { ProfileHex, ProfileStep } from '../face/sight.ts';

/** The figure of a profile: for each step its ground, what stands on it and its smoke as boxes, and the eyes at its ends. */
export interface ProfileShape {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ProfileBox[];
  readonly eyes: readonly [ProfilePoint, ProfilePoint];
}

export interface ProfilePoint {
  readonly x: number;
  readonly y: number;
}

export interface ProfileBox extends ProfilePoint {
  readonly width: number;
  readonly height: number;
  readonly what: 'ground' | 'standing' | 'smoke';
  readonly blocks: boolean;
  readonly name: string;
}

const STEP = 24;
const LEVEL = 14;
const BASE = 6;
/** Two hills, what stands on one, and some air. */
const LEVELS = 4;
const EYE = 4;

/** Sizes in units of the figure, y downward. Two hexes of one step stand side by side, each of half its width. */
export function profileShape(steps: readonly ProfileStep[]): ProfileShape {
  const height = BASE + LEVELS * LEVEL;
  const groundY = (level: number): number => height - BASE - level * LEVEL;
  const boxes = steps.flatMap(({ hexes }, place) =>
    hexes.flatMap((hex, side) => {
      const width = STEP / hexes.length;
      const x = place * STEP + side * width;
      return boxesOf(hex, x, width, groundY, height);
    }),
  );
  const eyeOf = (place: number): ProfilePoint => ({
    x: place * STEP + STEP / 2,
    y: groundY(steps[place]?.hexes[0]?.level ?? 0) - EYE,
  });
  return { width: steps.length * STEP, height, boxes, eyes: [eyeOf(0), eyeOf(steps.length - 1)] };
}

function boxesOf(
  { level, top, smoke, blocks, name }: ProfileHex,
  x: number,
  width: number,
  groundY: (level: number) => number,
  bottom: number,
): ProfileBox[] {
  const box = (what: ProfileBox['what'], from: number, to: number): ProfileBox => ({
    x,
    y: to,
    width,
    height: from - to,
    what,
    blocks,
    name,
  });
  return [
    box('ground', bottom, groundY(level)),
    ...(top > level ? [box('standing', groundY(level), groundY(top))] : []),
    ...(smoke > 0 ? [box('smoke', groundY(level), groundY(level + smoke))] : []),
  ];
}
