import type { Verdict } from '@sandtable/kernel';
import { type Battle, markerIn, unitOf } from '../../model/battle.ts';
import { judgeMobile } from './bans.ts';
import { type MoveCost, priced, termsOfHit } from './cost.ts';
import { because, type MoveKey, refuse } from './reasons.ts';
import type { UnitId } from '../../model/ids.ts';

/** B5.3: may this unit turn in place, to whatever facing, and for what price? */
export function judgePivot(battle: Battle, unit: UnitId): Verdict<MoveCost, MoveKey> {
  const mobile = judgeMobile(battle, unit);
  if (!mobile.granted) return mobile;
  const { at, inside } = unitOf(battle, unit);
  if (inside && markerIn(battle, 'bunker', at)) return refuse('facesAsBunker', { at });
  return priced([because('pivot', { amount: 1 }), ...termsOfHit(battle, unit)]);
}
