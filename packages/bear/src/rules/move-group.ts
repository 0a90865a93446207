import type { Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle.ts';
import type { Seen } from '../model/state.ts';
import type { ActorKey } from './actor.ts';
import { withPassengers } from './carried.ts';
import { judgeMove } from './move-bonus.ts';
import type { MoveKey } from './move-key.ts';
import { judgePivot } from './move-pivot.ts';
import type { GivingCard } from './order.ts';
import { judgePayable, type PayKey, type Purchase } from './payment.ts';

/** One of a group: the hexes it goes through, none if it stays or turns in place. */
export interface Goer {
  readonly unit: number;
  readonly path: readonly number[];
  readonly turns: boolean;
}

/** B9.1.1: units that move together, in the order in which they were named. */
export interface GroupMove {
  readonly player: number;
  readonly card: GivingCard | null;
  readonly goers: readonly Goer[];
}

export type MoveVerbKey = MoveKey | ActorKey | PayKey;

/** B9.1.1: the price of the dearest that moves; no more is asked for the others. */
export function groupPrice(seen: Seen, { goers }: GroupMove): number {
  return goers.reduce((dearest, goer) => Math.max(dearest, priceOf(seen, goer)), 0);
}

function priceOf(seen: Seen, { unit, path, turns }: Goer): number {
  if (path.length === 0) return turns ? costOf(judgePivot(seen, unit)) : 0;
  const { at: from, facing } = unitOf(seen, unit);
  return costOf(judgeMove(seen, unit, { from, facing, hexes: path }));
}

function costOf(verdict: Verdict<{ readonly cost: number }, MoveKey>): number {
  return verdict.granted ? verdict.value.cost : 0;
}

/** What the group is charged for; those that are carried take part. */
export function movePurchase(seen: Seen, { player, card, goers }: GroupMove, price: number): Purchase {
  return {
    player,
    units: withPassengers(
      seen,
      goers.map(({ unit }) => unit),
    ),
    price,
    card,
  };
}

/** May the last of the group go one hex further, and can the group still be paid for? */
export function judgeGroupStep(seen: Seen, group: GroupMove, to: number): Verdict<undefined, MoveVerbKey> {
  const goers = [...group.goers];
  const last = goers.pop();
  if (last === undefined) throw new Error('a group of nobody');
  const { unit, path } = last;
  const { at: from, facing } = unitOf(seen, unit);
  const step = judgeMove(seen, unit, { from, facing, hexes: [...path, to] });
  if (!step.granted) return step;
  const further = { ...group, goers: [...goers, { unit, path: [...path, to], turns: false }] };
  const price = Math.max(step.value.cost, groupPrice(seen, { ...group, goers }));
  const payable = judgePayable(seen, movePurchase(seen, further, price));
  return payable.granted ? { granted: true, value: undefined, reasons: step.reasons } : payable;
}
