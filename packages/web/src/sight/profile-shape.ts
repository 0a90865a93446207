import type { ProfileHex, ProfileStep } from '../face/position.ts';

/** The shape of a profile: for each step boxes for its ground, what stands on it and its smoke, and the eyes at both ends. */
export interface ProfileShape {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ProfileBox[];
  readonly eyes: readonly [ProfilePoint, ProfilePoint];
  /** The name of each step, below its middle; if a step has two hexes, the name of the one that blocks. */
  readonly names: readonly ProfileName[];
  readonly levels: readonly { readonly level: number; readonly y: number }[];
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

export interface ProfileName extends ProfilePoint {
  readonly text: string;
  readonly blocks: boolean;
  /** The top of what stands there: the mark where the line of sight is blocked lies above it. */
  readonly top: number;
}

/** Limits of a step's width, in pixels. */
const [NARROW, WIDE] = [27, 46];
const ROOM = 378;
const LEVEL = 22;
const BASE = 8;
/** Room for the names below. */
const FOOT = 18;
/** Levels of air above the highest hex. */
const AIR = 1;
const LEAST_LEVELS = 1;
const EYE = 7;

/** Sizes in pixels, y downward. Two hexes of one step stand side by side, each half as wide. */
export function profileShape(steps: readonly ProfileStep[]): ProfileShape {
  const width = Math.max(NARROW, Math.min(WIDE, Math.floor(ROOM / steps.length)));
  const highest = Math.max(
    LEAST_LEVELS,
    ...steps.flatMap(({ hexes }) => hexes.map(({ top, level, smoke }) => Math.max(top, level + smoke))),
  );
  const bottom = BASE + (highest + AIR) * LEVEL;
  const groundY = (level: number): number => bottom - BASE - level * LEVEL;
  const boxes = steps.flatMap(({ hexes }, place) =>
    hexes.flatMap((hex, side) => {
      const part = width / hexes.length;
      return boxesOf(hex, place * width + side * part, part, groundY, bottom);
    }),
  );
  const eyeOf = (place: number): ProfilePoint => ({
    x: (place + 0.5) * width,
    y: groundY(steps[place]?.hexes[0]?.level ?? 0) - EYE,
  });
  return {
    width: steps.length * width,
    height: bottom + FOOT,
    boxes,
    eyes: [eyeOf(0), eyeOf(steps.length - 1)],
    names: steps.map(({ hexes }, place) => ({
      x: (place + 0.5) * width,
      y: bottom + FOOT - 5,
      text:
        hexes.find(({ blocks, name }) => blocks && name !== '')?.name ??
        hexes.find(({ name }) => name !== '')?.name ??
        '',
      blocks: hexes.some(({ blocks }) => blocks),
      top: groundY(Math.max(...hexes.map(({ top }) => top))),
    })),
    levels: Array.from({ length: highest + 1 }, (_, level) => ({ level, y: groundY(level) })),
  };
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
