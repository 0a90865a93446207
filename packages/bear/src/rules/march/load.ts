import type { Facing } from '@sandtable/hex';
import { anyOf, deny, grant, judgedSlot, kind, unless, type Verdict } from '@sandtable/kernel';
import { type Battle, hitOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type BearIo, type BearSlot, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import { isGun, isVehicle } from '../../model/pack/unit-type.ts';
import type { Load } from '../../model/battle/word.ts';
import { mineAttacks } from '../contact/mine.ts';
import { because, type MoveKey, type MoveReason, refuse } from '../ground/reasons.ts';
import { judgeOwn, ownSlot, ownUnits } from '../order/slots.ts';
import { facingSlot, unitKind } from '../order/word-kinds.ts';
import { billFor, type LedOrder, type Order } from '../order/turn-order.ts';
import { order } from '../order/order.ts';
import { judgePayable } from '../payment/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { hasRoomFor, LMG, passengersOf } from '../units/carried.ts';
import { takeHasty } from '../ground/waiting.ts';
import { takeControl } from '../victory/control.ts';
import type { MoveVerbKey } from './move-group.ts';

/** `g03`, or `g03+g11` as one word, since an APC may have to take both or neither. */
const loadKind = kind('load', {
  read(seen: Battle, word): Load | undefined {
    const [first = '', second, ...more] = word.split('+');
    const unit = unitKind.read(seen, first);
    if (unit === undefined || more.length > 0) return undefined;
    if (second === undefined) return [unit];
    const other = unitKind.read(seen, second);
    return other === undefined ? undefined : [unit, other];
  },
  print: (seen, [unit, other]) =>
    other === undefined ? unitKind.print(seen, unit) : `${unitKind.print(seen, unit)}+${unitKind.print(seen, other)}`,
});

function unitsOfLoad([unit, other]: Load): UnitId[] {
  return other === undefined ? [unit] : [unit, other];
}

/** B17.0, B17.2 */
function judgeCarrier(battle: Battle, carrier: UnitId): Verdict<undefined, MoveKey> {
  const isFree = unitOf(battle, carrier).carrier === NONE;
  if (!isFree || !isVehicle(typeOf(battle, carrier))) return refuse('noCarrier', { unit: carrier });
  return isStunned(battle, carrier) ? refuse('stunnedLoad', { unit: carrier }) : grant();
}

/** B17.0: whether it may take these aboard or in tow, on top of what it carries. */
export function judgeLoad(battle: Battle, carrier: UnitId, load: Load): Verdict<undefined, MoveKey> {
  const able = judgeCarrier(battle, carrier);
  if (!able.granted) return able;
  const units = unitsOfLoad(load);
  const bans = units.flatMap((unit) => bansOnLoading(battle, carrier, unit));
  if (!hasRoom(battle, carrier, units)) bans.push(because('noRoom', { unit: carrier }));
  if (units.length === 1 && isOnlyForPairs(battle, carrier, units)) bans.push(because('onlyTogether'));
  return unless(bans);
}

function bansOnLoading(battle: Battle, carrier: UnitId, unit: UnitId): MoveReason[] {
  const { at, carrier: other } = unitOf(battle, unit);
  const bans: MoveReason[] = [];
  if (unit === carrier || at !== unitOf(battle, carrier).at) bans.push(because('notInItsHex', { unit }));
  if (other !== -1) bans.push(because('carriedAlready', { unit }));
  if (isVehicle(typeOf(battle, unit))) return [...bans, ...bansOnTowing(battle, carrier, unit)];
  if (isStunned(battle, unit)) bans.push(because('stunnedLoad', { unit }));
  if (isPinned(battle, unit) && battle.view.options.pinnedLoading === 'off') bans.push(because('pinnedLoad', { unit }));
  return bans;
}

/** B14.5: an immobile vehicle without passengers can be towed, a tracked one only by a tracked one. */
function bansOnTowing(battle: Battle, carrier: UnitId, unit: UnitId): MoveReason[] {
  const bans: MoveReason[] = [];
  if (unitOf(battle, unit).snag === 'none' && hitOf(battle, unit)?.mayMove !== false)
    bans.push(because('noLoad', { unit }));
  if (typeOf(battle, unit).moveClass === 'tracked' && typeOf(battle, carrier).moveClass !== 'tracked')
    bans.push(because('towedByTracks', { unit }));
  if (passengersOf(battle, unit).length > 0) bans.push(because('towedEmpty', { unit }));
  return bans;
}

function hasRoom(battle: Battle, carrier: UnitId, units: readonly UnitId[]): boolean {
  // A pair is named in this order only.
  const isInOrder = units.length === 1 || typeOf(battle, units.at(-1) ?? NONE).id === LMG;
  return isInOrder && hasRoomFor(battle, carrier, [...passengersOf(battle, carrier), ...units]);
}

/** B17.0b: with `apcLoading` combined an APC takes infantry only as this pair; towing is unaffected. */
function isOnlyForPairs(battle: Battle, carrier: UnitId, [unit = NONE]: readonly UnitId[]): boolean {
  const type = typeOf(battle, unit);
  const isCombined = battle.view.options.apcLoading === 'combined' && typeOf(battle, carrier).kind === 'apc';
  return isCombined && !isGun(type) && !isVehicle(type);
}

/** B17.2: whether it may be unloaded. A towed vehicle can always be unhitched. */
export function judgeUnload(battle: Battle, carrier: UnitId, unit: UnitId): Verdict<undefined, MoveKey> {
  const able = judgeCarrier(battle, carrier);
  if (!able.granted) return able;
  if (unitOf(battle, unit).carrier !== carrier) return refuse('notAboard', { unit });
  if (isVehicle(typeOf(battle, unit))) return grant();
  if (isStunned(battle, unit)) return refuse('stunnedLoad', { unit });
  return isPinned(battle, unit) ? refuse('pinnedLoad', { unit }) : grant();
}

/** B17.0: the printed move cost; of two units, the higher. */
export function loadPrice(battle: Battle, units: readonly UnitId[]): number {
  return Math.max(...units.map((unit) => typeOf(battle, unit).moveCost));
}

function isStunned(battle: Battle, unit: UnitId): boolean {
  return hitOf(battle, unit)?.kind === 'stunned';
}

function isPinned(battle: Battle, unit: UnitId): boolean {
  return hitOf(battle, unit)?.kind === 'pinned';
}

// B17.0, B14.5:  g37 load g03 caps:0;  g37 load g03+g11 command;  g37 unload g03 NE g11 N caps:1

interface LoadWords extends LedOrder {
  readonly load: Load;
}

interface Landing {
  readonly landed: UnitId;
  readonly pose: Facing;
}

interface Unloading extends LedOrder {
  readonly landings: readonly Landing[];
}

/** B17.0: a group action of the vehicle and every unit it carries before or after. */
function purchaseOf(seen: Seen, said: LedOrder, units: readonly UnitId[]): Purchase {
  const { leader } = said;
  const all = new Set([leader, ...passengersOf(seen, leader), ...units]);
  return billFor(said, [...all], loadPrice(seen, units));
}

/** Single units in the hex, then all pairs of them; few are granted. */
function loadsFor(seen: Seen, { frame, leader }: LedOrder): Load[] {
  const { at } = unitOf(seen, leader);
  const near = ownUnits(seen, { frame }).filter((unit) => unit !== leader && unitOf(seen, unit).at === at);
  const pairs = near.flatMap((unit) => near.map((other): Load => [unit, other]));
  return [...near.map((unit): Load => [unit]), ...pairs];
}

function judgeLoading(seen: Seen, said: LedOrder, load: Load): Verdict<undefined, MoveVerbKey> {
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

export const load = order<LoadWords, LoadWords>('load', {
  leaders: ownSlot(judgeLoader),
  says: (phrase) => phrase.slot('load', judgedSlot(loadKind, loadsFor, judgeLoading)),
  needs: ['load'],
  bill: (seen, said) => purchaseOf(seen, said, unitsOfLoad(said.load)),
  resolve: (held, { leader, load: units }, io) => {
    for (const unit of unitsOfLoad(units)) takeAboard(held, leader, unit, io);
    mineAttacks(held, [leader], unitOf(held, leader).at, io);
  },
});

/** B17.0a: the unit leaves its trench or hasty defense and takes its carrier's facing. */
function takeAboard(held: Held, carrier: UnitId, unit: UnitId, io: BearIo): void {
  const { at, facing } = heldUnit(held, carrier);
  Object.assign(heldUnit(held, unit), { carrier, facing, inside: false, hasty: false });
  io.emit({ rule: 'B17.0', key: 'loaded', unit, carrier, at });
}

function landedIn(landings: readonly Landing[]): UnitId[] {
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

/** B18.3.3: every unit that was aboard has acted, so a mine in the hex attacks them. */
export function setDownAll(held: Held, carrier: UnitId, landings: readonly Landing[], io: BearIo): void {
  const before = passengersOf(held, carrier);
  for (const landing of landings) setDown(held, carrier, landing, io);
  mineAttacks(held, [carrier, ...before], unitOf(held, carrier).at, io);
}

/** B17.0a: facing any way. */
function setDown(held: Held, carrier: UnitId, { landed: unit, pose: facing }: Landing, io: BearIo): void {
  const it = heldUnit(held, unit);
  Object.assign(it, { carrier: NONE, facing });
  io.emit({ rule: 'B17.0', key: 'unloaded', unit, carrier, at: it.at, facing });
  takeControl(held, unit, io);
  takeHasty(held, unit, io);
}
