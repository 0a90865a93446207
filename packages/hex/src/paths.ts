import { type Area, hexOf } from './area.ts';
import { at } from './at.ts';
import { EVERY_FACING, type Facing } from './facing.ts';
import { printAxial } from './hex.ts';

/** The price of a step that cannot be taken, and the cost of a hex that cannot be reached. */
export const NEVER = 0x1fff_ffff;

/** A way that costs more than this is none: costs and steps share one integer, and each point has a queue of its own. */
const DEAREST = 32_000;

/** The price of going from one hex of an area into a neighbour: a whole number from 0 on, or NEVER. */
export type StepCost = (from: number, to: number, facing: Facing) => number;

/** The cheapest ways from one hex to all that can be reached, by index in the area: ask `costTo` and `pathTo`. */
export interface Reach {
  readonly from: number;
  /** What can be reached: the start first, the others in no order that means anything. */
  readonly hexes: readonly number[];
  /** For each of them what it costs, times 65536, and the hex before it, in one number. */
  readonly ways: readonly number[];
}

export interface Path {
  readonly cost: number;
  /** Start and end included. */
  readonly hexes: readonly number[];
}

/**
 * Everything that can be reached for at most this budget. Whoever knows that no step costs less than some price says so by
 * `least`: then the search ends as soon as nothing more can be paid for.
 *
 * Which of several ways is taken does not hang on the order of the search: the cheapest; of those the one over fewest
 * hexes; of those the one whose last hex before the end has the lowest index, and so on backwards.
 */
export function reach(area: Area, from: number, budget: number, cost: StepCost, least = 0): Reach {
  return search(area, { from, goal: -1, budget: Math.min(budget, DEAREST), least, cost });
}

/** The cheapest way to one hex, ties as in `reach`; undefined if there is none. */
export function cheapestPath(area: Area, from: number, to: number, cost: StepCost): Path | undefined {
  return pathTo(search(area, { from, goal: to, budget: DEAREST, least: 0, cost }), to);
}

/** What it costs to get to a hex; NEVER if the budget does not reach. */
export function costTo({ hexes, ways }: Reach, to: number): number {
  const place = hexes.indexOf(to);
  return place === -1 ? NEVER : at(ways, place) >> 16;
}

/** The way to a hex; undefined if the budget does not reach. */
export function pathTo(reached: Reach, to: number): Path | undefined {
  const cost = costTo(reached, to);
  if (cost === NEVER) return undefined;
  const hexes = [to];
  for (let hex = to; hex !== reached.from;) {
    hex = at(reached.ways, reached.hexes.indexOf(hex)) & 0xffff;
    hexes.push(hex);
  }
  return { cost, hexes: hexes.reverse() };
}

interface Quest {
  readonly from: number;
  /** Once it is found, nothing dearer is looked for; -1 if there is none. */
  readonly goal: number;
  readonly budget: number;
  readonly least: number;
  readonly cost: StepCost;
}

/** For every hex of an area its rank and the hex before it. */
interface Scratch {
  readonly ranks: Int32Array;
  readonly befores: Int32Array;
}

/** A rank is cost x 65536 + steps, so the lower rank is the better way; an area never has more hexes than that. */
const UNREACHED = 0x7fff_ffff;

/** Kept between searches, all unreached: making a new one would take as long as a short search itself. */
let spare: Scratch | null = null;

function takeScratch(size: number): Scratch {
  const taken = spare;
  // While it is taken there is none: a price may itself be found by a search.
  spare = null;
  if (taken !== null && taken.ranks.length >= size) return taken;
  return { ranks: new Int32Array(size).fill(UNREACHED), befores: new Int32Array(size) };
}

function search(area: Area, quest: Quest): Reach {
  const { from } = quest;
  hexOf(area, from);
  const scratch = takeScratch(area.hexes.length);
  const hexes = [from];
  const ways: number[] = [];
  try {
    explore(area, quest, scratch, hexes);
  } finally {
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i] ?? 0;
      ways.push(((scratch.ranks[hex] ?? 0) & ~0xffff) | (scratch.befores[hex] ?? 0));
      scratch.ranks[hex] = UNREACHED;
    }
    spare = scratch;
  }
  return { from, hexes, ways };
}

/**
 * Dijkstra by rank, one queue for each cost; what is reached is added to the hexes. A hex is queued again when a way of the
 * same cost in fewer steps turns up, so the order inside a queue does not matter. Plain loops and reads by index: this is
 * the innermost of every plan of movement.
 */
function explore(area: Area, { from, goal, budget, least, cost }: Quest, scratch: Scratch, hexes: number[]): void {
  const { neighbours } = area;
  const { ranks, befores } = scratch;
  // Inside, where the engine can reckon with it: bundlers make a variable of a constant outside.
  const unreached = 0x7fff_ffff;
  let limit = from === goal ? 0 : budget;
  ranks[from] = 0;
  befores[from] = from;
  const queues: (number[] | undefined)[] = [[from]];
  for (let spent = 0; spent < queues.length && spent + least <= limit; spent++) {
    const queue = queues[spent];
    if (queue === undefined) continue;
    for (let i = 0; i < queue.length; i++) {
      const hex = queue[i] ?? 0;
      const rank = ranks[hex] ?? 0;
      if (rank >> 16 < spent) continue;
      for (let f = 0; f < 6; f++) {
        const next = neighbours[6 * hex + f] ?? -1;
        if (next === -1) continue;
        const knownRank = ranks[next] ?? 0;
        if (knownRank <= rank) continue;
        const price = cost(hex, next, EVERY_FACING[f] ?? 0);
        const total = spent + price;
        if (total > limit) continue;
        if (price >>> 0 !== price) badPrice(area, hex, next, price);
        const nextRank = rank + price * 0x1_0000 + 1;
        if (nextRank < knownRank) {
          if (knownRank === unreached) hexes.push(next);
          ranks[next] = nextRank;
          befores[next] = hex;
          if (next === goal) limit = total;
          (queues[total] ??= []).push(next);
        } else if (nextRank === knownRank && hex < (befores[next] ?? 0)) {
          befores[next] = hex;
        }
      }
    }
  }
}

function badPrice(area: Area, from: number, to: number, price: number): never {
  const where = `${printAxial(hexOf(area, from))} to ${printAxial(hexOf(area, to))}`;
  throw new RangeError(`expected a whole number from 0 on as the price of ${where}, got ${price}`);
}
