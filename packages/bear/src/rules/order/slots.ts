import {
  type Asked,
  choiceKind,
  demand,
  deny,
  firstOf,
  grant,
  hasCandidate,
  judgedSlot,
  type Verdict,
} from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle/battle.ts';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { BearSlot, Seen } from '../../model/battle/state.ts';
import { GIVING_CARDS, type GivingCard } from '../../model/battle/word.ts';
import { type HandKey, judgeHand } from './hand.ts';
import { type Order, turnPlayer } from './turn-order.ts';
import { memberKind, unitKind } from './word-kinds.ts';

// Slots all orders share: the leader, members, and the cards before and after.

type JudgeUnit<So> = (seen: Seen, so: So, unit: UnitId) => Verdict<unknown>;

/** One of the player's own units in play, if the order allows it. */
export function ownSlot<So extends Asked<TurnFrame>>(
  judge: JudgeUnit<So>,
  leadsOn?: JudgeUnit<So>,
): BearSlot<So, 'unit'> {
  return judgedSlot(unitKind, ownUnits, ifOwn(judge), leadsOn);
}

/** B9.1.2: another of his units, as a supporter. */
export function helperSlot<So extends Asked<TurnFrame>>(judge: JudgeUnit<So>): BearSlot<So, 'member'> {
  return judgedSlot(memberKind, ownUnits, ifOwn(judge));
}

function ifOwn<So extends Asked<TurnFrame>>(judge: JudgeUnit<So>): JudgeUnit<So> {
  return (seen, so, unit) => {
    const own = judgeOwn(seen, so.frame, unit);
    return own.granted ? judge(seen, so, unit) : own;
  };
}

/** B9.1: another of his units, in or next to the hex of a unit already in the group. */
export function joiningSlot<So extends Asked<TurnFrame>>(
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

/** B8.7: with an AP pool, card 07 is an action itself and gives none. */
function judgeGiving(seen: Seen, { frame }: Asked<TurnFrame>, id: GivingCard): Verdict<undefined, HandKey> {
  if (id === 'c07' && seen.view.options.economy === 'sevenAP') return deny('B8.7', 'otherEconomy');
  return judgeHand(seen, frame, id);
}

/** A card before an order is allowed only if one of the order's possible leaders can take the action. */
export function givingSlotFor(leaders: BearSlot<Order, 'unit'>): BearSlot<Asked<TurnFrame>, 'givingCard'> {
  return judgedSlot(
    choiceKind('givingCard', GIVING_CARDS),
    () => GIVING_CARDS,
    judgeGiving,
    (seen, { frame }, card) => demand(hasCandidate(leaders, seen, { frame, card }), 'B8.1', 'nobodyToAct'),
  );
}

/** B8.2: card 10 is played in the first of the two turns. */
export const swiftSlot: BearSlot<Asked<TurnFrame>, 'swiftCard'> = judgedSlot(
  choiceKind('swiftCard', ['c10']),
  () => ['c10'],
  (seen: Seen, { frame }: Asked<TurnFrame>) => judgeHand(seen, frame, 'c10'),
);

/** False if card 02 makes the action free. */
export function isPaidFor({ card }: Pick<Order, 'card'>): boolean {
  return card !== 'c02';
}

export type ActorKey = 'notYours' | 'notInPlay' | 'twiceInGroup' | 'apartFromGroup' | 'engaged';

export function ownUnits({ view }: Seen, { frame }: Asked<TurnFrame>): UnitId[] {
  const player = turnPlayer(frame);
  const own: UnitId[] = [];
  for (const unit of view.roster) {
    const it = view.units[unit];
    if (it?.owner === player && it.at !== NONE) own.push(unit);
  }
  return own;
}

export function judgeOwn(seen: Seen, frame: TurnFrame, unit: UnitId): Verdict<undefined, ActorKey> {
  const { owner, at } = unitOf(seen, unit);
  if (at === NONE) return deny('B2.2', 'notInPlay', { unit });
  return owner === turnPlayer(frame) ? grant() : deny('B2.2', 'notYours', { unit });
}

function judgeMember(
  seen: Seen,
  frame: TurnFrame,
  group: readonly UnitId[],
  unit: UnitId,
): Verdict<undefined, ActorKey> {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  if (group.includes(unit)) return deny('B9.1', 'twiceInGroup', { unit });
  const { at } = unitOf(seen, unit);
  const near = group.filter((other) => distanceBetween(seen.tables, unitOf(seen, other).at, at) <= 1);
  return firstOf(near, (other) => judgeTogether(seen, other, unit), deny('B9.1', 'apartFromGroup', { unit }));
}

/** B7.7.3b, R-222: a unit with an enemy in its hex acts only together with units in the same hex. */
export function judgeTogether(seen: Seen, one: UnitId, other: UnitId): Verdict<undefined, ActorKey> {
  if (unitOf(seen, one).at === unitOf(seen, other).at) return grant();
  const engaged = [one, other].find((unit) => hasEnemyIn(seen, sideOf(seen, unit), unitOf(seen, unit).at));
  return engaged === undefined ? grant() : deny('B7.7.3b', 'engaged', { unit: engaged });
}
