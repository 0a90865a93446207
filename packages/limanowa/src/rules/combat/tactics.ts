import { grant, type Verdict } from '@sandtable/kernel';
import { areEnemies, hasAbility, isFighter, unitOf } from '../../model/battle.ts';
import { type CorpsId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { type Clash, gap } from './clash.ts';
import { against, type CombatKey } from './reasons.ts';

/** The officer of this corps with Aggressive tactics; -1 for none. */
export function tacticianOf(seen: Seen, corps: CorpsId): UnitId {
  const { units } = seen.view;
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit]?.corps === corps && hasAbility(seen, unit, 'aggressiveTactics')) return unit;
  return NONE;
}

/** L4a, L4c: may this unit be the one that the corps' officer helps? Granted with the officer. */
export function judgeTactics(seen: Seen, clash: Clash, corps: CorpsId, unit: UnitId): Verdict<UnitId, CombatKey> {
  const officer = tacticianOf(seen, corps);
  if (officer === NONE) return against('noTactics');
  if (unit === officer) return against('ownTactics', { unit });
  if (unitOf(seen, unit).at === NONE) return against('lost', { unit });
  if (!isFighter(seen, unit)) return against('noFighter', { unit });
  if (areEnemies(seen, officer, unit) || gap(seen, clash, officer, unit) !== 1)
    return against('notBesideOfficer', { unit });
  return grant(officer);
}
