import { denied, memo, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Payer } from '../../model/battle/frame.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isFoot } from '../../model/pack/unit-type.ts';
import type { ActorKey } from '../order/slots.ts';
import { withPassengers } from '../units/carried.ts';
import { judgeMove, moveFromHere } from '../ground/bonus.ts';
import { judgePivot, type MoveCost } from '../ground/cost.ts';
import { because, type MoveKey, type MoveReason } from '../ground/reasons.ts';
import type { GivingCard } from '../../model/battle/word.ts';
import { judgePayable } from '../payment/payment.ts';
import type { PayKey, Purchase } from '../payment/purchase.ts';

/** The path is empty if the unit stays or turns in place. */
export interface Goer {
  readonly unit: UnitId;
  readonly path: readonly HexId[];
  readonly turns: boolean;
}

/** B9.1.1 */
export interface GroupMove {
  readonly player: PlayerId;
  readonly card: GivingCard | null;
  readonly goers: readonly Goer[];
  /** B5.0.3: all on foot move cautiously, for 1 more each. */
  readonly cautious?: boolean;
}

export type MoveVerbKey = MoveKey | ActorKey | PayKey;

export function payersOf(seen: Seen, { goers, cautious = false }: GroupMove): Payer[] {
  return goers.map((goer) => payerOf(seen, goer, cautious));
}

function payerOf(seen: Seen, goer: Goer, cautious: boolean): Payer {
  const { cost, dice } = priceOf(seen, goer);
  return { unit: goer.unit, cost: cautious && goesOnFoot(seen, goer) ? cost + 1 : cost, dice };
}

/** B5.0.3 */
export function goesOnFoot(seen: Seen, { unit, path }: Goer): boolean {
  return path.length > 0 && isFoot(typeOf(seen, unit));
}

const NOTHING: MoveCost = { cost: 0, dice: 0 };

function priceOf(seen: Seen, { unit, path, turns }: Goer): MoveCost {
  if (path.length === 0) return turns ? costOf(judgePivot(seen, unit)) : NOTHING;
  return knownPrice(seen, wayOf(unit, path), () => costOf(judgeMove(seen, unit, moveFromHere(seen, unit, path))));
}

/** Each word of a group's order asks for the price of every unit named so far. */
const knownPrice = memo<MoveCost>();

/** More than any map has. */
const HEXES = 0x10000;

/** A key for a unit's path. Most paths have one hex, for which a number is faster. */
function wayOf(unit: UnitId, path: readonly HexId[]): string | number {
  const [first = 0] = path;
  return path.length === 1 ? unit * HEXES + first : `${unit}:${path.join()}`;
}

function costOf(verdict: Verdict<MoveCost, MoveKey>): MoveCost {
  if (!verdict.granted) return NOTHING;
  const { cost, dice } = verdict.value;
  return { cost, dice };
}

/** B9.1.1: the group pays for its most expensive member only. */
export function groupCost(seen: Seen, group: GroupMove): MoveCost {
  const payers = payersOf(seen, group);
  return {
    cost: payers.reduce((dearest, { cost }) => Math.max(dearest, cost), 0),
    dice: payers.reduce((sum, { dice }) => sum + dice, 0),
  };
}

/** Passengers take part. B18.3.1: a die costs at least 1. */
export function movePurchase(seen: Seen, group: GroupMove): Purchase {
  return purchaseAt(seen, group, payersOf(seen, group));
}

function purchaseAt(seen: Seen, { player, card, goers }: GroupMove, prices: readonly MoveCost[]): Purchase {
  const units = goers.map(({ unit }) => unit);
  let price = 0;
  let tolled = false;
  for (const { cost, dice } of prices) {
    price = Math.max(price, cost + dice);
    if (dice > 0) tolled = true;
  }
  return { player, units: withPassengers(seen, units), price, card, tolled, reacts: true };
}

/** Whether the last of the group may go one hex farther, and the group can still pay. */
export function judgeGroupStep(seen: Seen, group: GroupMove, to: HexId): Verdict<undefined, MoveVerbKey> {
  const last = group.goers.at(-1);
  if (last === undefined) throw new Error('a group of nobody');
  const { unit } = last;
  const path = [...last.path, to];
  const step = judgeMove(seen, unit, moveFromHere(seen, unit, path));
  const bans = last.path.length === 0 ? bansByEntrance(seen, unit, to) : [];
  if (!step.granted || bans.length > 0) return denied([...(step.granted ? [] : step.reasons), ...bans]);
  // Stores the price of the longer path, which the next words will ask for.
  const prices = [knownPrice(seen, wayOf(unit, path), () => costOf(step))];
  for (const goer of group.goers) if (goer !== last) prices.push(payerOf(seen, goer, group.cautious ?? false));
  const payable = judgePayable(seen, purchaseAt(seen, group, prices));
  return payable.granted ? { granted: true, value: undefined, reasons: step.reasons } : payable;
}

/** B7.7.3c: not back the way an enemy has just come into its hex, nor into the two hexes beside that. */
export function bansByEntrance(seen: Seen, unit: UnitId, to: HexId): MoveReason[] {
  const { at } = unitOf(seen, unit);
  const side = sideOf(seen, unit);
  const entrance = seen.view.entrances.find(
    (each) =>
      each.at === at && each.side !== side && each.from !== NONE && distanceBetween(seen.tables, each.from, to) <= 1,
  );
  return entrance === undefined ? [] : [because('backToEntrance', { at: entrance.from })];
}
