import type { Facing } from '@sandtable/hex';
import { type Battle, unitOf } from '../../model/battle/battle.ts';
import type { MoveCost } from './cost.ts';
import { type Exit, exitsFrom } from './action-ways.ts';
import { NO_SYMBOLS, type Symbols, takeSymbol } from './bonus.ts';
import { moverOf, sideTowards } from './way.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

export interface ReachedHex extends MoveCost {
  readonly hex: HexId;
  /** The hexes entered, by action. */
  readonly moves: readonly (readonly HexId[])[];
}

/** A state of the search: where a unit may be in mid-plan. */
interface SearchPlace extends MoveCost {
  readonly hex: HexId;
  readonly symbols: Symbols;
  readonly actions: number;
  /** All places that lead here equally cheaply; empty for the start. */
  readonly before: SearchPlace[];
}

/** All cheapest ways to every hex, as the places that reach it. */
export type ReachWeb = ReadonlyMap<HexId, readonly SearchPlace[]>;

/** Whether this hex may be entered; `isFirst`: by the first action. */
type MayEnter = (hex: HexId, isFirst: boolean) => boolean;

/**
 * Every hex this unit can reach by successive move actions within a budget of AP, nearest first. Dice are not counted.
 * Ties: fewer dice, then fewer actions, then fewer hexes.
 */
export function moveReach(battle: Battle, unit: UnitId, budget = 7): ReachedHex[] {
  const web = reachWeb(battle, unit, () => true, budget);
  const ways = [...web.keys()].flatMap((hex) => wayThrough(battle, web, hex) ?? []);
  const hexes = new Map(ways.map((way) => [way, way.moves.flat().length]));
  const lengthOf = (way: PlannedWay): number => hexes.get(way) ?? 0;
  return ways
    .sort((a, b) => compare(a, b) || lengthOf(a) - lengthOf(b) || a.hex - b.hex)
    .map(({ hex, cost, dice, moves }) => ({ hex, cost, dice, moves }));
}

/** As `moveReach`, but keeping all ways that are equally cheap in AP, then dice, then actions. */
export function reachWeb(battle: Battle, unit: UnitId, mayEnter: MayEnter, budget = Infinity): ReachWeb {
  const { at: start, facing, hidden } = unitOf(battle, unit);
  if (start === -1) return new Map();
  const mover = moverOf(battle, unit);
  const open = (exits: readonly Exit[], isFirst: boolean): Exit[] => exits.filter(({ to }) => mayEnter(to, isFirst));
  // B5.1: the present facing matters for the first hex only. B10.0: a hidden unit has no facing yet.
  const first = open(exitsFrom(battle, mover, start, hidden ? null : facing), true);
  const later = new Map<number, readonly Exit[]>();
  const exitsOf = (place: SearchPlace): readonly Exit[] => {
    if (place.before.length === 0) return first;
    const exits = later.get(place.hex) ?? open(exitsFrom(battle, mover, place.hex, null), false);
    later.set(place.hex, exits);
    return exits;
  };
  const web = search(exitsOf, start, budget);
  web.delete(start);
  return web;
}

/** The best places in each hex. There is one queue per cost; a place is skipped once a better one is known. */
function search(
  exitsOf: (place: SearchPlace) => readonly Exit[],
  start: HexId,
  budget: number,
): Map<HexId, SearchPlace[]> {
  const bestInState = new Map<number, SearchPlace>();
  const bestInHex = new Map<HexId, SearchPlace[]>();
  const begin: SearchPlace = { hex: start, symbols: NO_SYMBOLS, cost: 0, dice: 0, actions: 0, before: [] };
  const queues: (SearchPlace[] | undefined)[] = [[begin]];
  for (let spent = 0; spent < queues.length; spent++) {
    // A queue may grow while it is read, as bonus hexes may cost nothing.
    for (const place of queues[spent] ?? []) {
      if (place !== begin && bestInState.get(stateOf(place)) !== place) continue;
      // A new action starts only from the cheapest arrivals; a dearer arrival may still use the symbols it has left.
      const mayBegin = place === begin || bestInHex.get(place.hex)?.includes(place) === true;
      for (const next of exitsOf(place).flatMap((exit) => placesAfter(place, exit, mayBegin))) {
        const known = bestInState.get(stateOf(next));
        const by = known === undefined ? -1 : compare(next, known);
        if (next.cost > budget || by > 0) continue;
        if (known !== undefined && by === 0) {
          known.before.push(place);
          continue;
        }
        bestInState.set(stateOf(next), next);
        keepBest(bestInHex, next);
        (queues[next.cost] ??= []).push(next);
      }
    }
  }
  return bestInHex;
}

