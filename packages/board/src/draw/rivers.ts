import { type Facing, type Hex, hexUnder, opposite, type Point, step } from '@sandtable/hex';
import type { River } from '../model.ts';
import { sampled, smooth } from './curve.ts';
import { SHADOWS } from './light.ts';
import { along, centre, middle, outward, type Plane, shifted, sideEnds, sideMiddle } from './plane.ts';
import { stretchesOf } from './roads.ts';
import { between, scatter } from './seeded.ts';
import { path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

/** Rivers along hexsides, smoothed so that no hexes show. */
export function drawRivers(plane: Plane, theme: Theme): string {
  const d = riverLines(plane);
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const { bank, water, gleam } = theme.river;
  return (
    path(d, { ...line, stroke: bank, 'stroke-width': 17, 'stroke-opacity': 0.2 }) +
    path(d, { ...line, stroke: bank, 'stroke-width': 12 }) +
    path(d, { ...line, stroke: gleam, 'stroke-width': 9.6, 'stroke-opacity': 0.55 }) +
    path(d, { ...line, stroke: water, 'stroke-width': 7.2 }) +
    path(d, {
      ...line,
      class: 'mid',
      stroke: gleam,
      'stroke-width': 1.1,
      'stroke-opacity': 0.7,
      'stroke-dasharray': '7 23 3 31 12 17',
    })
  );
}

export function riverLines(plane: Plane): string {
  return coursesOf(plane)
    .map((course) => smooth(course, false))
    .join('');
}

/** Adds the points of rivers to those of roads, by hex: other things keep clear of them. */
export function withRivers(
  plane: Plane,
  roads: ReadonlyMap<Hex, readonly Point[]>,
): ReadonlyMap<Hex, readonly Point[]> {
  const found = new Map(roads);
  for (const point of coursesOf(plane).flatMap((course) => sampled(course, false, 6))) {
    for (const hex of hexesNear(plane, point)) found.set(hex, [...(found.get(hex) ?? []), point]);
  }
  return found;
}

/** The hexes that touch a river at this point: all of them must keep clear of it. */
function hexesNear(plane: Plane, { x, y }: Point): Set<Hex> {
  const around = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return hexUnder(plane.layout, { x: x + 26 * Math.cos(angle), y: y + 26 * Math.sin(angle) });
  });
  return new Set(around.flatMap((hex) => hex ?? []));
}

/** Half the length of a bridge deck over a river. */
const DECK = 13;

/** A bridge wherever a road crosses a hexside with a river. */
export function drawFords(plane: Plane, theme: Theme): string {
  const wet = new Set((plane.map.rivers ?? []).flatMap(({ sides }) => sides.flatMap((each) => keysOf(plane, each))));
  const decks = plane.map.hexes.flatMap(({ hex, id, roads }) =>
    roads
      .filter((side) => side < 3 && wet.has(`${id} ${side}`))
      .map((side) => {
        const [at, out] = [sideMiddle(plane, hex, side), outward(plane, side)];
        return [shifted(at, out, -DECK), shifted(at, out, DECK)];
      }),
  );
  return drawDecks(decks, theme, 0.72);
}

type RiverSide = River['sides'][number];

/** A hexside has two keys, one from each hex. */
function keysOf(plane: Plane, { at, side }: RiverSide): string[] {
  const here = plane.byId.get(at);
  const beyond = here === undefined ? undefined : plane.byHex.get(step(here.hex, side));
  return [`${at} ${side}`, ...(beyond === undefined ? [] : [`${beyond.id} ${opposite(side)}`])];
}

/** The courses of all rivers, smoothed and slightly bent; a tributary runs into the next river it meets. */
function coursesOf(plane: Plane): Point[][] {
  const rivers = (plane.map.rivers ?? []).map((river) => cornersAlong(plane, river));
  const calmed = rivers.map((corners) => corners.map((_, index) => calmedAt(plane, corners, index)));
  const passed = new Map(
    rivers.flatMap((corners, river) =>
      corners
        .slice(1, -1)
        .map((corner, index): [string, Point] => [keyOf(corner), calmed[river]?.[index + 1] ?? corner]),
    ),
  );
  return rivers.map((corners, river) =>
    corners.map((corner, index) => {
      const isEnd = index === 0 || index === corners.length - 1;
      const here = calmed[river]?.[index] ?? corner;
      return isEnd ? (passed.get(keyOf(corner)) ?? here) : here;
    }),
  );
}

function calmedAt(plane: Plane, corners: readonly Point[], index: number): Point {
  const at = corners[index] ?? { x: 0, y: 0 };
  const [before, after] = [corners[index - 1], corners[index + 1]];
  const calm = before === undefined || after === undefined ? at : along(at, middle(before, after), 0.62);
  const next = scatter(`${plane.map.seed} river ${keyOf(at)}`);
  return { x: calm.x + between(next, -5, 5), y: calm.y + between(next, -5, 5) };
}

/** From corner to corner, each side starting where the last one ended. */
function cornersAlong(plane: Plane, { sides }: River): Point[] {
  const corners: Point[] = [];
  for (const { at, side } of sides) {
    const here = plane.byId.get(at);
    if (here === undefined) continue;
    const [from, to] = sideEnds(plane, here.hex, side);
    const last = corners.at(-1);
    if (last === undefined) corners.push(from, to);
    else if (keyOf(last) === keyOf(from)) corners.push(to);
    else if (keyOf(last) === keyOf(to)) corners.push(from);
    // The first side was given in the other direction.
    else if (corners.length === 2) corners.reverse().push(keyOf(corners[1] ?? last) === keyOf(from) ? to : from);
  }
  return corners;
}

/** The same corner gets the same key, whichever hex it was computed from. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x / 2)} ${Math.round(y / 2)}`;
}

/** How far a deck extends past the hexside, beyond the bank. */
const OVER = 20;

export function drawBridges(plane: Plane, theme: Theme): string {
  const decks = plane.map.hexes
    .filter(({ terrain, roads }) => terrain === 'water' && roads.length > 0)
    .flatMap((each) => stretchesOf(each).map(({ hex, sides }) => deckOf(plane, hex, sides)));
  return drawDecks(decks, theme, 1);
}

/** Plank decks between rails, all of one width, each along its line. */
function drawDecks(decks: readonly (readonly Point[])[], theme: Theme, size: number): string {
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
    // Within a lake the next deck continues, overlapping a little.
    return shifted(sideMiddle(plane, hex, side), outward(plane, side), isWater ? 0.6 : OVER);
  });
  return sides.length === 1 ? [heart, first] : sampled([first, heart, last], false, 6);
}
