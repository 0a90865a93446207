import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';

// The same board as ours, made as honeycomb's documentation makes one: a class of tiles and a grid of them.

export class Tile extends defineHex({ dimensions: 30, orientation: Orientation.FLAT }) {
  /** The points it costs to enter. */
  price = 1;
}

export function gridOf(width: number, height: number): Grid<Tile> {
  return new Grid(Tile, rectangle({ width, height }));
}

const DIRECTIONS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

/** Asks the grid for every neighbour and knows tiles by their names, as in honeycomb's own example of a search. */
export function reachByGrid(grid: Grid<Tile>, from: Tile, budget: number): Map<string, number> {
  const neighbours = (tile: Tile): Tile[] => {
    const found = DIRECTIONS.map((direction) => grid.neighborOf(tile, direction, { allowOutside: false }));
    return found.filter((next) => next !== undefined);
  };
  return search(from, budget, (tile) => tile.toString(), neighbours);
}

/** The quickest way we know: the neighbours of each tile are looked up once for all searches, and a tile is its own key. */
export function reachByTable(table: ReadonlyMap<Tile, readonly Tile[]>, from: Tile, budget: number): Map<Tile, number> {
  return search(
    from,
    budget,
    (tile) => tile,
    (tile) => table.get(tile) ?? [],
  );
}

export function neighbourTable(grid: Grid<Tile>): ReadonlyMap<Tile, readonly Tile[]> {
  return new Map(
    grid.toArray().map((tile) => {
      const found = DIRECTIONS.map((direction) => grid.neighborOf(tile, direction, { allowOutside: false }));
      return [tile, found.filter((next) => next !== undefined)];
    }),
  );
}

/** Dijkstra with one queue for each cost, like our own. */
function search<Key>(
  from: Tile,
  budget: number,
  keyOf: (tile: Tile) => Key,
  neighboursOf: (tile: Tile) => readonly Tile[],
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
