import { distance, type Hex, hexOf, indexOf, lineShape, shift } from '@sandtable/hex';
import { denied, grant, type Reason, type Verdict } from '@sandtable/kernel';
import { type Ground, type HexId, hexId } from './ground.ts';
import {
  type Bars,
  barsOfBlindSpot,
  barsOnLine,
  type HinderedStep,
  type Hindrance,
  isBlocked,
  isBlockedByVeils,
  isBlockedFromBothSides,
  isHard,
  isHardStep,
  isVeiledStep,
  sidesOf,
  standingAbove,
} from './sight-step.ts';
import type { SightOptions } from './sight-options.ts';

export interface Sight {
  /** B6.0.7: one veil gives the target +1 DM; two hide it. */
  readonly veils: 0 | 1;
}

/** The rules of the reasons for and against sight. */
const RULES = {
  sameHex: 'B6.0',
  adjacent: 'B6.0',
  bothSides: 'B6.0.3',
  higherGround: 'B6.0.5',
  plateau: 'B6.0.5',
  standing: 'B6.0.5',
  heavySmoke: 'B6.0.5',
  behindStanding: 'B6.0.6',
  behindHill: 'B6.0.6',
  veil: 'B6.0.7',
  twoVeils: 'B6.0.7',
  beyondSight: 'G3.3a',
} as const;
export type SightKey = keyof typeof RULES;

/**
 * B6.0: whether there is a line of sight between two hexes. A denial lists everything that blocks it, from viewer to
 * target; a grant lists its veil. Hexes off the map count as open ground of level 0. Nothing beyond `farthest` is seen
 * (G3.3a).
 */
export function judgeSight(
  ground: Ground,
  smoke: Smoke,
  options: SightOptions,
  from: HexId,
  to: HexId,
  farthest = Infinity,
): Verdict<Sight, SightKey> {
  const apart = distance(hexOf(ground.area, from), hexOf(ground.area, to));
  if (apart <= 1) return grant({ veils: 0 }, [reason(apart === 0 ? 'sameHex' : 'adjacent')]);
  const steps = hinderedSteps(ground, smoke, options, from, to);
  const against = isBlocked(steps, options) ? reasonsAgainst(steps, options) : [];
  if (apart > farthest) against.unshift({ ...reason('beyondSight'), amount: farthest });
  if (against.length > 0) return denied(against);
  const veil = steps.find(isVeiledStep);
  return veil === undefined ? grant({ veils: 0 }) : grant({ veils: 1 }, veilReasons(veil, 'veil'));
}

function reasonsAgainst(steps: readonly HinderedStep[], options: SightOptions): Reason<SightKey>[] {
  const bothSides = isBlockedFromBothSides(steps, options);
  const twoVeils = isBlockedByVeils(steps);
  const reasons = bothSides ? [reason('bothSides')] : [];
  for (const step of steps) {
    if (bothSides || isHardStep(step)) reasons.push(...hardReasons(step));
    if (twoVeils && isVeiledStep(step)) reasons.push(...veilReasons(step, 'twoVeils'));
  }
  return reasons;
}

function hardReasons(step: HinderedStep): Reason<SightKey>[] {
  return sidesOf(step).flatMap(({ at, hindrance }) => (isHard(hindrance) ? [reason(hindrance, at)] : []));
}

function veilReasons(step: HinderedStep, key: 'veil' | 'twoVeils'): Reason<SightKey>[] {
  return sidesOf(step).flatMap(({ at, hindrance }) => (hindrance === 'veil' ? [reason(key, at)] : []));
}

function reason(key: SightKey, at?: HexId): Reason<SightKey> {
  return at === undefined ? { rule: RULES[key], key } : { rule: RULES[key], key, at };
}

/** B13.0a: the total DM of smoke by hex index; hexes without smoke are left out. */
export type Smoke = ReadonlyMap<HexId, number>;

interface SightLine {
  readonly ground: Ground;
  readonly smoke: Smoke;
  readonly start: Hex;
  /** From `lineShape`: left, right, left, right ... */
  readonly shape: readonly number[];
  readonly high: number;
  readonly bars: Bars;
  readonly blindSpot: Bars;
  /** Index into `shape` of the step next to the lower end; -1 if the ends are level. */
  readonly nextToLow: number;
}

/** The hindered steps between two hexes, starting at the viewer. The end hexes never count (B6.0). */
export function hinderedSteps(
  ground: Ground,
  smoke: Smoke,
  options: SightOptions,
  from: HexId,
  to: HexId,
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

function lineOver(ground: Ground, smoke: Smoke, options: SightOptions, from: HexId, to: HexId): SightLine {
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

/** The index of a hex of the line. Off the map it is -1, which reads as flat open ground: level 0, height 0. */
function hexAlong({ ground, start, shape }: SightLine, i: number): HexId {
  return hexId(indexOf(ground.area, shift(start, shape[i] ?? 0)));
}

function hindranceAt(line: SightLine, hex: HexId, isNextToLow: boolean): Hindrance | undefined {
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
 * B6.0.6: whether some step lies entirely below this level, so that the ground does not rise all the way to the higher
 * end.
 */
function isOffSlope(line: SightLine, level: number): boolean {
  for (let i = 0; i < line.shape.length; i += 2) {
    if (isBelow(line, i, level) && isBelow(line, i + 1, level)) return true;
  }
  return false;
}

function isBelow(line: SightLine, i: number, level: number): boolean {
  return (line.ground.levels[hexAlong(line, i)] ?? 0) < level;
}
