import { hasEnemyIn, sideOf, unitOf } from '../../model/battle.ts';
import { makeDeed } from '../../model/deed.ts';
import type { BearIo, Held } from '../../model/state.ts';
import { judgeDigging } from '../../rules/fieldworks/hasty.ts';
import { orderedRally, rallyCost } from '../../rules/hits/rally.ts';
import { judgeLeaving } from '../../rules/march/leave.ts';
import { passesToEnd } from '../../rules/order/turn-order.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { no, noFor } from '../thought/trace.ts';
import { MOST_AP } from '../ways/reach.ts';
import type { ActionRules } from './action-rule.ts';

// S4.1.2: orders that an AI carries out on itself; the aim only says which AI is meant.

/** the order goes before B7.6, so enemies near it do not matter. */
export const rallyRules: ActionRules = {
  ladder: 'fire',
  can: ({ seen }, _order, ai, _aim, why) => {
    const odds = orderedRally(seen, ai);
    return odds.granted || noFor(why, odds.reasons) !== null;
  },
  plan: ({ seen }, _order, ai) => makeDeed({ unit: ai, action: 'rally', cost: rallyCost(seen, ai) }),
};

/** without a roll, for nothing; but never of a marker that cannot be rallied from. */
export const autoRallyRules: ActionRules = {
  ...rallyRules,
  plan: (_thought, _order, ai) => makeDeed({ unit: ai, action: 'autoRally' }),
};

/** G5.3.5, B18.1.3: foot that has no hasty defense yet and may dig in. */
export const digInRules: ActionRules = {
  ladder: 'fire',
  can: ({ seen }, _order, ai, _aim, why) => {
    if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
    const digging = judgeDigging(seen, ai);
    return digging.granted || noFor(why, digging.reasons) !== null;
  },
  plan: ({ seen }, _order, ai) => makeDeed({ unit: ai, action: 'digIn', cost: Number(seen.view.options.hastyCost) }),
};

/** S2.4b: whoever is meant calls it a day for all. */
export const endRoundRules: ActionRules = {
  ladder: 'fire',
  can: () => true,
  plan: (_thought, _order, ai) => makeDeed({ unit: ai, action: 'endRound' }),
};

/** B5.6: from a hex of its exit, with all it carries. */
export const leaveRules: ActionRules = {
  ladder: 'move',
  can: ({ seen, command }, _order, ai, _aim, why) => {
    if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
    const leaving = judgeLeaving(seen, ai);
    if (!leaving.granted) return noFor(why, leaving.reasons) !== null;
    const { cost } = leaving.value;
    return cost <= MOST_AP || command || no(why, 'R-202', 'tooDear', { amount: cost }) !== null;
  },
  plan: ({ seen }, _order, ai) => {
    const leaving = judgeLeaving(seen, ai);
    return makeDeed({ unit: ai, action: 'leave', cost: leaving.granted ? leaving.value.cost : 0 });
  },
};

/** A spent AI that is not fighting for its life turns fresh. */
export const recoverRules: ActionRules = {
  ladder: 'fire',
  can: ({ seen }, _order, ai, _aim, why) => {
    if (!unitOf(seen, ai).spent) return no(why, 'S7.2', 'notSpent') !== null;
    const { at } = unitOf(seen, ai);
    return !hasEnemyIn(seen, sideOf(seen, ai), at) || no(why, 'S7.2', 'enemyInHex', { at }) !== null;
  },
  plan: (_thought, _order, ai) => makeDeed({ unit: ai, action: 'recover' }),
};

/** G5.3.4g: nobody on the map can: whoever comes in is drawn from the cup. */
export const enterFromCupRules: ActionRules = {
  ladder: 'move',
  can: (_thought, _order, _ai, _aim, why) => no(why, 'G5.3.4g', 'notInCup') !== null,
  plan: () => {
    throw new Error('an AI on the map was to come in from the cup');
  },
};

/** S2.4b: the round ends after this turn, as if all had passed. */
export function cutRoundShort({ view }: Held, io: BearIo): void {
  for (const frame of view.frames) if (frame.kind === 'turn') frame.passes = passesToEnd(view.players.length);
  io.emit({ rule: 'S2.4b', key: 'roundCutShort' });
}
