import { grant, kind, unless, type Verdict } from '@sandtable/kernel';
import type { Load } from '../../model/word.ts';
import { type Battle, hitOf, typeOf, unitOf } from '../../model/battle.ts';
import { isGun, isVehicle } from '../../model/unit-type.ts';
import { hasRoomFor, LMG, passengersOf } from '../units/carried.ts';
import { because, type MoveKey, type MoveReason, refuse } from '../ground/reasons.ts';
import { unitKind } from '../order/word-kinds.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

/** `g03`, or as one word, since an APC may have to take both or neither, `g03+g11`. */
export const loadKind = kind('load', {
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

export function unitsOfLoad([unit, other]: Load): number[] {
  return other === undefined ? [unit] : [unit, other];
}

/** B17.0, B17.2: can this vehicle load and unload at all? */
export function judgeCarrier(battle: Battle, carrier: UnitId): Verdict<undefined, MoveKey> {
  const isFree = unitOf(battle, carrier).carrier === NONE;
  if (!isFree || !isVehicle(typeOf(battle, carrier))) return refuse('noCarrier', { unit: carrier });
  return isStunned(battle, carrier) ? refuse('stunnedLoad', { unit: carrier }) : grant();
}

/** B17.0: may this vehicle take these aboard, or in tow, besides those it has? */
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

/** B14.5: a vehicle that cannot move is towed, if nobody is aboard it; one on tracks by another on tracks. */
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
  // Said together they are said in one order only.
  const isInOrder = units.length === 1 || typeOf(battle, units.at(-1) ?? NONE).id === LMG;
  return isInOrder && hasRoomFor(battle, carrier, [...passengersOf(battle, carrier), ...units]);
}

/** B17.0b: by the switch an APC takes infantry aboard as such a pair alone; what is towed is another matter. */
function isOnlyForPairs(battle: Battle, carrier: UnitId, [unit = NONE]: readonly number[]): boolean {
  const type = typeOf(battle, unit);
  const isCombined = battle.view.options.apcLoading === 'combined' && typeOf(battle, carrier).kind === 'apc';
  return isCombined && !isGun(type) && !isVehicle(type);
}

/** B17.2: may it be set down? A vehicle in tow is unhitched by its tractor, whatever its state. */
export function judgeUnload(battle: Battle, carrier: UnitId, unit: UnitId): Verdict<undefined, MoveKey> {
  const able = judgeCarrier(battle, carrier);
  if (!able.granted) return able;
  if (unitOf(battle, unit).carrier !== carrier) return refuse('notAboard', { unit });
  if (isVehicle(typeOf(battle, unit))) return grant();
  if (isStunned(battle, unit)) return refuse('stunnedLoad', { unit });
  return isPinned(battle, unit) ? refuse('pinnedLoad', { unit }) : grant();
}

/** B17.0: the printed move cost, of two that of the dearer. */
export function loadPrice(battle: Battle, units: readonly UnitId[]): number {
  return Math.max(...units.map((unit) => typeOf(battle, unit).moveCost));
}

function isStunned(battle: Battle, unit: UnitId): boolean {
  return hitOf(battle, unit)?.kind === 'stunned';
}

function isPinned(battle: Battle, unit: UnitId): boolean {
  return hitOf(battle, unit)?.kind === 'pinned';
}
