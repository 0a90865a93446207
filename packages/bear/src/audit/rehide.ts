import type { Random } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { sideOf } from '../model/battle.ts';
import { makeMarker } from '../model/marker.ts';
import { type Held, heldUnit } from '../model/state.ts';
import type { Side } from '../model/unit-type.ts';
import { passengersOf } from '../rules/units/carried.ts';
import { canStand } from '../rules/ground/footing.ts';
import { hiddenUnits, isDiscovered } from '../rules/contact/hidden.ts';
import { placeIn } from '../rules/ground/shelter.ts';
import { type HexId, NONE, type PlayerId } from '../model/ids.ts';

/** So often another hex is tried before a secret stays where it is. */
const TRIES = 100;

/** Others' hidden units, plots and hidden mines, each somewhere else where it could be. */
export function rehide(held: Held, own: readonly PlayerId[], random: Random): void {
  rehideUnits(held, own, random);
  replot(held, own, random);
  rehideMines(held, own, random);
}

/** Any hex that fits, or undefined where there seems to be none. */
function anyHex(held: Held, random: Random, fits: (hex: HexId) => boolean): number | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hex = random.below(held.tables.size);
    if (fits(hex)) return hex;
  }
  return undefined;
}

/** B10.0.2, B10.0.4: not where they would have been discovered. */
function rehideUnits(held: Held, own: readonly PlayerId[], random: Random): void {
  for (const unit of hiddenUnits(held)) {
    const it = heldUnit(held, unit);
    if (own.includes(it.owner) || it.carrier !== NONE) continue;
    const side = sideOf(held, unit);
    const hex = anyHex(
      held,
      random,
      (at) => canStand(held, unit, at) && !isDiscovered(held, side, placeIn(held, unit, at)),
    );
    if (hex === undefined) continue;
    const { sheltered } = placeIn(held, unit, hex);
    Object.assign(it, { at: hex, inside: sheltered });
    for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).at = hex;
  }
}

/** B12.1 */
function replot({ view, tables }: Held, own: readonly PlayerId[], random: Random): void {
  view.players.forEach((each, place) => {
    if (!own.includes(place)) each.plots = each.plots.map((plot) => ({ ...plot, at: random.below(tables.size) }));
  });
}

/** B18.3.3: at most one mine in a hex. */
function rehideMines(held: Held, own: readonly PlayerId[], random: Random): void {
  const { view } = held;
  const isOwn = (side: Side | null): boolean => own.some((place) => view.players[place]?.side === side);
  view.markers.forEach((marker, index) => {
    if (marker.kind !== 'mine' || !marker.hidden || isOwn(marker.side)) return;
    const isFree = (hex: HexId): boolean =>
      terrainAt(held.map.ground, hex) !== 'water' &&
      !view.markers.some(({ kind, at }) => kind === 'mine' && at === hex);
    const hex = anyHex(held, random, isFree);
    if (hex !== undefined) view.markers = view.markers.with(index, makeMarker({ ...marker, at: hex }));
  });
}
