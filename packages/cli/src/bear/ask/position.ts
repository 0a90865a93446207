import { type Battle, readPosition, ownPack } from '@sandtable/bear';
import { badPosition, type PositionSource } from '../../desk/position.ts';

const known = new WeakMap<PositionSource, Battle>();

/** Reads a position; all that is wrong with it ends the question. */
export function battleOf(source: PositionSource): Battle {
  const before = known.get(source);
  if (before !== undefined) return before;
  const battle = readPosition(ownPack(), source.raw);
  if (!battle.ok) throw badPosition(battle.problems);
  known.set(source, battle.value);
  return battle.value;
}
