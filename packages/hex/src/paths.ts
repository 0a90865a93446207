import { type Area, hexOf } from './area.ts';
import { at, intAt } from './at.ts';
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
  /** Two entries a hex: its rank (see `search`) and the hex before it. One table, because making two takes longer. */
  readonly table: Int32Array;
}

export interface Path {
  readonly cost: number;
  /** Start and end included. */
  readonly hexes: readonly number[];
}

/**
 * Everything that can be reached for at most this budget.
 *
 * Which of several ways is taken does not hang on the order of the search: the cheapest; of those the one over fewest
 * hexes; of those the one whose last hex before the end has the lowest index, and so on backwards.
 */
export function reach(area: Area, from: number, budget: number, cost: StepCost): Reach {
  return search(area, from, -1, Math.min(budget, DEAREST), cost);
}

/** The cheapest way to one hex, ties as in `reach`; undefined if there is none. */
export function cheapestPath(area: Area, from: number, to: number, cost: StepCost): Path | undefined {
  return pathTo(search(area, from, to, DEAREST, cost), to);
}

/** What it costs to get to a hex; NEVER if the budget does not reach. */
export function costTo(reached: Reach, to: number): number {
  const rank = intAt(reached.table, 2 * to);
  return rank === UNREACHED ? NEVER : rank >> 16;
}

/** The way to a hex; undefined if the budget does not reach. */
export function pathTo(reached: Reach, to: number): Path | undefined {
  const cost = costTo(reached, to);
  if (cost === NEVER) return undefined;
  const hexes = [to];
  for (let hex = to; hex !== reached.from;) {
    hex = intAt(reached.table, 2 * hex + 1);
    hexes.push(hex);
  }
  return { cost, hexes: hexes.reverse() };
}

/** A rank is cost x 65536 + steps, so the lower rank is the better way; an area never has more hexes than that. */
const ONE_POINT = 1 << 16;
const UNREACHED = 0x7fff_ffff;

/**
 * Dijkstra by rank, one queue for each cost. A hex is queued again when a way of the same cost in fewer steps turns up,
 * so the order inside a queue does not matter. A goal, unless it is -1, lowers the budget once it is found.
 */
function search(area: Area, from: number, goal: number, budget: number, cost: StepCost): Reach {
  const { neighbours } = area;
  const table = new Int32Array(2 * area.hexes.length).fill(UNREACHED);
  hexOf(area, from);
  table[2 * from] = 0;
  let limit = from === goal ? 0 : budget;
  const queues: (number[] | undefined)[] = [[from]];
  for (let spent = 0; spent < queues.length; spent++) {
    const queue = queues[spent] ?? [];
    for (let i = 0; i < queue.length; i++) {
      const hex = at(queue, i);
      const rank = intAt(table, 2 * hex);
      if (rank >> 16 < spent) continue;
      for (let f = 0; f < 6; f++) {
        const next = intAt(neighbours, 6 * hex + f);
        if (next === -1) continue;
        const knownRank = intAt(table, 2 * next);
        if (knownRank <= rank) continue;
        const price = cost(hex, next, at(EVERY_FACING, f));
        const total = spent + price;
        if (total > limit) continue;
        if (price >>> 0 !== price) badPrice(area, hex, next, price);
        const nextRank = rank + price * ONE_POINT + 1;
        if (nextRank < knownRank) {
          table[2 * next] = nextRank;
          table[2 * next + 1] = hex;
          if (next === goal) limit = total;
          (queues[total] ??= []).push(next);
        } else if (nextRank === knownRank && hex < intAt(table, 2 * next + 1)) {
          table[2 * next + 1] = hex;
        }
      }
    }
  }
  return { from, table };
}

function badPrice(area: Area, from: number, to: number, price: number): never {
  const where = `${printAxial(hexOf(area, from))} to ${printAxial(hexOf(area, to))}`;
  throw new RangeError(`expected a whole number from 0 on as the price of ${where}, got ${price}`);
}
