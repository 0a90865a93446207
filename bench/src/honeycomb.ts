import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';

// The same board as ours, made as in honeycomb's documentation: a class of tiles and a grid of them.

export class Tile extends defineHex({ dimensions: 30, orientation: Orientation.FLAT }) {
  /** The grid's own keys of its tiles. */
  get name(): string {
    return super.toString();
  }
}

export function gridOf(width: number, height: number): Grid<Tile> {
  return new Grid(Tile, rectangle({ width, height }));
}
