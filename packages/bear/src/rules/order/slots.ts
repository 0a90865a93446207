import { choiceKind, demand, deny, hasCandidate, judgedSlot, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { UnitId } from '../../model/ids.ts';
import type { BearSlot, Seen } from '../../model/state.ts';
import { GIVING_CARDS, type GivingCard } from '../../model/word.ts';
import { judgeMember, judgeOwn, ownUnits } from './actor.ts';
import { type HandKey, judgeHand } from './hand.ts';
import type { Order } from './order-form.ts';
import { memberKind, unitKind } from './word-kinds.ts';

// The places that orders have in common: who leads, who joins in, the cards before and after.

interface Asked {
  readonly frame: TurnFrame;
}

type JudgeUnit<So> = (seen: Seen, so: So, unit: UnitId) => Verdict<unknown>;

/** One of the player's own units in play that is granted what the order asks of it. */
export function ownSlot<So extends Asked>(judge: JudgeUnit<So>, leadsOn?: JudgeUnit<So>): BearSlot<So, 'unit'> {
  return judgedSlot(unitKind, ownUnits, ifOwn(judge), leadsOn);
}

/** B9.1.2: another of them, who helps. */
export function helperSlot<So extends Asked>(judge: JudgeUnit<So>): BearSlot<So, 'member'> {
  return judgedSlot(memberKind, ownUnits, ifOwn(judge));
}

function ifOwn<So extends Asked>(judge: JudgeUnit<So>): JudgeUnit<So> {
  return (seen, so, unit) => {
    const own = judgeOwn(seen, so.frame, unit);
    return own.granted ? judge(seen, so, unit) : own;
  };
}

/** B9.1: one more of them, in the hex of one that is in the group already or next to it. */
export function joiningSlot<So extends Asked>(
  groupOf: (so: So) => readonly UnitId[],
  judge: JudgeUnit<So>,
  leadsOn?: JudgeUnit<So>,
): BearSlot<So, 'member'> {
  const ifNear: JudgeUnit<So> = (seen, so, unit) => {
    const near = judgeMember(seen, so.frame, groupOf(so), unit);
    return near.granted ? judge(seen, so, unit) : near;
  };
  return judgedSlot(memberKind, ownUnits, ifNear, leadsOn);
}

/** B8.7: with an AP pool card 07 is an action of its own and gives none. */
function judgeGiving(seen: Seen, { frame }: Asked, id: GivingCard): Verdict<undefined, HandKey> {
  if (id === 'c07' && seen.view.options.economy === 'sevenAP') return deny('B8.7', 'otherEconomy');
  return judgeHand(seen, frame, id);
}

/** A card before an order: it gives an action only if somebody can take it, of those whom the order may begin with. */
export function givingSlotFor(leaders: BearSlot<Order, 'unit'>): BearSlot<Asked, 'givingCard'> {
  return judgedSlot(
    choiceKind('givingCard', GIVING_CARDS),
    () => GIVING_CARDS,
    judgeGiving,
    (seen, { frame }, card) => demand(hasCandidate(leaders, seen, { frame, card }), 'B8.1', 'nobodyToAct'),
  );
}

/** B8.2: card 10 is added before the first of the two turns. */
export const swiftSlot: BearSlot<Asked, 'swiftCard'> = judgedSlot(
  choiceKind('swiftCard', ['c10']),
  () => ['c10'],
  (seen: Seen, { frame }: Asked) => judgeHand(seen, frame, 'c10'),
);

/** A card made it free: nothing is paid. */
export function isPaidFor({ card }: Pick<Order, 'card'>): boolean {
  return card !== 'c02';
}
