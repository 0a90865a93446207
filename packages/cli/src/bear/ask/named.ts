import { type Battle, counterNamed, hexNamed, type Names } from '@sandtable/bear';
import { bad, ok, type Reason } from '@sandtable/kernel';
import { optionValue } from '../../desk/asked.ts';

/** The counter that is asked about; a word that is none ends the question. */
export function unitAsked({ pack: { counters } }: Battle, word: string, option: string): number {
  const unit = counterNamed(counters, word);
  return optionValue(unit === -1 ? bad(option, 'a counter of the pack, such as g03', word) : ok(unit));
}

export function hexAsked({ map }: Battle, name: string, option: string): number {
  return optionValue(hexNamed(map, name, option));
}

/** Reasons for those who read JSON: hexes and counters by name. */
export function namedReasons(reasons: readonly Reason[], names: Names): object[] {
  return reasons.map(({ at, unit, ...reason }) => ({
    ...reason,
    ...(at === undefined ? {} : { at: names.hex(at) }),
    ...(unit === undefined ? {} : { unit: names.unit(unit) }),
  }));
}
