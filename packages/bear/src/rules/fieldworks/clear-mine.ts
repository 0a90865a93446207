import { deny, grant, judgedSlot, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { type Battle, hasEnemyIn, markerIn, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import type { MarkerKind } from '../../model/marker.ts';
import type { Bear, BearIo, Held, Seen, BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { type ActorKey, judgeOwn, ownUnits } from '../order/actor.ts';
import { markerOf } from '../units/figures.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, type PayKey, paymentSlot, type Purchase } from '../payment/payment.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { unitKind } from '../order/word-kinds.ts';

// B18.3.3e:  g16 clear caps:0

export type ClearKey = 'noPioneer' | 'noMine' | 'carried' | 'enemyInHex' | 'stunned';

interface Clear extends Order, Closing {
  readonly leader: number;
}

const PRICE = 2;

/** B18.3.3e: a pioneer in the hex, who may do something and has no enemy to fight there. */
function judgeClearing(battle: Battle, unit: number): Verdict<undefined, ClearKey> {
  const { at, carrier } = unitOf(battle, unit);
  if (!typeOf(battle, unit).pioneer) return deny('B18.3.3e', 'noPioneer', { unit });
  if (markerIn(battle, 'mine', at) === undefined) return deny('B18.3.3e', 'noMine', { at });
  if (carrier !== -1) return deny('B17.0a', 'carried', { unit });
  if (markerOf(battle, unit)?.kind === 'stunned') return deny('B7.5', 'stunned', { unit });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? deny('B7.7.3b', 'enemyInHex', { at }) : grant();
}

function purchaseOf({ frame, card, leader }: Order & Pick<Clear, 'leader'>): Purchase {
  return { player: turnPlayer(frame), units: [leader], price: PRICE, card };
}

function judgeLeader(seen: Seen, order: Order, unit: number): Verdict<undefined, ClearKey | ActorKey | PayKey> {
  const own = judgeOwn(seen, order.frame, unit);
  if (!own.granted) return own;
  const clearing = judgeClearing(seen, unit);
  return clearing.granted ? judgePayable(seen, purchaseOf({ ...order, leader: unit })) : clearing;
}

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLeader);

export const clear: Verb<Bear> = verb<Bear, TurnFrame, Clear>('clear', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('clear')
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((_seen, said) => purchaseOf(said)),
      ),
  resolve: (held, said, io) => {
    beginAction(held, said, purchaseOf(said), io);
    takeAway(held, 'mine', unitOf(held, said.leader).at, 'B18.3.3e', io);
  },
});

/** A marker of a kind that lies at most once in a hex goes off the map. */
export function takeAway({ view }: Held, kind: MarkerKind, at: number, rule: 'B18.3.3e' | 'B8.1', io: BearIo): void {
  view.markers = view.markers.filter((marker) => marker.kind !== kind || marker.at !== at);
  io.emit({ rule, key: 'cleared', marker: kind, at });
}
