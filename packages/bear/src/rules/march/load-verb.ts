import type { Facing } from '@sandtable/hex';
import { anyOf, deny, judgedSlot, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import { type BearIo, type BearSlot, type Held, heldUnit, type Seen } from '../../model/state.ts';
import { judgeOwn, ownUnits } from '../order/actor.ts';
import { passengersOf } from '../units/carried.ts';
import { takeControl } from '../victory/control.ts';
import { judgeCarrier, judgeLoad, judgeUnload, loadKind, loadPrice, unitsOfLoad } from './load.ts';
import type { Load } from '../../model/word.ts';
import { mineAttacks } from '../contact/mine.ts';
import type { MoveVerbKey } from './move-group.ts';
import { order } from '../order/order.ts';
import { billFor, type Led, type Order } from '../order/order-form.ts';
import { ownSlot } from '../order/slots.ts';
import { judgePayable } from '../payment/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { unitKind } from '../order/word-kinds.ts';
import { facingSlot } from '../order/facing-slot.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// B17.0, B14.5:  g37 load g03 caps:0;  g37 load g03+g11 command;  g37 unload g03 NE g11 N caps:1

interface Loading extends Led {
  readonly load: Load;
}

interface Landing {
  readonly landed: number;
  readonly pose: Facing;
}

interface Unloading extends Led {
  readonly landings: readonly Landing[];
}

/** B17.0: a group action of the vehicle and all that it carries before or after. */
function purchaseOf(seen: Seen, said: Led, units: readonly UnitId[]): Purchase {
  const { leader } = said;
  const all = new Set([leader, ...passengersOf(seen, leader), ...units]);
  return billFor(said, [...all], loadPrice(seen, units));
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

function judgeLoader(seen: Seen, so: Order, leader: UnitId): Verdict<undefined, MoveVerbKey> {
  const able = judgeCarrier(seen, leader);
  if (!able.granted) return able;
  const said = { ...so, leader };
  const loads = loadsFor(seen, said);
  return loads.length === 0 ? deny('B17.0', 'notInItsHex') : anyOf(loads, (each) => judgeLoading(seen, said, each));
}

export const load = order<Loading, Loading>('load', {
  leaders: ownSlot(judgeLoader),
  says: (phrase) => phrase.slot('load', judgedSlot(loadKind, loadsFor, judgeLoading)),
  needs: ['load'],
  bill: (seen, said) => purchaseOf(seen, said, unitsOfLoad(said.load)),
  resolve: (held, { leader, load: units }, io) => {
    for (const unit of unitsOfLoad(units)) takeAboard(held, leader, unit, io);
    mineAttacks(held, [leader], unitOf(held, leader).at, io);
  },
});

/** B17.0a: it leaves its trench or hasty defense and faces as its carrier. */
function takeAboard(held: Held, carrier: UnitId, unit: UnitId, io: BearIo): void {
  const { at, facing } = heldUnit(held, carrier);
  Object.assign(heldUnit(held, unit), { carrier, facing, inside: false, hasty: false });
  io.emit({ rule: 'B17.0', key: 'loaded', unit, carrier, at });
}

function landedIn(landings: readonly Landing[]): number[] {
  return landings.map(({ landed }) => landed);
}

function judgeLanding(seen: Seen, said: Unloading, unit: UnitId): Verdict<undefined, MoveVerbKey> {
  const before = landedIn(said.landings);
  if (before.includes(unit)) return deny('B17.0', 'notAboard', { unit });
  const unloading = judgeUnload(seen, said.leader, unit);
  return unloading.granted ? judgePayable(seen, purchaseOf(seen, said, [...before, unit])) : unloading;
}

function judgeUnloader(seen: Seen, so: Order, leader: UnitId): Verdict<undefined, MoveVerbKey> {
  const able = judgeCarrier(seen, leader);
  if (!able.granted) return able;
  const aboard = passengersOf(seen, leader);
  if (aboard.length === 0) return deny('B17.0', 'notAboard', { unit: leader });
  return anyOf(aboard, (unit) => judgeLanding(seen, { ...so, leader, landings: [] }, unit));
}

const landingSlot: BearSlot<Unloading, 'unit'> = judgedSlot(
  unitKind,
  (seen: Seen, { leader }: Unloading) => passengersOf(seen, leader),
  judgeLanding,
);

export const unload = order<Unloading, Unloading>('unload', {
  leaders: ownSlot(judgeUnloader),
  says: (phrase) =>
    phrase.records<'landings', Landing>(
      'landings',
      (record) => record.slot('landed', landingSlot).slot('pose', facingSlot),
      { least: 1 },
    ),
  needs: ['landings'],
  bill: (seen, said) => purchaseOf(seen, said, landedIn(said.landings)),
  resolve: (held, { leader, landings }, io) => setDownAll(held, leader, landings, io),
});

/** B18.3.3: all who were aboard have acted, and a mine in the hex attacks them. */
export function setDownAll(held: Held, carrier: UnitId, landings: readonly Landing[], io: BearIo): void {
  const before = passengersOf(held, carrier);
  for (const landing of landings) setDown(held, carrier, landing, io);
  mineAttacks(held, [carrier, ...before], unitOf(held, carrier).at, io);
}

/** B17.0a: it takes any facing. */
function setDown(held: Held, carrier: UnitId, { landed: unit, pose: facing }: Landing, io: BearIo): void {
  const it = heldUnit(held, unit);
  Object.assign(it, { carrier: NONE, facing });
  io.emit({ rule: 'B17.0', key: 'unloaded', unit, carrier, at: it.at, facing });
  takeControl(held, unit, io);
}
