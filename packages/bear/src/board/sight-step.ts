import type { HexId } from './ground.ts';
import type { SightOptions } from './sight-options.ts';

/** What hinders a line in a hex. Light smoke is a veil; everything else is hard. */
export type Hindrance =
  | 'higherGround'
  | 'plateau'
  | 'standing'
  | 'heavySmoke'
  | 'behindStanding'
  | 'behindHill'
  | 'veil';

/** A step of the line hindered on at least one side. If it crosses a hex, both sides are that hex. */
export interface HinderedStep {
  readonly left: HexId;
  readonly right: HexId;
  readonly leftHindrance: Hindrance | undefined;
  readonly rightHindrance: Hindrance | undefined;
}

export function isHard(hindrance: Hindrance | undefined): hindrance is Exclude<Hindrance, 'veil'> {
  return hindrance !== undefined && hindrance !== 'veil';
}

/** B6.0.3: the less restrictive hex of a step counts, so both must be hard. */
export function isHardStep({ leftHindrance, rightHindrance }: HinderedStep): boolean {
  return isHard(leftHindrance) && isHard(rightHindrance);
}

/** B6.0.7, B6.0.3: if one side is hard and the other veiled, the veil counts as the less restrictive. */
export function isVeiledStep(step: HinderedStep): boolean {
  return step.leftHindrance !== undefined && step.rightHindrance !== undefined && !isHardStep(step);
}

/** The one or two hexes of a step, left first. */
export function sidesOf(step: HinderedStep): readonly { at: HexId; hindrance: Hindrance | undefined }[] {
  const left = { at: step.left, hindrance: step.leftHindrance };
  return step.left === step.right ? [left] : [left, { at: step.right, hindrance: step.rightHindrance }];
}

export function isBlocked(steps: readonly HinderedStep[], options: SightOptions): boolean {
  return steps.some(isHardStep) || isBlockedFromBothSides(steps, options) || isBlockedByVeils(steps);
}

/** B6.0.3: with anyTwo, a hard hex left of one step and another right of a second step block the line. */
export function isBlockedFromBothSides(steps: readonly HinderedStep[], options: SightOptions): boolean {
  if (options.alternatingSides === 'perStep') return false;
  const halves = steps.filter((step) => !isHardStep(step));
  return halves.some((step) => isHard(step.leftHindrance)) && halves.some((step) => isHard(step.rightHindrance));
}

/** B6.0.7 */
export function isBlockedByVeils(steps: readonly HinderedStep[]): boolean {
  return steps.filter(isVeiledStep).length >= 2;
}

/** B6.0.4: the levels at which things in a hex hinder the line: ground by its own level, the rest by its top. */
export interface Bars {
  readonly ground: number;
  /** For woods and buildings. */
  readonly standing: number;
  readonly smoke: number;
}

/** Higher than any ground. */
const UNREACHED = 9;

/** B6.0.5: the bars between ends of these levels. */
export function barsOnLine(from: number, to: number, options: SightOptions): Bars {
  const high = Math.max(from, to);
  // The plateau effect: seen from below, ground as high as the higher end is enough.
  if (from !== to) return { ground: high, standing: high, smoke: high };
  const isOnHill = high > 0;
  return {
    ground: isOnHill && options.sameLevelPlateau === 'blocked' ? high : high + 1,
    standing: isOnHill && options.woodsBelowHill === 'clear' ? high + 1 : high,
    smoke: high,
  };
}

/** B6.0.6: the lower bars for the step next to the lower end; the one for ground applies only off the slope. */
export function barsOfBlindSpot(from: number, to: number, options: SightOptions): Bars {
  if (from === to) return barsOnLine(from, to, options);
  const above = Math.min(from, to) + 1;
  return { ground: options.hillBlindSpot === 'offSlope' ? above : UNREACHED, standing: above, smoke: above };
}

/** What in a hex reaches the bar. Light smoke comes last, as it only veils where others block (B6.0.7). */
export function standingAbove(
  bars: Bars,
  level: number,
  standing: number,
  smoke: number,
): 'standing' | 'heavySmoke' | 'veil' | undefined {
  if (standing > 0 && level + standing >= bars.standing) return 'standing';
  if (smoke === 0 || level + smoke < bars.smoke) return undefined;
  return smoke === 1 ? 'veil' : 'heavySmoke';
}
