import { EVERY_FACING } from '@sandtable/hex';
import { judgedSlot, type Verdict } from '@sandtable/kernel';
import { type Battle, unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import type { Seen, BearSlot } from '../../model/state.ts';
import { type ActorKey, judgeMember, judgeOwn, ownUnits } from '../order/actor.ts';
import type { Place } from '../units/cover.ts';
import { bansOnWay } from '../ground/bans.ts';
import { because, type MoveKey, type MoveReason } from '../ground/reasons.ts';
import { moverOf, sideTowards, wayOf } from '../ground/way.ts';
import type { GivingCard } from '../../model/word.ts';
import { judgePayable, type PayKey, paymentSlot, type Purchase } from '../payment/payment.ts';
import { judgeShelter } from '../ground/shelter.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { hexKind, memberKind, unitKind } from '../order/word-kinds.ts';

// B10.1, B10.2: what units do unseen, alone or together: each is named with the hex it goes to.

export type StealthKey = 'notHidden' | 'alreadyHidden' | 'burdened' | 'isHit' | 'seen' | 'openFriend';
type StealthVerdict = Verdict<undefined, StealthKey | MoveKey | ActorKey | PayKey>;

/** One of those who go unseen, and where to. */
export interface Goer {
  readonly unit: number;
  readonly to: number;
}

export interface Member {
  readonly member: number;
  readonly goal: number;
}

/** What is said before the first hex, whichever of the two actions it is. */
interface Opening {
  readonly frame: TurnFrame;
  readonly card?: GivingCard | null;
}

type Leading = Opening & { readonly leader: number };
type Gone = Leading & { readonly to: number; readonly members: readonly Member[] };
type Joining = Gone & { readonly member: number };

/** An action of this sort: who may do it, where to, and the price for all of them together. */
export interface Stealth {
  judgeUnit(seen: Seen, unit: number): Verdict<undefined, StealthKey | MoveKey>;
  /** The hexes that come into question. */
  goals(seen: Seen, unit: number): readonly number[];
  judgeGoal(seen: Seen, goer: Goer, others: readonly Goer[]): Verdict<undefined, StealthKey | MoveKey>;
  price(seen: Seen, goers: readonly Goer[]): number;
}

export function goersOf({ leader, to, members }: Pick<Gone, 'leader' | 'to' | 'members'>): Goer[] {
  return [{ unit: leader, to }, ...members.map(({ member: unit, goal }) => ({ unit, to: goal }))];
}

export function purchaseFor(
  { price }: Stealth,
  seen: Seen,
  { frame, card = null }: Opening,
  goers: readonly Goer[],
): Purchase {
  return {
    player: turnPlayer(frame),
    units: goers.map(({ unit }) => unit),
    price: price(seen, goers),
    card,
  };
}

interface StealthSlots {
  readonly leader: BearSlot<Opening, 'unit'>;
  readonly to: BearSlot<Leading, 'hex'>;
  readonly member: BearSlot<Gone, 'member'>;
  readonly goal: BearSlot<Joining, 'hex'>;
  readonly payment: BearSlot<Gone, 'payment'>;
}

/** The places of such a sentence: a unit is offered only if there is a hex for it, and a hex only if it can be paid for. */
export function stealthSlots(stealth: Stealth): StealthSlots {
  const judgeGoer = (seen: Seen, said: Opening, goer: Goer, others: readonly Goer[]): StealthVerdict => {
    const goal = stealth.judgeGoal(seen, goer, others);
    return goal.granted ? judgePayable(seen, purchaseFor(stealth, seen, said, [...others, goer])) : goal;
  };
  const judgeUnit = (seen: Seen, said: Opening, unit: number, others: readonly Goer[]): StealthVerdict => {
    const able = stealth.judgeUnit(seen, unit);
    if (!able.granted) return able;
    const denied: StealthVerdict[] = [];
    for (const to of stealth.goals(seen, unit)) {
      const verdict = judgeGoer(seen, said, { unit, to }, others);
      if (verdict.granted) return verdict;
      denied.push(verdict);
    }
    return { granted: false, reasons: denied.flatMap(({ reasons }) => reasons) };
  };
  return {
    leader: judgedSlot(unitKind, ownUnits, (seen: Seen, said: Opening, unit) => {
      const own = judgeOwn(seen, said.frame, unit);
      return own.granted ? judgeUnit(seen, said, unit, []) : own;
    }),
    to: judgedSlot(
      hexKind,
      (seen: Seen, { leader }: Leading) => stealth.goals(seen, leader),
      (seen, said, to) => judgeGoer(seen, said, { unit: said.leader, to }, []),
    ),
    member: judgedSlot(memberKind, ownUnits, (seen: Seen, said: Gone, unit) => {
      const others = goersOf(said);
      const near = judgeMember(
        seen,
        said.frame,
        others.map((goer) => goer.unit),
        unit,
      );
      return near.granted ? judgeUnit(seen, said, unit, others) : near;
    }),
    goal: judgedSlot(
      hexKind,
      (seen: Seen, { member }: Joining) => stealth.goals(seen, member),
      (seen, said, to) => judgeGoer(seen, said, { unit: said.member, to }, goersOf(said)),
    ),
    payment: paymentSlot((seen, said) => purchaseFor(stealth, seen, said, goersOf(said))),
  };
}

export function neighboursOf({ map }: Seen, hex: number): number[] {
  return EVERY_FACING.flatMap((side) => {
    const to = map.ground.area.neighbours[6 * hex + side] ?? -1;
    return to === -1 ? [] : [to];
  });
}

/** B10.1: no price of the ground counts, but what a unit never enters it does not enter unseen either. */
export function bansUnseen(seen: Seen, { unit, to }: Goer): MoveReason[] {
  const { at: from } = unitOf(seen, unit);
  const { ground } = seen.map;
  const facing = sideTowards(ground, from, to);
  const way = facing === undefined ? undefined : wayOf(ground, { from, facing, to });
  return way === undefined ? [because('notAdjacent', { at: to })] : bansOnWay(seen, moverOf(seen, unit), way);
}

/** B18.2: where it would be: in the trench or bunker of the hex, if that takes it. */
export function placeIn(seen: Battle, unit: number, at: number): Place {
  return { at, sheltered: judgeShelter(seen, unit, at).granted };
}
