import type { Facing } from '@sandtable/hex';
import { type Battle, hitOf, markerIn, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { HitMarker } from '../../model/pack/counters.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import type { Colour, UnitType } from '../../model/pack/unit-type.ts';
import { rangeChange } from '../special/effects.ts';
import { hasRules } from '../special/in-force.ts';

/** B7.5c: its hit marker's figures under the options; null if it has no marker, or the viewer cannot see it. */
export function markerOf(battle: Battle, unit: UnitId): HitMarker | null {
  const hit = hitOf(battle, unit);
  if (hit?.pile !== 'vehicle') return hit;
  const { vehicleStunnedRally, vehicleSuppressed } = battle.view.options;
  if (hit.kind === 'stunned' && vehicleStunnedRally === '9') return { ...hit, rally: 9 };
  if (hit.kind === 'suppressed' && vehicleSuppressed === '-3/-5') return { ...hit, firepower: { red: -3, blue: -5 } };
  return hit;
}

export function hasUnknownMarker(battle: Battle, unit: UnitId): boolean {
  return unitOf(battle, unit).hit === null;
}

/** B1.1d: the printed FP changed by its marker; null if it has none of that colour or has lost it. */
export function firepowerOf(battle: Battle, unit: UnitId, colour: Colour): number | null {
  const printed = typeOf(battle, unit).firepower[colour];
  const marker = markerOf(battle, unit);
  const change = marker === null ? 0 : marker.firepower[colour];
  return printed === null || change === null ? null : printed + change;
}

/** B7.7.3: with `ccModifier` class, wagons fight in their own hex like trucks. */
export function isFightingWagon(battle: Battle, unit: UnitId): boolean {
  const { kind, attackCost } = typeOf(battle, unit);
  return attackCost === null && kind === 'transport' && battle.view.options.ccModifier === 'class';
}

/** B7.5c: a marker reduces the maximum range, not the minimum. G3.3a: special rules leave a range of at least 1. */
export function rangeOf(battle: Battle, unit: UnitId): UnitType['range'] {
  const { range } = typeOf(battle, unit);
  const max = hasRules(battle) ? changedRange(battle, unit, range) : range.max;
  const cut = markerOf(battle, unit)?.range ?? max;
  return { min: range.min, max: Math.min(max, cut) };
}

function changedRange(battle: Battle, unit: UnitId, { min, max }: UnitType['range']): number {
  const change = rangeChange(battle, unit);
  return change === 0 || max === 0 ? max : Math.max(1, min, max + change);
}

/** B18.2: the fortification a unit is inside; if the hex has both, the bunker. */
export function shelterOf(battle: Battle, unit: UnitId): 'bunker' | 'trench' | null {
  const { at, inside } = unitOf(battle, unit);
  if (!inside) return null;
  if (markerIn(battle, 'bunker', at) !== undefined) return 'bunker';
  return markerIn(battle, 'trench', at) === undefined ? null : 'trench';
}

/** B17.0a, B18.1.2: passengers take their carrier's facing, units in a bunker the bunker's. */
export function facingOf(battle: Battle, unit: UnitId): Facing {
  const { at, facing, carrier } = unitOf(battle, unit);
  if (carrier !== NONE) return unitOf(battle, carrier).facing;
  const bunker = shelterOf(battle, unit) === 'bunker' ? markerIn(battle, 'bunker', at) : undefined;
  return bunker?.facing ?? facing;
}

/** B9.0, R-218: removes it from the activation; with the last unit the AP are lost. */
export function leaveActivation(held: Held, unit: UnitId, io: BearIo): void {
  const { owner } = heldUnit(held, unit);
  const player = playerOf(held, owner);
  const { activation } = player;
  if (activation === null || !activation.units.includes(unit)) return;
  const units = activation.units.filter((other) => other !== unit);
  player.activation = units.length === 0 ? null : { ...activation, units };
  if (units.length === 0 && activation.ap > 0)
    io.emit({ rule: 'B3.0', key: 'apLost', player: owner, ap: activation.ap });
}
