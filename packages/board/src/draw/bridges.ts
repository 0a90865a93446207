import { type Facing, type Hex, type Point, step } from '@sandtable/hex';
import { sampled } from './curve.ts';
import { SHADOWS } from './light.ts';
import { centre, outward, type Plane, shifted, sideMiddle } from './plane.ts';
import { stretchesOf } from './roads.ts';
import { path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

/** How far a deck reaches over the hexside: past the bank of the water. */
const OVER = 20;

/** Where a road crosses water there is a bridge. */
export function drawBridges(plane: Plane, theme: Theme): string {
  const decks = plane.map.hexes
    .filter(({ terrain, roads }) => terrain === 'water' && roads.length > 0)
    .flatMap((each) => stretchesOf(each).map(({ hex, sides }) => deckOf(plane, hex, sides)));
  return drawDecks(decks, theme, 1);
}

/** Decks of planks between rails, all as wide as this; each is the line it runs along. */
export function drawDecks(decks: readonly (readonly Point[])[], theme: Theme, size: number): string {
  const lines = (by: Point): string =>
    decks
      .map((deck) =>
        polyline(
          deck.map((at) => shifted(at, by, size)),
          false,
        ),
      )
      .join('');
  const d = lines({ x: 0, y: 0 });
  const { edge, body, gleam } = theme.roofs.shingle;
  const line = (stroke: string, width: number) => ({ fill: 'none', stroke, 'stroke-width': width * size });
  return (
    path(lines(SHADOWS.bridge), { ...line('#000', 22), 'stroke-opacity': 0.3 }) +
    path(d, line(edge, 23)) +
    path(d, line(body, 20)) +
    path(d, line(edge, 16.4)) +
    path(d, line(gleam, 15)) +
    path(d, { ...line(edge, 15), 'stroke-dasharray': '1 4', 'stroke-opacity': 0.55 })
  );
}

function deckOf(plane: Plane, hex: Hex, sides: readonly Facing[]): Point[] {
  const heart = centre(plane, hex);
  const [first = heart, last = heart] = sides.map((side) => {
    const isWater = plane.byHex.get(step(hex, side))?.terrain === 'water';
    // From hex to hex of a lake the next deck goes on; a little of both lies over the other.
    return shifted(sideMiddle(plane, hex, side), outward(plane, side), isWater ? 0.6 : OVER);
  });
  return sides.length === 1 ? [heart, first] : sampled([first, heart, last], false, 6);
}
