import { type Battle, counterOf, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { type BearIo, enemyOf, type Held, heldUnit } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';

/** On the map and visible to everyone. */
function isOpen({ view }: Battle, unit: UnitId): boolean {
  const it = view.units[unit];
  return it !== undefined && it.at !== NONE && !it.hidden;
}

export function openUnitsIn(battle: Battle, hex: HexId): UnitId[] {
  return battle.view.roster.filter((unit) => battle.view.units[unit]?.at === hex && isOpen(battle, unit));
}

/** The hexes of a side's visible enemies. B17.0a: passengers do not count as watching. */
export function enemyHexes(battle: Battle, side: Side): Set<HexId> {
  return hexesOfEnemies(battle, side, (unit) => isOpen(battle, unit));
}

/** As `enemyHexes`, with hidden enemies the viewer knows of. */
export function allEnemyHexes(battle: Battle, side: Side): Set<HexId> {
  return hexesOfEnemies(battle, side, (unit) => unitOf(battle, unit).at !== NONE);
}

function hexesOfEnemies(battle: Battle, side: Side, counts: (unit: UnitId) => boolean): Set<HexId> {
  const hexes = new Set<HexId>();
  for (const unit of battle.view.roster) {
    if (!counts(unit) || counterOf(battle, unit).side === side) continue;
    const { at, carrier } = unitOf(battle, unit);
    if (carrier === NONE) hexes.add(at);
  }
  return hexes;
}

/** B7.7.3b: a unit with an enemy in its hex sees nothing outside it. */
export function seesOut(battle: Battle, side: Side, from: HexId): boolean {
  return !openUnitsIn(battle, from).some((unit) => counterOf(battle, unit).side === side);
}

/** B10.0.3: whether that side has a hidden unit anywhere; that much is open. */
export function hasHidden({ view, pack }: Battle, side: Side): boolean {
  return view.roster.some((unit) => {
    const it = view.units[unit];
    return it?.hidden === true && it.fate === 'inPlay' && pack.counters[unit]?.side === side;
  });
}

/** Whether this side may fire at the hex on suspicion: not if it sees any unit there, even its own. */
export function isSuspect(battle: Battle, side: Side, hex: HexId): boolean {
  if (!hasHidden(battle, enemyOf(side))) return false;
  return !unitsIn(battle, hex).some((unit) => !unitOf(battle, unit).hidden || sideOf(battle, unit) === side);
}

/**
 * B10.0.3: the unit the roll is compared with: of those hidden in the hex, the one with the lowest DR of this aspect,
 * ties at random. It is not disclosed; undefined if there is none.
 */
export function hiddenTarget(
  held: Held,
  hex: HexId,
  sides: readonly Side[],
  aspect: 'front' | 'flank',
  io: BearIo,
): UnitId | undefined {
  const hidden = unitsIn(held, hex).filter((unit) => heldUnit(held, unit).hidden && sides.includes(sideOf(held, unit)));
  const lowest = Math.min(...hidden.map((unit) => typeOf(held, unit)[aspect].dr));
  const weakest = hidden.filter((unit) => typeOf(held, unit)[aspect].dr === lowest);
  return weakest.length > 1 ? weakest[io.roll('combat', weakest.length) - 1] : weakest[0];
}
