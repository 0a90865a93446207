import { grant, kind, type Verdict } from '@sandtable/kernel';
import { type Battle, hitOf, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { Load } from '../../model/word.ts';
import { isGun, isVehicle } from '../../model/unit-type.ts';
import { passengersOf } from '../units/carried.ts';
import { because, type MoveKey, type MoveReason } from '../ground/reasons.ts';
import { unitKind } from '../order/word-kinds.ts';

/** The two types that share a German vehicle. */
const RIFLE = 'g-rifle';
const LMG = 'g-lmg';

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
export function judgeCarrier(battle: Battle, carrier: number): Verdict<undefined, MoveKey> {
  const isFree = unitOf(battle, carrier).carrier === -1;
  if (!isFree || !isVehicle(typeOf(battle, carrier))) return denied([because('noCarrier', { unit: carrier })]);
  return isStunned(battle, carrier) ? denied([because('stunnedLoad', { unit: carrier })]) : grant();
}

/** B17.0: may this vehicle take these aboard, or in tow, besides those it has? */
export function judgeLoad(battle: Battle, carrier: number, load: Load): Verdict<undefined, MoveKey> {
  const able = judgeCarrier(battle, carrier);
  if (!able.granted) return able;
  const units = unitsOfLoad(load);
  const bans = units.flatMap((unit) => bansOnLoading(battle, carrier, unit));
  if (!hasRoom(battle, carrier, units)) bans.push(because('noRoom', { unit: carrier }));
  if (units.length === 1 && isOnlyForPairs(battle, carrier, units)) bans.push(because('onlyTogether'));
  return bans.length === 0 ? grant() : denied(bans);
}

function bansOnLoading(battle: Battle, carrier: number, unit: number): MoveReason[] {
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
function bansOnTowing(battle: Battle, carrier: number, unit: number): MoveReason[] {
  const bans: MoveReason[] = [];
  if (unitOf(battle, unit).snag === 'none' && hitOf(battle, unit)?.mayMove !== false)
    bans.push(because('noLoad', { unit }));
  if (typeOf(battle, unit).moveClass === 'tracked' && typeOf(battle, carrier).moveClass !== 'tracked')
    bans.push(because('towedByTracks', { unit }));
  if (passengersOf(battle, unit).length > 0) bans.push(because('towedEmpty', { unit }));
  return bans;
}

/** B17.0: one unit, or on a German vehicle one Rifle and one LMG. */
function hasRoom(battle: Battle, carrier: number, units: readonly number[]): boolean {
  const all = [...passengersOf(battle, carrier), ...units];
  if (all.length <= 1) return true;
  const types = all.map((unit) => typeOf(battle, unit).id);
  const isPair = all.length === 2 && types.includes(RIFLE) && types.includes(LMG);
  // Said together they are said in one order only.
  const isInOrder = units.length === 1 || types.at(-1) === LMG;
  return isPair && isInOrder && sideOf(battle, carrier) === 'german';
}

/** B17.0b: by the switch an APC takes infantry aboard as such a pair alone; what is towed is another matter. */
function isOnlyForPairs(battle: Battle, carrier: number, [unit = -1]: readonly number[]): boolean {
  const type = typeOf(battle, unit);
  const isCombined = battle.view.options.apcLoading === 'combined' && typeOf(battle, carrier).kind === 'apc';
  return isCombined && !isGun(type) && !isVehicle(type);
}

/** B17.2: may it be set down? A vehicle in tow is unhitched by its tractor, whatever its state. */
export function judgeUnload(battle: Battle, carrier: number, unit: number): Verdict<undefined, MoveKey> {
  const able = judgeCarrier(battle, carrier);
  if (!able.granted) return able;
  if (unitOf(battle, unit).carrier !== carrier) return denied([because('notAboard', { unit })]);
  if (isVehicle(typeOf(battle, unit))) return grant();
  if (isStunned(battle, unit)) return denied([because('stunnedLoad', { unit })]);
  return isPinned(battle, unit) ? denied([because('pinnedLoad', { unit })]) : grant();
}

/** B17.0: the printed move cost, of two that of the dearer. */
export function loadPrice(battle: Battle, units: readonly number[]): number {
  return Math.max(...units.map((unit) => typeOf(battle, unit).moveCost));
}

function isStunned(battle: Battle, unit: number): boolean {
  return hitOf(battle, unit)?.kind === 'stunned';
}

function isPinned(battle: Battle, unit: number): boolean {
  return hitOf(battle, unit)?.kind === 'pinned';
}

function denied(reasons: readonly MoveReason[]): Verdict<undefined, MoveKey> {
  return { granted: false, reasons };
}