function keepBest(bestInHex: Map<HexId, SearchPlace[]>, place: SearchPlace): void {
  const known = bestInHex.get(place.hex) ?? [];
  const by = known[0] === undefined ? -1 : compare(place, known[0]);
  if (by < 0) bestInHex.set(place.hex, [place]);
  else if (by === 0) known.push(place);
}

/** Places reached by a new action, or by one more bonus hex of the current one. */
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
    before: [before],
  };
}

const MOST_SYMBOLS = 1000;

/** Different symbols left in the same hex allow different continuations. */
function stateOf({ hex, symbols: { wheels, tracks } }: SearchPlace): number {
  return (hex * MOST_SYMBOLS + wheels) * MOST_SYMBOLS + tracks;
}

type Price = Pick<SearchPlace, 'cost' | 'dice' | 'actions'>;

function compare(a: Price, b: Price): number {
  return a.cost - b.cost || a.dice - b.dice || a.actions - b.actions;
}

export interface PlannedWay extends ReachedHex {
  readonly actions: number;
}

/** The danger of ending an action in a hex and leaving it by this side with the next; actions count from 1. */
export type DangerOf = (hex: HexId, side: Facing, action: number) => number;

/** The best way to a place: its danger except in its last hex, its number of hexes, and the place before. */
interface Approach {
  readonly danger: number;
  readonly hexes: number;
  readonly from: SearchPlace | null;
}

/** Dangers closer than this are equal: they are sums of fractions. */
const SAME = 1e-9;

/** Of the cheapest ways to a hex, the one with the least total danger, then the fewest hexes; null if there is none. */
export function wayThrough(
  battle: Battle,
  web: ReachWeb,
  goal: HexId,
  dangerOf: DangerOf = () => 0,
): PlannedWay | null {
  const known = new Map<SearchPlace, Approach>();
  const leaving = (from: SearchPlace, { hex, actions }: SearchPlace): number => {
    if (from.before.length === 0 || actions === from.actions) return 0;
    const side = sideTowards(battle.map.ground, from.hex, hex);
    return side === undefined ? 0 : dangerOf(from.hex, side, from.actions);
  };
  const approach = (place: SearchPlace): Approach => {
    const found = known.get(place);
    if (found !== undefined) return found;
    let best: Approach = { danger: place.before.length === 0 ? 0 : Infinity, hexes: 0, from: null };
    for (const from of place.before) {
      const { danger, hexes } = approach(from);
      const other = { danger: danger + leaving(from, place), hexes: hexes + 1, from };
      if (best.from === null || isLess(other, best)) best = other;
    }
    known.set(place, best);
    return best;
  };
  let end: SearchPlace | undefined;
  for (const place of web.get(goal) ?? []) if (end === undefined || isLess(approach(place), approach(end))) end = place;
  if (end === undefined) return null;
  const moves: HexId[][] = Array.from({ length: end.actions }, () => []);
  for (let at: SearchPlace = end, from = approach(at).from; from !== null; at = from, from = approach(at).from)
    moves[at.actions - 1]?.unshift(at.hex);
  return { hex: goal, cost: end.cost, dice: end.dice, actions: end.actions, moves };
}

function isLess(a: Approach, b: Approach): boolean {
  return a.danger < b.danger - SAME || (a.danger < b.danger + SAME && a.hexes < b.hexes);
}
