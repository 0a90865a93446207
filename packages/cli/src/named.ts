import { type Battle, counterNamed, type Names } from '@sandtable/bear';
import { bad, ok, type Reason } from '@sandtable/kernel';
import { valueOf } from './bad-input.ts';

/** The counter that is asked about; a word that is none ends the command. */
export function unitAsked({ pack: { counters } }: Battle, word: string, field: string): number {
  const unit = counterNamed(counters, word);
  return valueOf(unit === -1 ? bad(field, 'a counter of the pack, such as g03', word) : ok(unit));
}

/** Reasons for those who read JSON: hexes and counters by name. */
export function namedReasons(reasons: readonly Reason[], names: Names): object[] {
  return reasons.map(({ at, unit, ...reason }) => ({
    ...reason,
    ...(at === undefined ? {} : { at: names.hex(at) }),
    ...(unit === undefined ? {} : { unit: names.unit(unit) }),
  }));
}
