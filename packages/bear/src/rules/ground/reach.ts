import { type Battle, unitOf } from '../../model/battle/battle.ts';
import type { MoveCost } from './cost.ts';
import { type Exit, exitsFrom } from './action-ways.ts';
import { NO_SYMBOLS, type Symbols, takeSymbol } from './bonus.ts';
import { moverOf } from './way.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** A hex that can be got to, and the cheapest way there. */
export interface Reached extends MoveCost {
  readonly hex: HexId;
  /** Action by action, the hexes that each goes through. */
  readonly moves: readonly (readonly number[])[];
}

/** Where a unit may be in the middle of a plan, and how it came there. */
interface Place extends MoveCost {
  readonly hex: HexId;
  readonly symbols: Symbols;
  readonly actions: number;
  readonly hexes: number;
  readonly before: Place | null;
}

/**
 * Everywhere this unit can get to by move actions, one after another, for at most so many AP; nearest first. Only the
 * certain part of a price is counted. Of ways that cost the same the one with fewer dice is taken, then with fewer
 * actions, then over fewer hexes.
 */
export function moveReach(battle: Battle, unit: UnitId, budget = 7): Reached[] {
  const { at: start, facing, hidden } = unitOf(battle, unit);
  if (start === -1) return [];
  const mover = moverOf(battle, unit);
  // B5.1: as it faces now counts for the first hex alone; B10.0: a hidden unit has yet to face.
  const first = exitsFrom(battle, mover, start, hidden ? null : facing);
  const later = new Map<number, readonly Exit[]>();
  const exitsOf = (place: Place): readonly Exit[] => {
    if (place.before === null) return first;
    const exits = later.get(place.hex) ?? exitsFrom(battle, mover, place.hex, null);
    later.set(place.hex, exits);
    return exits;
  };
  return nearest(search(exitsOf, start, budget), start);
}

/** The best place in each hex. One queue for each cost; a place for which a better one has turned up is passed over. */
function search(exitsOf: (place: Place) => readonly Exit[], start: number, budget: number): Map<number, Place> {
  const bestInState = new Map<number, Place>();
  const bestInHex = new Map<number, Place>();
  const begin: Place = { hex: start, symbols: NO_SYMBOLS, cost: 0, dice: 0, actions: 0, hexes: 0, before: null };
  const queues: (Place[] | undefined)[] = [[begin]];
  for (let spent = 0; spent < queues.length; spent++) {
    // A queue grows while it is read: bonus hexes may cost nothing.
    for (const place of queues[spent] ?? []) {
      if (place !== begin && bestInState.get(stateOf(place)) !== place) continue;
      // A new action is begun best from where the unit came cheapest; with symbols left a dearer way may still go on.
      const mayBegin = place === begin || bestInHex.get(place.hex) === place;
      for (const next of exitsOf(place).flatMap((exit) => placesAfter(place, exit, mayBegin))) {
        if (next.cost > budget || !isBetter(next, bestInState.get(stateOf(next)))) continue;
        bestInState.set(stateOf(next), next);
        if (isBetter(next, bestInHex.get(next.hex))) bestInHex.set(next.hex, next);
        (queues[next.cost] ??= []).push(next);
      }
    }
  }
  return bestInHex;
}

/** By the first hex of a new action, and by one more of the action under way. */
function placesAfter(place: Place, { to, paid, given, bonus, extra }: Exit, mayBegin: boolean): Place[] {
  const places: Place[] = [];
  if (paid !== null && mayBegin) places.push(placeAt(place, to, paid, given, 1));
  const left = extra === null ? undefined : takeSymbol(place.symbols, bonus);
  if (extra !== null && left !== undefined) places.push(placeAt(place, to, extra, left, 0));
  return places;
}

function placeAt(before: Place, hex: HexId, price: MoveCost, symbols: Symbols, actions: number): Place {
  return {
    hex,
    symbols,
    cost: before.cost + price.cost,
    dice: before.dice + price.dice,
    actions: before.actions + actions,
    hexes: before.hexes + 1,
    before,
  };
}

const MOST_SYMBOLS = 1000;

/** In the same hex with other symbols left a unit can go on otherwise. */
function stateOf({ hex, symbols: { wheels, tracks } }: Place): number {
  return (hex * MOST_SYMBOLS + wheels) * MOST_SYMBOLS + tracks;
}

function isBetter(place: Place, known: Place | undefined): boolean {
  return known === undefined || compare(place, known) < 0;
}

function compare(a: Place, b: Place): number {
  return a.cost - b.cost || a.dice - b.dice || a.actions - b.actions || a.hexes - b.hexes;
}

/** Where the unit is already, it need not go. */
function nearest(places: ReadonlyMap<number, Place>, start: number): Reached[] {
  return [...places.values()]
    .filter(({ hex }) => hex !== start)
    .sort((a, b) => compare(a, b) || a.hex - b.hex)
    .map((place) => ({ hex: place.hex, cost: place.cost, dice: place.dice, moves: movesTo(place) }));
}

function movesTo(place: Place): number[][] {
  const moves: number[][] = Array.from({ length: place.actions }, () => []);
  for (let at = place; at.before !== null; at = at.before) moves[at.actions - 1]?.unshift(at.hex);
  return moves;
}
