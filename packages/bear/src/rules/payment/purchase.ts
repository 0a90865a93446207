import { deny, grant, type Verdict } from '@sandtable/kernel';
import type { ActionFrame, WayToPay } from '../../model/battle/frame.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import type { GivingCard, Payment } from '../../model/battle/word.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { type CapRule, changeAiCaps } from '../units/command-cards.ts';

/** What is bought: an action of these units, by their player, at this price. */
export interface Purchase {
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly price: number;
  /** The card that gives the action, if one does. */
  readonly card: GivingCard | null;
  /** B18.3.1: dice come on top, rolled before it is paid; the price is then the least that it can be. */
  readonly tolled?: boolean;
}

export type PayKey =
  | 'spentUnit'
  | 'notFresh'
  | 'alreadyActive'
  | 'alreadySeized'
  | 'noActiveUnit'
  | 'tooFewCaps'
  | 'tooManyCaps'
  | 'tooFewAp'
  | 'apAreRolled'
  | 'cardWantsAp'
  | 'otherEconomy'
  | 'tollIsRolled'
  | 'noToll';

export type PayVerdict = Verdict<undefined, PayKey>;

/** B18.3.1: who refuses, and how the price was to be paid. */
export interface Refusal extends Pick<Purchase, 'player' | 'units'> {
  readonly way: WayToPay;
}

/** How actions are paid for, and what becomes of those who act. B2.2, B3.0 */
export interface Economy {
  /** Every payment that is good for this. */
  payments(seen: Seen, purchase: Purchase): Payment[];
  judge(seen: Seen, purchase: Purchase, payment: Payment): PayVerdict;
  /** Is there any? Denied with the reasons against each way. */
  judgePayable(seen: Seen, purchase: Purchase): PayVerdict;
  /** Takes the price and says what of it was AP. */
  take(held: Held, purchase: Purchase, payment: Payment, io: BearIo): number;
  /** What follows an action that is done; a card may have made its check lighter. */
  settle(held: Held, action: ActionFrame, lighter: number, io: BearIo): void;
  /** B18.3.1: what it does to units that they refuse the price of an action after they have announced it. */
  refuse(held: Held, refusal: Refusal, io: BearIo): void;
  /** What passing does to a player's units. */
  pass(held: Held, player: PlayerId, io: BearIo): void;
}

/** B2.2b: wholly in CAPs, by units fresh or spent. */
export function judgeCommand(seen: Seen, { player, price }: Purchase): PayVerdict {
  return playerOf(seen, player).caps >= price ? grant() : deny('B2.2b', 'tooFewCaps', { amount: price });
}

/** B3.2.1: one CAP for one AP, but not for all of them: that is a command action. */
export function judgeSupplement(seen: Seen, { player, price }: Purchase, caps: number, most: number): PayVerdict {
  if (caps >= price) return deny('B3.2.1', 'tooManyCaps', { amount: price });
  if (caps > playerOf(seen, player).caps) return deny('B3.2', 'tooFewCaps', { amount: caps });
  return price - caps <= most ? grant() : deny('B2.2f', 'tooFewAp', { amount: most });
}

/** So many CAPs at least are wanted, where AP pay no more than `most` of the price. */
export function leastSupplement({ price }: Purchase, most: number): number {
  return Math.max(0, price - most);
}

/** All payments of one way, from the least CAPs to the most. */
export function supplements(seen: Seen, purchase: Purchase, way: Payment['way'], most: number): Payment[] {
  const payments: Payment[] = [];
  const last = Math.min(playerOf(seen, purchase.player).caps, purchase.price - 1);
  for (let caps = leastSupplement(purchase, most); caps <= last; caps++) payments.push({ way, caps });
  return payments;
}

export function payCaps(held: Held, player: PlayerId, caps: number): void {
  playerOf(held, player).caps -= caps;
}

/** Those of a list that are still there, or still outside, become spent. */
export function makeSpent(
  held: Held,
  units: readonly UnitId[],
  rule: 'B2.3' | 'B3.0a' | 'B3.0b' | 'B3.0d' | 'B3.1' | 'B18.3.1' | 'S7.2',
  io: BearIo,
): void {
  const there = units.filter((unit) => ['inPlay', 'waiting'].includes(heldUnit(held, unit).fate));
  for (const unit of there) heldUnit(held, unit).spent = true;
  io.emit({ rule, key: 'becameSpent', units: there });
}

/** A card or an event gives or takes CAPs of this round: more than he began with too, but never less than none. */
export function changeCaps(held: Held, player: PlayerId, amount: number, rule: CapRule, io: BearIo): void {
  // S3.2: the AI has no CAP track for them, but Command cards.
  if (isAiPlayer(held, player)) return changeAiCaps(held, amount, rule, io);
  const it = playerOf(held, player);
  it.caps = Math.max(0, it.caps + amount);
  io.emit({ rule, key: 'capsChanged', player, caps: it.caps });
}
