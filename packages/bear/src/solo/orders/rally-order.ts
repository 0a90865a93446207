import { allOf, demand, deny, grant } from '@sandtable/kernel';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle/battle.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { type BearIo, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import type { UnitId } from '../../model/ids.ts';
import { mineAttacks } from '../../rules/contact/mine.ts';
import { digIn, judgeDigging } from '../../rules/fieldworks/shelter.ts';
import { takeMarkerOff } from '../../rules/hits/hit.ts';
import { orderedRally, pushOrderedRally, rallyCost } from '../../rules/hits/rally.ts';
import { judgeLeaving, leaveMap } from '../../rules/march/leave.ts';
import { passesToEnd } from '../../rules/order/turn-order.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import type { AiVerdict } from '../thought/trace.ts';
import { MOST_AP } from '../ways/reach.ts';
import type { ActionRules } from './action-rule.ts';

// S4.1.2: orders an AI carries out on itself.

const ON_ITSELF = { ladder: 'fire', aims: false, event: null } as const satisfies Partial<ActionRules>;

/** the order overrides B7.6, so nearby enemies do not matter. */
export const rallyRules: ActionRules = {
  ...ON_ITSELF,
  can: ({ thought: { seen }, ai }) => orderedRally(seen, ai),
  plan: ({ thought: { seen }, ai }) => makeDeed({ unit: ai, action: 'rally', cost: rallyCost(seen, ai) }),
  carryOut: (held, { player }, { unit }) => pushOrderedRally(held, player, unit),
};

/** without a roll and at no cost, but never from a marker that cannot be rallied. */
export const autoRallyRules: ActionRules = {
  ...rallyRules,
  event: 'autoRallied',
  plan: ({ ai }) => makeDeed({ unit: ai, action: 'autoRally' }),
  carryOut: (held, _frame, { unit }, io) => {
    takeMarkerOff(held, unit, io);
    io.emit({ rule: 'S4.1.2a', key: 'autoRallied', unit });
  },
};

/** G5.3.5, B18.1.3: foot that may have a hasty defense and has none. */
export const digInRules: ActionRules = {
  ...ON_ITSELF,
  event: 'dugIn',
  can: ({ thought: { seen }, ai }) =>
    allOf(
      () => judgeKnown(seen, ai),
      () => judgeDigging(seen, ai),
    ),
  plan: ({ thought: { seen }, ai }) =>
    makeDeed({ unit: ai, action: 'digIn', cost: Number(seen.view.options.hastyCost) }),
  carryOut: (held, _frame, { unit }, io) => {
    digIn(held, [unit], io);
    mineAttacks(held, [unit], heldUnit(held, unit).at, io);
  },
};

function judgeKnown(seen: Seen, ai: UnitId): AiVerdict {
  return demand(!isRumored(seen, ai), 'S6.1', 'rumorsDoNot');
}

/** S2.4b */
export const endRoundRules: ActionRules = {
  ...ON_ITSELF,
  can: () => grant(),
  plan: ({ ai }) => makeDeed({ unit: ai, action: 'endRound' }),
  carryOut: (held, _frame, _deed, io) => cutRoundShort(held, io),
};

export function cutRoundShort({ view }: Held, io: BearIo): void {
  for (const frame of view.frames) if (frame.kind === 'turn') frame.passes = passesToEnd(view.players.length);
  io.emit({ rule: 'S2.4b', key: 'roundCutShort' });
}

/** B5.6: from a hex of its exit, with its passengers. */
export const leaveRules: ActionRules = {
  ...ON_ITSELF,
  ladder: 'move',
  can: ({ thought: { seen, command }, ai }) => {
    if (isRumored(seen, ai)) return deny('S6.1', 'rumorsDoNot');
    const leaving = judgeLeaving(seen, ai);
    if (!leaving.granted) return leaving;
    const { cost } = leaving.value;
    return demand(cost <= MOST_AP || command, 'R-202', 'tooDear', { amount: cost });
  },
  plan: ({ thought: { seen }, ai }) => {
    const leaving = judgeLeaving(seen, ai);
    return makeDeed({ unit: ai, action: 'leave', cost: leaving.granted ? leaving.value.cost : 0 });
  },
  carryOut: (held, _frame, { unit }, io) => leaveMap(held, unit, io),
};

/** S7.2: a spent AI not in close combat becomes fresh. */
export const recoverRules: ActionRules = {
  ...ON_ITSELF,
  event: 'recovered',
  can: ({ thought: { seen }, ai }) => {
    const { at, spent } = unitOf(seen, ai);
    return allOf(
      () => demand(spent, 'S7.2', 'notSpent'),
      () => demand(!hasEnemyIn(seen, sideOf(seen, ai), at), 'S7.2', 'enemyInHex', { at }),
    );
  },
  plan: ({ ai }) => makeDeed({ unit: ai, action: 'recover' }),
  carryOut: (held, _frame, { unit }, io) => {
    heldUnit(held, unit).spent = false;
    io.emit({ rule: 'S7.2', key: 'recovered', unit });
  },
};

/** G5.3.4g: not for AI on the map; the one that enters is drawn from the cup (`choice/cup-order.ts`). */
export const enterFromCupRules: ActionRules = {
  ...ON_ITSELF,
  ladder: 'move',
  can: () => deny('G5.3.4g', 'notInCup'),
  plan: () => {
    throw new Error('an AI on the map cannot enter from the cup');
  },
  carryOut: () => {},
};
