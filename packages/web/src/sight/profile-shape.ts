import type { ProfileHex, ProfileStep } from '../face/sight.ts';

/** The figure of a profile: for each step its ground, what stands on it and its smoke as boxes, and the eyes at its ends. */
export interface ProfileShape {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ProfileBox[];
  readonly eyes: readonly [ProfilePoint, ProfilePoint];
  /** The name of each step, below its middle. */
  readonly names: readonly ProfileName[];
  /** A line for each level. */
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
  /** The top of what stands there: where the line is cut, the mark lies above it. */
  readonly top: number;
}

const STEP = 46;
const LEVEL = 22;
const BASE = 8;
/** For the names below. */
const FOOT = 18;
/** Two hills, what stands on one, and some air. */
const LEVELS = 4;
const LINES = [0, 1, 2];
const EYE = 7;

/** Sizes in pixels, y downward. Two hexes of one step stand side by side, each of half its width. */
export function profileShape(steps: readonly ProfileStep[]): ProfileShape {
  const bottom = BASE + LEVELS * LEVEL;
  const groundY = (level: number): number => bottom - BASE - level * LEVEL;
  const boxes = steps.flatMap(({ hexes }, place) =>
    hexes.flatMap((hex, side) => {
      const width = STEP / hexes.length;
      const x = place * STEP + side * width;
      return boxesOf(hex, x, width, groundY, bottom);
    }),
  );
  const eyeOf = (place: number): ProfilePoint => ({
    x: place * STEP + STEP / 2,
    y: groundY(steps[place]?.hexes[0]?.level ?? 0) - EYE,
  });
  return {
    width: steps.length * STEP,
    height: bottom + FOOT,
    boxes,
    eyes: [eyeOf(0), eyeOf(steps.length - 1)],
    names: steps.map(({ hexes }, place) => ({
      x: place * STEP + STEP / 2,
      y: bottom + FOOT - 5,
      text: hexes.flatMap(({ name }) => (name === '' ? [] : [name])).join('/'),
      blocks: hexes.some(({ blocks }) => blocks),
      top: groundY(Math.max(...hexes.map(({ top }) => top))),
    })),
    levels: LINES.map((level) => ({ level, y: groundY(level) })),
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
