import type { Reason } from '@sandtable/kernel';

/** What hexes and units are called. */
interface Names {
  hex(hex: number): string;
  unit(unit: number): string;
}

/** Reasons for those who read JSON: hexes and units by name. */
export function namedReasons(reasons: readonly Reason[], names: Names): object[] {
  return reasons.map(({ at, unit, ...reason }) => ({
    ...reason,
    ...(at === undefined ? {} : { at: names.hex(at) }),
    ...(unit === undefined ? {} : { unit: names.unit(unit) }),
  }));
}
