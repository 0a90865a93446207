import { distance, hexOf } from '@sandtable/hex';
import { denied, grant, type Reason, type Verdict } from '@sandtable/kernel';
import type { SightOptions } from './sight-options.ts';
import type { Ground } from './ground.ts';
import {
  type HinderedStep,
  isBlocked,
  isBlockedByVeils,
  isBlockedFromBothSides,
  isHard,
  isHardStep,
  isVeiledStep,
  sidesOf,
} from './sight-step.ts';
import { hinderedSteps, type Smoke } from './sight-walk.ts';

/** What a granted line of sight is like. */
export interface Sight {
  /** B6.0.7: one veil gives the target +1 DM, two hide it. */
  readonly veils: 0 | 1;
}

/** Why a hex is seen or not, and the rule behind it. */
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
 * B6.0: is there a line of sight between two hexes? Denied with everything that blocks it, in order from the viewer to
 * the target; granted with the veil it passes. A hex outside the map counts as open ground of level 0. Nothing that is more
 * than `farthest` away is seen, whatever lies between (G3.3a).
 */
export function judgeSight(
  ground: Ground,
  smoke: Smoke,
  options: SightOptions,
  from: number,
  to: number,
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

function reason(key: SightKey, at?: number): Reason<SightKey> {
  return at === undefined ? { rule: RULES[key], key } : { rule: RULES[key], key, at };
}
