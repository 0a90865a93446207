import type { SightOptions } from './sight-options.ts';

/** What in a hex is in the way of a line. A veil is light smoke, all else is hard. */
export type Hindrance =
  | 'higherGround'
  | 'plateau'
  | 'standing'
  | 'heavySmoke'
  | 'behindStanding'
  | 'behindHill'
  | 'veil';

/** A step of the line with something in the way, at least on one side of it; both sides are one hex where it crosses. */
export interface HinderedStep {
  readonly left: number;
  readonly right: number;
  readonly leftHindrance: Hindrance | undefined;
  readonly rightHindrance: Hindrance | undefined;
}

export function isHard(hindrance: Hindrance | undefined): hindrance is Exclude<Hindrance, 'veil'> {
  return hindrance !== undefined && hindrance !== 'veil';
}

/** B6.0.3: the less restrictive hex of a step counts, so both have to be hard. */
export function isHardStep({ leftHindrance, rightHindrance }: HinderedStep): boolean {
  return isHard(leftHindrance) && isHard(rightHindrance);
}

/** B6.0.7, B6.0.3: where one side is hard and the other veiled, the veil is less restrictive. */
export function isVeiledStep(step: HinderedStep): boolean {
  return step.leftHindrance !== undefined && step.rightHindrance !== undefined && !isHardStep(step);
}

/** The one hex or the two hexes of a step, the left one first. */
export function sidesOf(step: HinderedStep): readonly { at: number; hindrance: Hindrance | undefined }[] {
  const left = { at: step.left, hindrance: step.leftHindrance };
  return step.left === step.right ? [left] : [left, { at: step.right, hindrance: step.rightHindrance }];
}

/** Do these steps together block the line? */
export function isBlocked(steps: readonly HinderedStep[], options: SightOptions): boolean {
  return steps.some(isHardStep) || isBlockedFromBothSides(steps, options) || isBlockedByVeils(steps);
}

/** B6.0.3: under anyTwo a hard hex on the left in one step and one on the right in another are enough. */
export function isBlockedFromBothSides(steps: readonly HinderedStep[], options: SightOptions): boolean {
  if (options.alternatingSides === 'perStep') return false;
  const halves = steps.filter((step) => !isHardStep(step));
  return halves.some((step) => isHard(step.leftHindrance)) && halves.some((step) => isHard(step.rightHindrance));
}

/** B6.0.7: two veils hide. */
export function isBlockedByVeils(steps: readonly HinderedStep[]): boolean {
  return steps.filter(isVeiledStep).length >= 2;
}
