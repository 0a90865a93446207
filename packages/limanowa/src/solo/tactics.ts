import { isFighter } from '../model/battle.ts';
import { type CorpsId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../model/state.ts';
import { type Clash, clashNow } from '../rules/combat/clash.ts';
import { judgeTactics } from '../rules/combat/tactics.ts';
import { chooseProtected } from './choose-protected.ts';
import { attackedUnits, threatsOf } from './threats.ts';
import { against, type AiReason } from './trace.ts';

/** LS3.2d: whom an officer of the AI helps, of the attacked units beside him that can hit somebody with it. */
export function chooseTactics(held: Held, io: LimanowaIo, corps: CorpsId, among: readonly UnitId[]): UnitId {
  const clash = clashNow(held);
  const passedOver = io.trace === null ? [] : others(held, clash, corps, among);
  const by = officerBeside(held, clash, corps, among[0] ?? NONE);
  return chooseProtected(held, io, among, { what: 'tactics', by, passedOver });
}

function officerBeside(seen: Seen, clash: Clash, corps: CorpsId, unit: UnitId): UnitId {
  const verdict = judgeTactics(seen, clash, corps, unit);
  return verdict.granted ? verdict.value : NONE;
}

function others(seen: Seen, clash: Clash, corps: CorpsId, among: readonly UnitId[]): AiReason[] {
  const why: AiReason[] = [];
  for (const unit of attackedUnits(threatsOf(seen))) {
    if (among.includes(unit)) continue;
    if (!isFighter(seen, unit)) against(why, 'L4a', 'isBattery', unit);
    else if (officerBeside(seen, clash, corps, unit) === NONE) against(why, 'L4a', 'notBeside', unit);
    else against(why, 'LS3.2d', 'noneToHit', unit);
  }
  return why;
}
