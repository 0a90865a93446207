import { distanceBetween } from '../../board/tables.ts';
import { sideOf, unitOf } from '../../model/battle.ts';
import { type BearIo, enemyOf, type Held, type Seen } from '../../model/state.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { enemyHexes, seesOut } from '../units/watchers.ts';
import { isRumored } from '../units/ai-side.ts';
import { revealRumor } from './rumor-reveal.ts';
import { placeDm } from '../fire/defense.ts';
import type { UnitId } from '../../model/ids.ts';

/** S6.2: is it next to a unit, or before the eyes of one in a hex that is no cover? Hidden units do not tell. */
export function isNoticed(seen: Seen, rumor: UnitId): boolean {
  const { at } = unitOf(seen, rumor);
  const side = sideOf(seen, rumor);
  const isBare = placeDm(seen, rumor) <= 0;
  const eyes = eyesOf(seen, enemyOf(side));
  for (const from of enemyHexes(seen, side)) {
    if (distanceBetween(seen.tables, from, at) <= 1) return true;
    if (isBare && sees(eyes, from, at) && seesOut(seen, side, from)) return true;
  }
  return false;
}

/** S6.2: reveals the first Rumored Enemy that a unit has noticed; says whether there was one. */
export function noticeRumor(held: Held, io: BearIo): boolean {
  const { view } = held;
  if (view.solo === null) return false;
  const rumor = view.roster.find((unit) => isRumored(held, unit) && isNoticed(held, unit));
  if (rumor === undefined) return false;
  revealRumor(held, rumor, io);
  return true;
}
