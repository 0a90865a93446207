import { defineHex, Direction, Grid, Orientation, rectangle, ring } from 'honeycomb-grid';

// The same board as ours, made as honeycomb's documentation makes one: a class of tiles and a grid of them.

export class Tile extends defineHex({ dimensions: 30, orientation: Orientation.FLAT }) {
  /** The points it costs to enter. */
  price = 1;

  /** The grid itself knows its tiles by these names. */
  get name(): string {
    return super.toString();
  }
}

export function gridOf(width: number, height: number): Grid<Tile> {
  return new Grid(Tile, rectangle({ width, height }));
}

const DIRECTIONS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

export type Neighbours = (tile: Tile) => readonly Tile[];

/** Asks the grid for one neighbour after another. */
export function neighboursByGrid(grid: Grid<Tile>): Neighbours {
  return (tile) => {
    const found = DIRECTIONS.map((direction) => grid.neighborOf(tile, direction, { allowOutside: false }));
    return found.filter((next) => next !== undefined);
  };
}

/** As the examples of honeycomb do it. */
export function neighboursByRing(grid: Grid<Tile>): Neighbours {
  return (center) => grid.traverse(ring({ center, radius: 1 })).toArray();
}

/** The quickest way we know: looked up once for all searches. */
export function neighboursByTable(grid: Grid<Tile>): Neighbours {
  const ask = neighboursByGrid(grid);
  const table = new Map(grid.toArray().map((tile) => [tile, ask(tile)]));
  return (tile) => table.get(tile) ?? [];
}

/** Knows tiles by their names. */
export function reachByName(neighboursOf: Neighbours, from: Tile, budget: number): Map<string, number> {
  return search(from, budget, (tile) => tile.name, neighboursOf);
}

/** Knows each tile by itself, which is quicker. */
export function reachByTile(neighboursOf: Neighbours, from: Tile, budget: number): Map<Tile, number> {
  return search(from, budget, (tile) => tile, neighboursOf);
}

/** Dijkstra with one queue for each cost, like our own. */
function search<Key>(
  from: Tile,
  budget: number,
  keyOf: (tile: Tile) => Key,
  neighboursOf: Neighbours,
): Map<Key, number> {
  const costs = new Map([[keyOf(from), 0]]);
  const queues: Tile[][] = [[from]];
  for (let spent = 0; spent <= budget; spent++) {
    for (const tile of queues[spent] ?? []) {
      if (costs.get(keyOf(tile)) !== spent) continue;
      for (const next of neighboursOf(tile)) {
        const total = spent + next.price;
        const key = keyOf(next);
        if (total > budget || total >= (costs.get(key) ?? Infinity)) continue;
        costs.set(key, total);
        (queues[total] ??= []).push(next);
      }
    }
  }
  return costs;
}
