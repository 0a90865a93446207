import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';

// The same board as ours, made as honeycomb's documentation does it: a class of tiles and a grid of them.

export class Tile extends defineHex({ dimensions: 30, orientation: Orientation.FLAT }) {
  /** The key under which the grid stores the tile. */
  get name(): string {
    return super.toString();
  }
}

export function gridOf(width: number, height: number): Grid<Tile> {
  return new Grid(Tile, rectangle({ width, height }));
}
