import { deny, grant, type Verdict } from '@sandtable/kernel';
import type { ActionFrame, WayToPay } from '../../model/battle/frame.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import type { GivingCard, Payment } from '../../model/battle/word.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { type CapRule, changeAiCaps } from '../units/command-cards.ts';

/** An action of these units for a price their player pays. */
export interface Purchase {
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly price: number;
  readonly card: GivingCard | null;
  /** B18.3.1: dice will be added before payment; `price` is the minimum. */
  readonly tolled?: boolean;
  /** it is a move, a pivot or fire, so it may be an opportunity action. */
  readonly reacts?: boolean;
}

export type PayKey =
  | 'spentUnit'
  | 'notFresh'
  | 'alreadyActive'
  | 'alreadySeized'
  | 'actionWaits'
  | 'notConcerned'
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

/** B18.3.1: who refuses, and how he had announced to pay. */
export interface Refusal extends Pick<Purchase, 'player' | 'units'> {
  readonly way: WayToPay;
}

/** B2.2, B3.0: how actions are paid for, and what happens to units that acted. */
export interface Economy {
  payments(seen: Seen, purchase: Purchase): Payment[];
  judge(seen: Seen, purchase: Purchase, payment: Payment): PayVerdict;
  judgePayable(seen: Seen, purchase: Purchase): PayVerdict;
  /** Takes the price and returns its AP part. */
  take(held: Held, purchase: Purchase, payment: Payment, io: BearIo): number;
  /** After a finished action; `lighter` is what a card takes off its check. */
  settle(held: Held, action: ActionFrame, lighter: number, io: BearIo): void;
  /** B18.3.1: the effect on the units of refusing an announced price. */
  refuse(held: Held, refusal: Refusal, io: BearIo): void;
  pass(held: Held, player: PlayerId, io: BearIo): void;
}

/** B2.2b: entirely in CAPs, by fresh or spent units. */
export function judgeCommand(seen: Seen, { player, price }: Purchase): PayVerdict {
  return playerOf(seen, player).caps >= price ? grant() : deny('B2.2b', 'tooFewCaps', { amount: price });
}

/** B3.2.1: CAPs replace AP one for one, but not all of them: that would be a command action. */
export function judgeSupplement(seen: Seen, { player, price }: Purchase, caps: number, most: number): PayVerdict {
  if (caps >= price) return deny('B3.2.1', 'tooManyCaps', { amount: price });
  if (caps > playerOf(seen, player).caps) return deny('B3.2', 'tooFewCaps', { amount: caps });
  return price - caps <= most ? grant() : deny('B2.2f', 'tooFewAp', { amount: most });
}

/** The fewest CAPs needed if AP pay at most `most` of the price. */
export function leastSupplement({ price }: Purchase, most: number): number {
  return Math.max(0, price - most);
}

/** Every payment of one way, from the fewest CAPs up. */
export function supplements(seen: Seen, purchase: Purchase, way: Payment['way'], most: number): Payment[] {
  const payments: Payment[] = [];
  const last = Math.min(playerOf(seen, purchase.player).caps, purchase.price - 1);
  for (let caps = leastSupplement(purchase, most); caps <= last; caps++) payments.push({ way, caps });
  return payments;
}

export function payCaps(held: Held, player: PlayerId, caps: number): void {
  playerOf(held, player).caps -= caps;
}

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

/** A card or event changes this round's CAPs, even above the starting number, but never below 0. */
export function changeCaps(held: Held, player: PlayerId, amount: number, rule: CapRule, io: BearIo): void {
  // S3.2: the AI has Command cards instead of a CAP track.
  if (isAiPlayer(held, player)) return changeAiCaps(held, amount, rule, io);
  const it = playerOf(held, player);
  it.caps = Math.max(0, it.caps + amount);
  io.emit({ rule, key: 'capsChanged', player, caps: it.caps });
}
