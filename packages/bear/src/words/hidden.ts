import type { Reason } from '@sandtable/kernel';
import type { DeployKey } from '../rules/stealth/deploy.ts';
import type { StealthKey } from '../rules/stealth/stealth.ts';
import type { Names } from './fire.ts';

/** Why a unit cannot hide, sneak, be placed or face so. */
export type HiddenKey = StealthKey | DeployKey | 'targetOutOfArc';

export const hiddenWords: Readonly<
  Record<HiddenKey, (told: { readonly hex: string; readonly unit: string }) => string>
> = {
  notHidden: ({ unit }) => `${unit} is not hidden`,
  alreadyHidden: ({ unit }) => `${unit} is already hidden`,
  burdened: ({ unit }) => `only unburdened foot can do this, not ${unit}`,
  isHit: ({ unit }) => `${unit} is hit`,
  seen: ({ hex, unit }) => `the enemy in ${hex} would see where ${unit} goes`,
  openFriend: ({ hex, unit }) => `${unit} in ${hex} is not hidden`,
  notOfZone: ({ hex, unit }) => `${unit} may not set up in ${hex}`,
  cannotStand: ({ hex, unit }) => `${unit} cannot be in ${hex}`,
  discovered: ({ hex, unit }) => `${unit} would be discovered at once in ${hex}`,
  notToPlace: () => 'that unit cannot be placed now',
  targetOutOfArc: () => 'its target must be in its arc',
};

/** One reason in words, with its rule: `an enemy in E09 would see where g03 goes (B10.2)`. */
export function explainHidden({ rule, key, at, unit }: Reason<HiddenKey>, names: Names): string {
  const told = {
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
  };
  return `${hiddenWords[key](told)} (${rule})`;
}
