import { type Battle, counterNamed, type HexId, hexNamed, readPosition, type UnitId } from '@sandtable/bear';
import { bad, ok } from '@sandtable/kernel';
import { badPosition, optionValue, type PositionSource } from '../../desk/options.ts';
import { openTable } from '../table.ts';

const battles = new WeakMap<PositionSource, Battle>();

/** Reads a position; throws all its problems at once. */
export function battleOf(source: PositionSource): Battle {
  const before = battles.get(source);
  if (before !== undefined) return before;
  const battle = readPosition(openTable().pack, source.raw);
  if (!battle.ok) throw badPosition(battle.problems);
  battles.set(source, battle.value);
  return battle.value;
}

export function unitAsked({ pack: { counters } }: Battle, word: string, option: string): UnitId {
  const unit = counterNamed(counters, word);
  return optionValue(unit === -1 ? bad(option, 'a counter of the pack, such as g03', word) : ok(unit));
}

/** A hex as it is written on the board; a small letter will do. */
export function hexAsked({ map }: Battle, name: string, option: string): HexId {
  const named = hexNamed(map, name, option);
  const capital = named.ok
    ? named
    : hexNamed(
        map,
        name.replace(/[a-z](?=\d+$)/, (letter) => letter.toUpperCase()),
      );
  return optionValue(capital.ok ? capital : named);
}
