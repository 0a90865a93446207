import { type Battle, counterNamed, hexNamed } from '@sandtable/bear';
import { bad, ok } from '@sandtable/kernel';
import { optionValue } from '../../desk/asked.ts';

/** The counter that is asked about; a word that is none ends the question. */
export function unitAsked({ pack: { counters } }: Battle, word: string, option: string): number {
  const unit = counterNamed(counters, word);
  return optionValue(unit === -1 ? bad(option, 'a counter of the pack, such as g03', word) : ok(unit));
}

export function hexAsked({ map }: Battle, name: string, option: string): number {
  return optionValue(hexNamed(map, name, option));
}
