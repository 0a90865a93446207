import { areEnemies, hasAbility, isFighter, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { rangeTo } from '../../board/map.ts';
import type { Struck } from './blow.ts';

/** Whom an officer may relegate. */
export interface Relegation {
  readonly officer: UnitId;
  readonly among: readonly UnitId[];
}

/**
 * L4d, after the losses: enemies whose attack or counter-attack on the officer, or on a friend beside him, took no RP.
 * `places` is where units stood when they fought. Null where there is nobody, or where it was done in this round.
 */
export function relegationAfter(seen: Seen, places: readonly HexId[], struck: readonly Struck[]): Relegation | null {
  if (seen.view.turn.relegated) return null;
  for (let officer = 0; officer < seen.view.units.length; officer++) {
    if (!hasAbility(seen, officer, 'relegating')) continue;
    const among = struck
      .filter(
        ({ as, attacker, target, taken }) =>
          as !== 'artillery' &&
          taken === 0 &&
          areEnemies(seen, officer, attacker) &&
          isFighter(seen, attacker) &&
          rangeTo(seen.map, unitOf(seen, officer).at, places[target] ?? NONE) <= 1,
      )
      .map(({ attacker }) => attacker);
    if (among.length > 0) return { officer, among: [...new Set(among)].toSorted((a, b) => a - b) };
  }
  return null;
}
