import { type Battle, sideOf, typeOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

/** B17.0 */
export function passengersOf({ view }: Battle, carrier: UnitId): UnitId[] {
  const found: UnitId[] = [];
  for (const unit of view.roster) if (view.units[unit]?.carrier === carrier) found.push(unit);
  return found;
}

/** Each unit once: passengers take part in what their carrier does. */
export function withPassengers(battle: Battle, units: readonly UnitId[]): UnitId[] {
  const { view } = battle;
  const carried: UnitId[] = [];
  for (const unit of view.roster) if (view.units[unit]?.carrier !== NONE) carried.push(unit);
  const all: UnitId[] = [];
  for (const unit of units) {
    if (!all.includes(unit)) all.push(unit);
    for (const other of carried) if (view.units[other]?.carrier === unit && !all.includes(other)) all.push(other);
  }
  return all;
}

const RIFLE = 'g-rifle';
export const LMG = 'g-lmg';

/** B17.0: room for one unit; in a German vehicle, for a Rifle and an LMG together. */
export function hasRoomFor(battle: Battle, carrier: UnitId, units: readonly UnitId[]): boolean {
  if (units.length <= 1) return true;
  const types = units.map((unit) => typeOf(battle, unit).id);
  const isPair = units.length === 2 && types.includes(RIFLE) && types.includes(LMG);
  return isPair && sideOf(battle, carrier) === 'german';
}

/** B14.5. Asked for every hex of a move, so it makes no list. */
export function towsTracks(battle: Battle, unit: UnitId): boolean {
  const { view } = battle;
  for (const other of view.roster)
    if (view.units[other]?.carrier === unit && typeOf(battle, other).moveClass === 'tracked') return true;
  return false;
}
