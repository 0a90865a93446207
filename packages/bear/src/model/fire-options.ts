import { option } from '../board/option.ts';

/** The switches of fire and rally: every value, the default in front. */
export const FIRE_OPTIONS = {
  /** B6.0.8: from how near must a unit in woods or a building be seen to be attacked? */
  enhancedLOS: ['off', 'adjacentOnly', 'within2'],
  /** B7.1: may red FP be halved to attack a blue DR? */
  crossColour: ['none', 'halve'],
  /** B7.3d: do walls help against high explosive? */
  wallVsHE: ['off', 'on'],
  /** B7.5c: what a stunned vehicle must roll to rally. */
  vehicleStunnedRally: ['10', '9'],
  /** B7.5c: what a suppressed vehicle loses, red / blue. */
  vehicleSuppressed: ['-2/-3', '-3/-5'],
  /** B7.6: where must no enemy be for a unit to rally? */
  rallyPlace: ['adjacent', 'sameHex'],
  /** B7.6.1: does one un-hit friend help, or each of them? */
  rallyStackBonus: ['once', 'perUnit'],
  /** B7.7.3: is a unit good in close combat by its white boxes or by its class? */
  ccModifier: ['box', 'class'],
  /** B15.4: what firing a turret out of the arc costs on top. */
  turretSurcharge: ['1', '2'],
  /** B17.4: the FP of a flamethrower. */
  flameFP: ['2', '3'],
  /** B17.5: are there aircraft? */
  airStrike: ['off', 'on'],
  /** B18.1.2: do mortars fire out of bunkers? */
  bunkerMortarFire: ['on', 'off'],
} as const;

export const fireOptionShape = {
  enhancedLOS: option(FIRE_OPTIONS.enhancedLOS),
  crossColour: option(FIRE_OPTIONS.crossColour),
  wallVsHE: option(FIRE_OPTIONS.wallVsHE),
  vehicleStunnedRally: option(FIRE_OPTIONS.vehicleStunnedRally),
  vehicleSuppressed: option(FIRE_OPTIONS.vehicleSuppressed),
  rallyPlace: option(FIRE_OPTIONS.rallyPlace),
  rallyStackBonus: option(FIRE_OPTIONS.rallyStackBonus),
  ccModifier: option(FIRE_OPTIONS.ccModifier),
  turretSurcharge: option(FIRE_OPTIONS.turretSurcharge),
  flameFP: option(FIRE_OPTIONS.flameFP),
  airStrike: option(FIRE_OPTIONS.airStrike),
  bunkerMortarFire: option(FIRE_OPTIONS.bunkerMortarFire),
};
