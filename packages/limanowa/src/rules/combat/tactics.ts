import { grant, type Verdict } from '@sandtable/kernel';
import { corpsOf, hasAbility, isFighter, sideOf, unitOf } from '../../model/battle.ts';
import { type CorpsId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { type Clash, gap } from './clash.ts';
import { against, type CombatKey } from './reasons.ts';

/** L4a, L4c: may this unit be the one that an officer of the corps' side helps? Granted with the officer. */
export function judgeTactics(seen: Seen, clash: Clash, corps: CorpsId, unit: UnitId): Verdict<UnitId, CombatKey> {
  if (unitOf(seen, unit).at === NONE) return against('lost', { unit });
  if (sideOf(seen, unit) !== corpsOf(seen, corps).side) return against('notYours', { unit });
  if (!isFighter(seen, unit)) return against('noFighter', { unit });
  for (let officer = 0; officer < seen.view.units.length; officer++)
    if (isTactician(seen, officer, corps) && gap(seen, clash, officer, unit) === 1) return grant(officer);
  return isTactician(seen, unit, corps) ? against('ownTactics', { unit }) : against('notBesideOfficer', { unit });
}

/** Has he the ability, and is he on the side of this corps? */
function isTactician(seen: Seen, officer: UnitId, corps: CorpsId): boolean {
  return hasAbility(seen, officer, 'aggressiveTactics') && sideOf(seen, officer) === corpsOf(seen, corps).side;
}

/** The officer of this very corps who has it; -1 for none. */
export function tacticianOf(seen: Seen, corps: CorpsId): UnitId {
  return seen.view.units.findIndex((unit, id) => unit.corps === corps && hasAbility(seen, id, 'aggressiveTactics'));
}
