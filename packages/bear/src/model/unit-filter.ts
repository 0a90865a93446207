import type { UnitFilter } from './special-rule.ts';
import { isFoot, isGun, isVehicle, type UnitType } from './unit-type.ts';

/** A crew's weapon: its firepower stands in a white box. */
function isCrewed({ whiteBox }: UnitType): boolean {
  return whiteBox.red || whiteBox.blue;
}

const FITS: Readonly<Record<UnitFilter, (type: UnitType) => boolean>> = {
  all: () => true,
  foot: isFoot,
  squads: ({ kind }) => kind === 'squad',
  crewed: isCrewed,
  mortars: ({ kind }) => kind === 'mortar',
  guns: isGun,
  vehicles: isVehicle,
  tanks: ({ kind }) => kind === 'tank',
  vehiclesOrCrewed: (type) => isVehicle(type) || isCrewed(type),
};

/** Is it one of those that a rule or an option means? */
export function fitsFilter(type: UnitType, filter: UnitFilter): boolean {
  return FITS[filter](type);
}
