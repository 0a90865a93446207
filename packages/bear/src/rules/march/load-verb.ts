import type { Facing } from '@sandtable/hex';
import { deny, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, type Seen, type BearSlot } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { judgeOwn, ownUnits } from '../order/actor.ts';
import type { Load } from '../../model/word.ts';
import { passengersOf } from '../units/carried.ts';
import { takeControl } from '../victory/control.ts';
import { judgeCarrier, judgeLoad, judgeUnload, loadKind, loadPrice, unitsOfLoad } from './load.ts';
import { mineAttacks } from '../contact/mine.ts';
import type { MoveVerbKey } from './move-group.ts';
import { type Closing, givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { judgePayable, paymentSlot, type Purchase } from '../payment/payment.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { unitKind } from '../order/word-kinds.ts';
import { facingSlot } from '../order/facing-slot.ts';

// B17.0, B14.5:  g37 load g03 caps:0;  g37 load g03+g11 command;  g37 unload g03 NE g11 N caps:1

interface Loading extends Order, Closing {
  readonly leader: number;
  readonly load: Load;
}

interface Landing {
  readonly landed: number;
  readonly pose: Facing;
}

interface Unloading extends Order, Closing {
  readonly leader: number;
  readonly landings: readonly Landing[];
}

type Led = Order & Pick<Loading, 'leader'>;
type UnloadSaid = Led & Pick<Unloading, 'landings'>;

/** B17.0: a group action of the vehicle and all that it carries before or after. */
function purchaseOf(seen: Seen, { frame, card, leader }: Led, units: readonly number[]): Purchase {
  const all = new Set([leader, ...passengersOf(seen, leader), ...units]);
  return { player: turnPlayer(frame), units: [...all], price: loadPrice(seen, units), card };
}

/** Single units of the hex, then all pairs of them: only few of these are ever granted. */
function loadsFor(seen: Seen, { frame, leader }: Led): Load[] {
  const { at } = unitOf(seen, leader);
  const near = ownUnits(seen, { frame }).filter((unit) => unit !== leader && unitOf(seen, unit).at === at);
  const pairs = near.flatMap((unit) => near.map((other): Load => [unit, other]));
  return [...near.map((unit): Load => [unit]), ...pairs];
}

function judgeLoading(seen: Seen, said: Led, load: Load): Verdict<undefined, MoveVerbKey> {
  const units = unitsOfLoad(load);
  for (const unit of units) {
    const own = judgeOwn(seen, said.frame, unit);
    if (!own.granted) return own;
  }
  const loading = judgeLoad(seen, said.leader, load);
  return loading.granted ? judgePayable(seen, purchaseOf(seen, said, units)) : loading;
}

function judgeLoader(seen: Seen, order: Order, leader: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, order.frame, leader);
  if (!own.granted) return own;
  const able = judgeCarrier(seen, leader);
  if (!able.granted) return able;
  const loads = loadsFor(seen, { ...order, leader });
  return firstOf(loads.map((each) => judgeLoading(seen, { ...order, leader }, each)));
}

/** The first that is granted, or else all that is against any. */
function firstOf(verdicts: readonly Verdict<undefined, MoveVerbKey>[]): Verdict<undefined, MoveVerbKey> {
  const granted = verdicts.find((verdict) => verdict.granted);
  if (granted !== undefined) return granted;
  const reasons = verdicts.flatMap((verdict) => verdict.reasons);
  return reasons.length > 0 ? { granted: false, reasons } : deny('B17.0', 'notInItsHex');
}

const loaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeLoader);

export const load = verb<Bear, TurnFrame, Loading>('load', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(loaderSlot))
      .slot('leader', loaderSlot)
      .word('load')
      .slot('load', judgedSlot(loadKind, loadsFor, judgeLoading))
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, unitsOfLoad(said.load))),
      ),
  resolve: (held, said, io) => {
    const units = unitsOfLoad(said.load);
    const purchase = purchaseOf(held, said, units);
    beginAction(held, said, purchase, io);
    for (const unit of units) takeAboard(held, said.leader, unit, io);
    mineAttacks(held, purchase.units, unitOf(held, said.leader).at, io);
  },
});

/** B17.0a: it leaves its trench or hasty defense and faces as its carrier. */
function takeAboard(held: Held, carrier: number, unit: number, io: BearIo): void {
  const { at, facing } = heldUnit(held, carrier);
  Object.assign(heldUnit(held, unit), { carrier, facing, inside: false, hasty: false });
  io.emit({ rule: 'B17.0', key: 'loaded', unit, carrier, at });
}

function landedIn(landings: readonly Landing[]): number[] {
  return landings.map(({ landed }) => landed);
}

function judgeLanding(seen: Seen, said: UnloadSaid, unit: number): Verdict<undefined, MoveVerbKey> {
  const before = landedIn(said.landings);
  if (before.includes(unit)) return deny('B17.0', 'notAboard', { unit });
  const unloading = judgeUnload(seen, said.leader, unit);
  return unloading.granted ? judgePayable(seen, purchaseOf(seen, said, [...before, unit])) : unloading;
}

function judgeUnloader(seen: Seen, order: Order, leader: number): Verdict<undefined, MoveVerbKey> {
  const own = judgeOwn(seen, order.frame, leader);
  if (!own.granted) return own;
  const able = judgeCarrier(seen, leader);
  if (!able.granted) return able;
  const aboard = passengersOf(seen, leader);
  if (aboard.length === 0) return deny('B17.0', 'notAboard', { unit: leader });
  return firstOf(aboard.map((unit) => judgeLanding(seen, { ...order, leader, landings: [] }, unit)));
}

const landingSlot: BearSlot<UnloadSaid, 'unit'> = judgedSlot(
  unitKind,
  (seen: Seen, { leader }: UnloadSaid) => passengersOf(seen, leader),
  judgeLanding,
);

const unloaderSlot: BearSlot<Order, 'unit'> = judgedSlot(unitKind, ownUnits, judgeUnloader);

export const unload = verb<Bear, TurnFrame, Unloading>('unload', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(unloaderSlot))
      .slot('leader', unloaderSlot)
      .word('unload')
      .records<'landings', Landing>(
        'landings',
        (record) => record.slot('landed', landingSlot).slot('pose', facingSlot),
        { least: 1 },
      )
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, landedIn(said.landings))),
      ),
  resolve: (held, said, io) => {
    const { leader, landings } = said;
    const purchase = purchaseOf(held, said, landedIn(landings));
    beginAction(held, said, purchase, io);
    for (const landing of landings) setDown(held, leader, landing, io);
    mineAttacks(held, purchase.units, unitOf(held, leader).at, io);
  },
});

/** B17.0a: it takes any facing. */
function setDown(held: Held, carrier: number, { landed: unit, pose: facing }: Landing, io: BearIo): void {
  const it = heldUnit(held, unit);
  Object.assign(it, { carrier: -1, facing });
  io.emit({ rule: 'B17.0', key: 'unloaded', unit, carrier, at: it.at, facing });
  takeControl(held, unit, io);
}
