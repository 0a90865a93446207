import { type Battle, counterNamed, hexNamed, ownPack, readPosition } from '@sandtable/bear';
import { bad, ok } from '@sandtable/kernel';
import { badPosition, optionValue, type PositionSource } from '../../desk/options.ts';

const battles = new WeakMap<PositionSource, Battle>();

/** Reads a position; all that is wrong with it ends the question. */
export function battleOf(source: PositionSource): Battle {
  const before = battles.get(source);
  if (before !== undefined) return before;
  const battle = readPosition(ownPack(), source.raw);
  if (!battle.ok) throw badPosition(battle.problems);
  battles.set(source, battle.value);
  return battle.value;
}

/** The counter that is asked about; a word that is none ends the question. */
export function unitAsked({ pack: { counters } }: Battle, word: string, option: string): number {
  const unit = counterNamed(counters, word);
  return optionValue(unit === -1 ? bad(option, 'a counter of the pack, such as g03', word) : ok(unit));
}

export function hexAsked({ map }: Battle, name: string, option: string): number {
  return optionValue(hexNamed(map, name, option));
}
