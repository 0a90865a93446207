import type { Verdict } from '@sandtable/kernel';
import { sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { type BearIo, type Held, heldUnit, type Seen } from '../../model/state.ts';
import { leaveActivation } from '../units/activation.ts';
import { withPassengers } from '../units/carried.ts';
import { settleControl } from '../victory/control.ts';
import { takeMarkerOff } from '../hits/hit.ts';
import { judgeMobile } from '../ground/bans.ts';
import { type MoveCost, priced, termsOfHit, termsOfRules } from '../ground/cost.ts';
import { because, type MoveKey, refuse } from '../ground/reasons.ts';
import { scoreLeaver, worthOfExit } from '../victory/victory.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B5.6: the exit of its side in whose hexes it stands, by place; of several the one that scores most; -1 for none. */
function exitOf(seen: Seen, unit: UnitId): number {
  return exitAt(seen, unit, unitOf(seen, unit).at);
}

/** The same for a hex that it may come to. */
export function exitAt(seen: Seen, unit: UnitId, at: HexId): number {
  const side = sideOf(seen, unit);
  let best = -1;
  seen.view.terms.exits.forEach((exit, place) => {
    if (exit.side !== side || !exit.hexes.includes(at) || exit.units?.includes(unit) === false) return;
    if (best === -1 || worthOfExit(seen, unit, place) > worthOfExit(seen, unit, best)) best = place;
  });
  return best;
}

/** B5.6: may it leave the map, and for what price? */
export function judgeLeaving(seen: Seen, unit: UnitId): Verdict<MoveCost, MoveKey> {
  const mobile = judgeMobile(seen, unit);
  if (!mobile.granted) return mobile;
  if (exitOf(seen, unit) === NONE) return refuse('noExit', { unit, at: unitOf(seen, unit).at });
  return priced([
    because('leaving', { amount: typeOf(seen, unit).moveCost }),
    ...termsOfHit(seen, unit),
    ...termsOfRules(seen, unit),
  ]);
}

/** B5.6: it is out of the game with all it carries, but not destroyed. */
export function leaveMap(held: Held, leader: UnitId, io: BearIo): void {
  const { view } = held;
  const exit = exitOf(held, leader);
  const { at: from } = heldUnit(held, leader);
  for (const unit of withPassengers(held, [leader])) {
    takeMarkerOff(held, unit, io);
    Object.assign(heldUnit(held, unit), { at: NONE, fate: 'left', carrier: NONE, inside: false, hasty: false });
    view.roster = view.roster.filter((other) => other !== unit);
    view.leavers = [...view.leavers, { unit, exit }];
    io.emit({ rule: 'B5.6', key: 'left', unit, from, exit });
    leaveActivation(held, unit, io);
    scoreLeaver(held, unit, exit, io);
  }
  settleControl(held, from, io);
}
