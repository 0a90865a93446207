import { deny, grant, type Slot, type Verdict } from '@sandtable/kernel';
import { typeOf, unitOf } from '../model/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { isNextToEnemy, placesOf } from '../rules/ground/places.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { judgeOwn, ownUnits } from './own-units.ts';
import type { PlanKey } from './reasons.ts';

/** L10s, L3s: an own unit that has lost RP, with no enemy next to it. */
function judgeDressed(seen: Seen, unit: UnitId): Verdict<undefined, PlanKey> {
  const own = judgeOwn(seen, unit);
  if (!own.granted) return own;
  const { at, rp } = unitOf(seen, unit);
  if (rp >= typeOf(seen, unit).rp) return deny('L3s', 'unhurt', { unit });
  return isNextToEnemy(seen, unit, at, placesOf(seen)) ? deny('L10s', 'nextToEnemy', { unit, at }) : own;
}

export const dressedSlot: Slot<Seen, object, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: (seen, _said, unit) => judgeDressed(seen, unit),
};

export function judgeDressing(seen: Seen): Verdict<unknown, PlanKey> {
  const isSome = ownUnits(seen).some((unit) => judgeDressed(seen, unit).granted);
  return isSome ? grant() : deny('L10s', 'nobodyToDress');
}
