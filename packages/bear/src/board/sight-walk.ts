import { type Hex, hexOf, indexOf, lineShape, shift } from '@sandtable/hex';
import type { SightOptions } from './sight-options.ts';
import type { Ground } from './ground.ts';
import { type Bars, barsOfBlindSpot, barsOnLine, standingAbove } from './heights.ts';
import { type Hindrance, type HinderedStep, isHard } from './sight-step.ts';

/** B13.0a: the smoke of a state, the DM of all its counters together by index of hex; hexes without smoke are left out. */
export type Smoke = ReadonlyMap<number, number>;

/** One line of sight over the ground, and the heights to compare with. */
interface Line {
  readonly ground: Ground;
  readonly smoke: Smoke;
  readonly start: Hex;
  /** From hex's `lineShape`: left, right, left, right ... */
  readonly shape: readonly number[];
  readonly high: number;
  readonly bars: Bars;
  readonly blindSpot: Bars;
  /** The place in `shape` of the step next to the lower end; -1 if the ends are level. */
  readonly nextToLow: number;
}

/** The steps between two hexes in which anything is in the way, from the viewer on. The two ends never are (B6.0). */
export function hinderedSteps(
  ground: Ground,
  smoke: Smoke,
  options: SightOptions,
  from: number,
  to: number,
): HinderedStep[] {
  const line = lineOver(ground, smoke, options, from, to);
  const { shape } = line;
  const steps: HinderedStep[] = [];
  for (let i = 0; i < shape.length; i += 2) {
    const left = hexAlong(line, i);
    const right = shape[i] === shape[i + 1] ? left : hexAlong(line, i + 1);
    const isNextToLow = i === line.nextToLow;
    const leftHindrance = hindranceAt(line, left, isNextToLow);
    const rightHindrance = left === right ? leftHindrance : hindranceAt(line, right, isNextToLow);
    if (leftHindrance !== undefined || rightHindrance !== undefined) {
      steps.push({ left, right, leftHindrance, rightHindrance });
    }
  }
  return steps;
}

function lineOver(ground: Ground, smoke: Smoke, options: SightOptions, from: number, to: number): Line {
  const { area, levels } = ground;
  const start = hexOf(area, from);
  const shape = lineShape(start, hexOf(area, to));
  const fromLevel = levels[from] ?? 0;
  const toLevel = levels[to] ?? 0;
  return {
    ground,
    smoke,
    start,
    shape,
    high: Math.max(fromLevel, toLevel),
    bars: barsOnLine(fromLevel, toLevel, options),
    blindSpot: barsOfBlindSpot(fromLevel, toLevel, options),
    nextToLow: fromLevel === toLevel ? -1 : fromLevel < toLevel ? 0 : shape.length - 2,
  };
}

/** The index of a hex of the line. Outside the map it is -1, which has level and height 0 below: flat open ground. */
function hexAlong({ ground, start, shape }: Line, i: number): number {
  return indexOf(ground.area, shift(start, shape[i] ?? 0));
}

function hindranceAt(line: Line, hex: number, isNextToLow: boolean): Hindrance | undefined {
  const { ground, bars, blindSpot } = line;
  const level = ground.levels[hex] ?? 0;
  if (level >= bars.ground) return level > line.high ? 'higherGround' : 'plateau';
  const standing = ground.heights[hex] ?? 0;
  const smoke = line.smoke.get(hex) ?? 0;
  const above = standingAbove(bars, level, standing, smoke);
  if (!isNextToLow || isHard(above)) return above;
  if (level >= blindSpot.ground && isOffSlope(line, level)) return 'behindHill';
  const behind = standingAbove(blindSpot, level, standing, smoke);
  return behind === 'standing' ? 'behindStanding' : behind;
}

/**
 * B6.0.6: does some step lie wholly below this level, so that the ground does not rise all the way to the higher end? That
 * of the hex itself cannot.
 */
function isOffSlope(line: Line, level: number): boolean {
  for (let i = 0; i < line.shape.length; i += 2) {
    if (isBelow(line, i, level) && isBelow(line, i + 1, level)) return true;
  }
  return false;
}

function isBelow(line: Line, i: number, level: number): boolean {
  return (line.ground.levels[hexAlong(line, i)] ?? 0) < level;
}
