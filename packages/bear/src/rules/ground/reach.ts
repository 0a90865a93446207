import { type Battle, unitOf } from '../../model/battle/battle.ts';
import type { MoveCost } from './cost.ts';
import { type Exit, exitsFrom } from './action-ways.ts';
import { NO_SYMBOLS, type Symbols, takeSymbol } from './bonus.ts';
import { moverOf } from './way.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** A hex within reach and the cheapest way there. */
export interface ReachedHex extends MoveCost {
  readonly hex: HexId;
  /** For each action, the hexes it goes through. */
  readonly moves: readonly (readonly HexId[])[];
}

/** Where a unit may be in the middle of a plan, and how it got there. */
interface SearchPlace extends MoveCost {
  readonly hex: HexId;
  readonly symbols: Symbols;
  readonly actions: number;
  readonly hexes: number;
  readonly before: SearchPlace | null;
}

/**
 * Every hex this unit can reach by successive move actions within a budget of AP, nearest first. Dice are not
 * counted. Equal costs are decided by fewer dice, then fewer actions, then fewer hexes.
 */
export function moveReach(battle: Battle, unit: UnitId, budget = 7): ReachedHex[] {
  const { at: start, facing, hidden } = unitOf(battle, unit);
  if (start === -1) return [];
  const mover = moverOf(battle, unit);
  // B5.1: its present facing matters for the first hex only. B10.0: a hidden unit has no facing yet.
  const first = exitsFrom(battle, mover, start, hidden ? null : facing);
  const later = new Map<number, readonly Exit[]>();
  const exitsOf = (place: SearchPlace): readonly Exit[] => {
    if (place.before === null) return first;
    const exits = later.get(place.hex) ?? exitsFrom(battle, mover, place.hex, null);
    later.set(place.hex, exits);
    return exits;
  };
  return nearest(search(exitsOf, start, budget), start);
}

/** The best place in each hex. There is one queue per cost; a place is skipped once a better one is known. */
function search(
  exitsOf: (place: SearchPlace) => readonly Exit[],
  start: HexId,
  budget: number,
): Map<HexId, SearchPlace> {
  const bestInState = new Map<number, SearchPlace>();
  const bestInHex = new Map<HexId, SearchPlace>();
  const begin: SearchPlace = { hex: start, symbols: NO_SYMBOLS, cost: 0, dice: 0, actions: 0, hexes: 0, before: null };
  const queues: (SearchPlace[] | undefined)[] = [[begin]];
  for (let spent = 0; spent < queues.length; spent++) {
    // A queue grows while it is read, as bonus hexes may cost nothing.
    for (const place of queues[spent] ?? []) {
      if (place !== begin && bestInState.get(stateOf(place)) !== place) continue;
      // A new action starts best from the cheapest arrival; with symbols left, a dearer arrival may still go on.
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

/** Places reached by starting a new action, or by one more bonus hex of the current one. */
function placesAfter(place: SearchPlace, { to, paid, given, bonus, extra }: Exit, mayBegin: boolean): SearchPlace[] {
  const places: SearchPlace[] = [];
  if (paid !== null && mayBegin) places.push(placeAt(place, to, paid, given, 1));
  const left = extra === null ? undefined : takeSymbol(place.symbols, bonus);
  if (extra !== null && left !== undefined) places.push(placeAt(place, to, extra, left, 0));
  return places;
}

function placeAt(before: SearchPlace, hex: HexId, price: MoveCost, symbols: Symbols, actions: number): SearchPlace {
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

/** Different symbols left in the same hex allow different continuations. */
function stateOf({ hex, symbols: { wheels, tracks } }: SearchPlace): number {
  return (hex * MOST_SYMBOLS + wheels) * MOST_SYMBOLS + tracks;
}

function isBetter(place: SearchPlace, known: SearchPlace | undefined): boolean {
  return known === undefined || compare(place, known) < 0;
}

function compare(a: SearchPlace, b: SearchPlace): number {
  return a.cost - b.cost || a.dice - b.dice || a.actions - b.actions || a.hexes - b.hexes;
}

/** The unit's own hex is left out. */
function nearest(places: ReadonlyMap<HexId, SearchPlace>, start: HexId): ReachedHex[] {
  return [...places.values()]
    .filter(({ hex }) => hex !== start)
    .sort((a, b) => compare(a, b) || a.hex - b.hex)
    .map((place) => ({ hex: place.hex, cost: place.cost, dice: place.dice, moves: movesTo(place) }));
}

function movesTo(place: SearchPlace): HexId[][] {
  const moves: HexId[][] = Array.from({ length: place.actions }, () => []);
  for (let at = place; at.before !== null; at = at.before) moves[at.actions - 1]?.unshift(at.hex);
  return moves;
}
