import { anyOf, judgedSlot, type Phrase, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import type { Bear, BearSlot, Seen } from '../../model/battle/state.ts';
import { type ActorKey, joiningSlot, ownSlot } from '../order/slots.ts';
import { bansOnWay } from '../ground/bans.ts';
import { because, type MoveKey, type MoveReason } from '../ground/reasons.ts';
import { moverOf, sideTowards, wayOf } from '../ground/way.ts';
import { billFor, type LedOrder, type Order } from '../order/turn-order.ts';
import { judgePayable } from '../payment/payment.ts';
import type { PayKey, Purchase } from '../payment/purchase.ts';
import { hexKind } from '../order/word-kinds.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

// B10.1, B10.2: hiding and sneaking, alone or together; each unit names its hex.

export type StealthKey = 'notHidden' | 'alreadyHidden' | 'burdened' | 'isHit' | 'seen' | 'openFriend';
type StealthVerdict = Verdict<undefined, StealthKey | MoveKey | ActorKey | PayKey>;

export interface Goer {
  readonly unit: UnitId;
  readonly to: HexId;
}

export interface Member {
  readonly member: UnitId;
  readonly goal: HexId;
}

export interface StealthWords extends LedOrder {
  readonly to: HexId;
}

export interface StealthOrder extends StealthWords {
  readonly members: readonly Member[];
}

type JoiningWords = StealthOrder & { readonly member: UnitId };

/** The rules of hiding or sneaking: who may, where to, and the price for all. */
export interface Stealth {
  judgeUnit(seen: Seen, unit: UnitId): Verdict<undefined, StealthKey | MoveKey>;
  goals(seen: Seen, unit: UnitId): readonly HexId[];
  judgeGoal(seen: Seen, goer: Goer, others: readonly Goer[]): Verdict<undefined, StealthKey | MoveKey>;
  price(seen: Seen, goers: readonly Goer[]): number;
  /** sneaking is a move. */
  readonly reacts: boolean;
}

interface StealthSlots {
  readonly leaders: BearSlot<Order, 'unit'>;
  says(phrase: Phrase<Bear, LedOrder>): Phrase<Bear, StealthOrder>;
  bill(seen: Seen, said: StealthWords & Partial<StealthOrder>): Purchase;
}

export function goersOf({
  leader,
  to,
  members = [],
}: Pick<StealthWords, 'leader' | 'to'> & Partial<Pick<StealthOrder, 'members'>>): Goer[] {
  return [{ unit: leader, to }, ...members.map(({ member: unit, goal }) => ({ unit, to: goal }))];
}

function unitsIn(goers: readonly Goer[]): UnitId[] {
  return goers.map(({ unit }) => unit);
}

/** A unit is offered only if it has a hex to go to, and a hex only if it can be paid for. */
export function stealthSlots({ judgeUnit, goals, judgeGoal, price, reacts }: Stealth): StealthSlots {
  const billOf = (seen: Seen, so: Order, goers: readonly Goer[]): Purchase => ({
    ...billFor(so, unitsIn(goers), price(seen, goers)),
    reacts,
  });
  const judgeGoer = (seen: Seen, so: Order, goer: Goer, others: readonly Goer[]): StealthVerdict => {
    const goal = judgeGoal(seen, goer, others);
    return goal.granted ? judgePayable(seen, billOf(seen, so, [...others, goer])) : goal;
  };
  const judgeOne = (seen: Seen, so: Order, unit: UnitId, others: readonly Goer[]): StealthVerdict => {
    const able = judgeUnit(seen, unit);
    return able.granted ? anyOf(goals(seen, unit), (to) => judgeGoer(seen, so, { unit, to }, others)) : able;
  };
  const to: BearSlot<LedOrder, 'hex'> = judgedSlot(
    hexKind,
    (seen: Seen, { leader }: LedOrder) => goals(seen, leader),
    (seen, said, hex) => judgeGoer(seen, said, { unit: said.leader, to: hex }, []),
  );
  const goal: BearSlot<JoiningWords, 'hex'> = judgedSlot(
    hexKind,
    (seen: Seen, { member }: JoiningWords) => goals(seen, member),
    (seen, said, hex) => judgeGoer(seen, said, { unit: said.member, to: hex }, goersOf(said)),
  );
  const joining: BearSlot<StealthOrder, 'member'> = joiningSlot(
    (said) => unitsIn(goersOf(said)),
    (seen, said, unit) => judgeOne(seen, said, unit, goersOf(said)),
  );
  return {
    leaders: ownSlot((seen, so, unit) => judgeOne(seen, so, unit, [])),
    says: (phrase) =>
      phrase
        .slot('to', to)
        .records<'members', Member>('members', (record) => record.slot('member', joining).slot('goal', goal)),
    bill: (seen, said) => billOf(seen, said, goersOf(said)),
  };
}

/** B10.1: the ground costs nothing, but a unit cannot sneak into a hex it could never enter. */
export function bansUnseen(seen: Seen, { unit, to }: Goer): MoveReason[] {
  const { at: from } = unitOf(seen, unit);
  const { ground } = seen.map;
  const facing = sideTowards(ground, from, to);
  const way = facing === undefined ? undefined : wayOf(ground, { from, facing, to });
  return way === undefined ? [because('notAdjacent', { at: to })] : bansOnWay(seen, moverOf(seen, unit), way);
}
