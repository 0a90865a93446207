import type { Effect } from './battlecard.ts';
import type { Ability, Corps, CorpsView, Side, Unit, UnitType, UnitView } from './forces.ts';
import { type CardId, type CorpsId, type HexId, NONE, type UnitId, unitId } from './ids.ts';
import type { Pack } from './pack.ts';
import type { Held, Seen } from './state.ts';

// Lookups for the rules. "Enemy" means a unit of the other side.

export function unitOf({ view }: Seen, unit: UnitId): UnitView {
  return view.units[unit] ?? missing('unit', unit);
}

export function heldUnit({ view }: Held, unit: UnitId): Unit {
  return view.units[unit] ?? missing('unit', unit);
}

export function typeOf(seen: Seen, unit: UnitId): UnitType {
  const { type } = unitOf(seen, unit);
  return seen.pack.unitTypes[type] ?? missing('unit type', type);
}

export function corpsOf({ view }: Seen, corps: CorpsId): CorpsView {
  return view.corps[corps] ?? missing('corps', corps);
}

export function heldCorps({ view }: Held, corps: CorpsId): Corps {
  return view.corps[corps] ?? missing('corps', corps);
}

export function sideOf(seen: Seen, unit: UnitId): Side {
  return corpsOf(seen, unitOf(seen, unit).corps).side;
}

export function areEnemies(seen: Seen, one: UnitId, other: UnitId): boolean {
  return sideOf(seen, one) !== sideOf(seen, other);
}

/** L1d: infantry or cavalry on the map. */
export function isFighter(seen: Seen, unit: UnitId): boolean {
  return typeOf(seen, unit).arm !== 'artillery' && unitOf(seen, unit).at !== NONE;
}

export function isBattery(seen: Seen, unit: UnitId): boolean {
  return typeOf(seen, unit).arm === 'artillery' && unitOf(seen, unit).at !== NONE;
}

export function hasAbility(seen: Seen, unit: UnitId, ability: Ability): boolean {
  return unitOf(seen, unit).at !== NONE && typeOf(seen, unit).abilities.includes(ability);
}

/** L2.2e: one unit per hex; -1 for none. */
export function unitAt({ view }: Seen, hex: HexId): UnitId {
  const { units } = view;
  for (let unit = unitId(0); unit < units.length; unit++) if (units[unit]?.at === hex) return unit;
  return NONE;
}

/** Card ids count through the pack's cards, copy by copy. */
export function effectOf(pack: Pack, card: CardId): Effect {
  let left: number = card;
  for (const { effect, copies } of pack.cards) {
    if (left < copies) return effect;
    left -= copies;
  }
  return missing('card', card);
}

export function amountOf(pack: Pack, effect: Effect): number {
  return pack.cards.find((card) => card.effect === effect)?.amount ?? 0;
}

function missing(what: string, place: number): never {
  throw new RangeError(`no ${what} ${place} in this match`);
}
