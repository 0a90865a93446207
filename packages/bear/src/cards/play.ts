import { grant, hasCandidate, judgedSlot, type Slot, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../model/frame.ts';
import type { BearIo, Held, Seen, BearSlot } from '../model/state.ts';
import { beginAction } from '../rules/order/action.ts';
import { judgeMember, judgeOwn, ownUnits } from '../rules/order/actor.ts';
import { judgeHand, playCard } from '../rules/order/order.ts';
import type { Payment } from '../model/payment.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { memberKind, unitKind } from '../rules/order/word-kinds.ts';
import { type CardKey, refuse } from './card-key.ts';
import { cardPurchase } from './card-price.ts';

// B8.1: an Action Card is the turn's card action. Its sentence begins with its word: c04 g03 +g05;  c08 g03 caps:0

/** What all of them have in common. */
export interface Play {
  readonly frame: TurnFrame;
  /** B8.2: card 10 may be added to another card. */
  readonly swift: 'c10' | null;
}

export type Asked = Pick<Play, 'frame'>;

export interface Leading extends Asked {
  readonly leader: number;
}

export interface Grouped extends Leading {
  readonly members: readonly number[];
}

/** May this unit be the one, or one more, that the card is played on? */
export type JudgeUnit = (seen: Seen, unit: number) => Verdict<unknown>;

/** The card's own word: it is in the hand, and there is somebody or something to play it on. */
export function mayPlay<So extends Asked>(
  id: string,
  first: Slot<Seen, So, unknown>,
): (seen: Seen, so: So) => Verdict<unknown> {
  const begin = mayBegin(first);
  return (seen, so) => {
    const inHand = judgeHand(seen, so.frame, id);
    return inHand.granted ? begin(seen, so) : inHand;
  };
}

/** Somebody or something can come next. */
export function mayBegin<So extends Asked>(
  first: Slot<Seen, So, unknown>,
): (seen: Seen, so: So) => Verdict<undefined, CardKey> {
  return (seen, so) => (hasCandidate(first, seen, so) ? grant() : refuse('nobodyForCard'));
}

/** Plays the card, and card 10 with it, and takes the price. What the card does comes on top of what this leaves behind. */
export function beginCard(
  held: Held,
  id: string,
  { frame, swift, payment = null }: Play & { readonly payment?: Payment | null },
  units: readonly number[],
  io: BearIo,
): void {
  playCard(held, turnPlayer(frame), id, io);
  beginAction(held, { frame, card: null, swift, payment }, cardPurchase(held, id, frame, units), io);
}

/** A unit of his own to play it on. */
export function ownSlot(judge: (seen: Seen, so: Asked, unit: number) => Verdict<unknown>): BearSlot<Asked, 'unit'> {
  return judgedSlot(unitKind, ownUnits, (seen: Seen, so: Asked, unit) => {
    const own = judgeOwn(seen, so.frame, unit);
    return own.granted ? judge(seen, so, unit) : own;
  });
}

/** B8.5, B9.1: more of them, each next to one that is in already. */
export function joiningSlot(
  judge: (seen: Seen, so: Grouped, unit: number) => Verdict<unknown>,
): BearSlot<Grouped, 'member'> {
  return judgedSlot(memberKind, ownUnits, (seen: Seen, so: Grouped, unit) => {
    const member = judgeMember(seen, so.frame, groupOf(so), unit);
    return member.granted ? judge(seen, so, unit) : member;
  });
}

export function groupOf({ leader, members }: Pick<Grouped, 'leader' | 'members'>): number[] {
  return [leader, ...members];
}
