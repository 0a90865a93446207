import { sideOf, unitOf } from '../../model/battle/battle.ts';
import type { Trigger, TurnFrame } from '../../model/battle/frame.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { enemyOf, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { hasSight } from '../special/sight.ts';
import { seesOut } from '../units/watchers.ts';

// B3.1, R-236: what may be answered with an opportunity action. Everyone has seen it, so everyone may know it.

function hasTriggers({ view: { options } }: Seen): boolean {
  return options.economy === 'sevenAP' && options.opportunityKind === 'triggered';
}

/** Artillery falls between turns and triggers nothing. */
export function noteTrigger(held: Held, player: PlayerId, deed: Trigger['deed'], at: HexId): void {
  if (!hasTriggers(held)) return;
  const turn = held.view.frames.findLast((frame) => frame.kind === 'turn');
  if (turn === undefined) return;
  const { side } = playerOf(held, player);
  const known = turn.triggers ?? [];
  if (!known.some((each) => each.side === side && each.deed === deed && each.at === at))
    turn.triggers = [...known, { side, deed, at }];
}

/** B20.0: once `side` has had its turns in a row, nothing is left for it to answer. */
export function forgetTriggers(turn: TurnFrame, side: Side): void {
  if (turn.triggers === undefined) return;
  const left = turn.triggers.filter((trigger) => trigger.side === side);
  if (left.length > 0) turn.triggers = left;
  else delete turn.triggers;
}

/** Whether an enemy has just moved in its line of sight, or fired at its hex. B7.7.3b: an enemy in its hex is all it sees. */
export function isConcerned(seen: Seen, unit: UnitId): boolean {
  const turn = seen.view.frames.findLast((frame) => frame.kind === 'turn');
  const { at } = unitOf(seen, unit);
  if (turn?.triggers === undefined || at === NONE) return false;
  const side = sideOf(seen, unit);
  return turn.triggers.some((trigger) => {
    if (trigger.side === side) return false;
    if (trigger.at === at) return true;
    return trigger.deed === 'moved' && seesOut(seen, enemyOf(side), at) && hasSight(seen, side, at, trigger.at);
  });
}
