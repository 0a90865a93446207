import { type Hex, type Point, step, turn } from '@sandtable/hex';
import type { EntryArrows, FrontSides, ZoneShade } from '../model-overlay.ts';
import { along, APOTHEM, centre, outward, type Plane, shifted, sideEnds } from './plane.ts';
import { type RimSide, rimsOf } from './region.ts';
import { drawSideMark } from './side-mark.ts';
import { group, path, polyline, tag } from './svg.ts';
import { drawTag } from './tags.ts';
import { INK, type Theme } from './theme.ts';

type Zone = ZoneShade['zone'];
type HatchedZone = Exclude<Zone, 'unseen'>;

/** Each zone has its own hatching, so that zones differ without colour. */
export function zonePatterns(ids: string): string {
  const hatch = (zone: HatchedZone, turned: number, [wide, high]: readonly [number, number], d: string): string =>
    tag(
      'pattern',
      {
        id: ids + zone,
        width: wide,
        height: high,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${turned})`,
      },
      path(d, { fill: 'none', stroke: ZONES[zone].hatch, 'stroke-width': 1.8 }),
    );
  return [
    hatch('normal', 45, [8, 8], 'M0 4H8'),
    hatch('long', -45, [12, 9], 'M1 4.5H8'),
    hatch('place', 0, [11, 11], 'M2.5 5.5H8.5M5.5 2.5V8.5'),
    hatch('threat', 90, [11, 9], 'M0 4.5H7'),
  ].join('');
}

interface ZoneLook {
  readonly tint: string;
  readonly strength: number;
  readonly hatch: string;
  readonly hatching: number;
  readonly line: string;
  readonly dash: string | undefined;
}

const ZONES: Readonly<Record<HatchedZone, ZoneLook>> = {
  normal: { tint: INK.fire, strength: 0.07, hatch: INK.fire, hatching: 0.7, line: INK.fire, dash: undefined },
  long: { tint: INK.fire, strength: 0.035, hatch: INK.fire, hatching: 0.55, line: INK.fire, dash: '10 7' },
  place: { tint: INK.move, strength: 0.07, hatch: INK.move, hatching: 0.7, line: INK.move, dash: undefined },
  threat: { tint: INK.black, strength: 0.06, hatch: INK.black, hatching: 0.55, line: INK.white, dash: '3 8' },
};

/** Width of the hatched band: the ground inside stays visible. */
const BAND = 12 / APOTHEM;

/**
 * A light tint with a hatched band along the rim; unseen hexes are dark. No band where the zone borders one of `others`, which
 * already has one there.
 */
export function drawZone(
  plane: Plane,
  { hexes, zone }: ZoneShade,
  others: readonly string[],
  theme: Theme,
  ids: string,
): string {
  const [inZone, taken] = [hexesNamed(plane, hexes), hexesNamed(plane, others)];
  const rims = rimsOf(plane, inZone);
  const area = rims.map((sides) => polyline(sides.map(({ from }) => from))).join('');
  if (zone === 'unseen') return path(area, { fill: theme.shade, 'fill-opacity': 0.5, 'data-zone': zone });
  const { tint, strength, hatching, line, dash } = ZONES[zone];
  const runs = rims.flatMap((sides) => runsOf(sides, ({ hex, side }) => !taken.has(step(hex, side))));
  const rim = runs.map(printRun).join('');
  const round = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-dasharray': dash };
  return group(
    { 'data-zone': zone },
    path(area, { fill: tint, 'fill-opacity': strength }),
    path(runs.map((run) => bandOf(plane, run)).join(''), { fill: `url(#${ids}${zone})`, 'fill-opacity': hatching }),
    path(rim, { ...round, stroke: INK.black, 'stroke-width': 4.6, 'stroke-opacity': 0.75 }),
    path(rim, { ...round, stroke: line, 'stroke-width': 2.4 }),
  );
}

/** Consecutive sides of a rim; closed if they go all the way around. */
interface Run {
  readonly sides: readonly RimSide[];
  readonly isClosed: boolean;
}

function runsOf(rim: readonly RimSide[], isWanted: (side: RimSide) => boolean): Run[] {
  const gap = rim.findIndex((side) => !isWanted(side));
  if (gap === -1) return [{ sides: rim, isClosed: true }];
  const runs: RimSide[][] = [[]];
  // Start after a gap, so that no run is split.
  for (const side of [...rim.slice(gap), ...rim.slice(0, gap)]) {
    if (isWanted(side)) runs.at(-1)?.push(side);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0).map((sides) => ({ sides, isClosed: false }));
}

function printRun({ sides, isClosed }: Run): string {
  const last = sides.at(-1);
  const points = sides.map(({ from }) => from);
  return polyline(isClosed || last === undefined ? points : [...points, last.to], isClosed);
}

/** A strip inward along each side, and a wedge where the run turns into the next hex. */
function bandOf(plane: Plane, { sides, isClosed }: Run): string {
  return sides
    .map(({ hex, from, to }, index) => {
      const heart = centre(plane, hex);
      const before = index > 0 ? sides[index - 1] : isClosed ? sides.at(-1) : undefined;
      const strip = polyline([from, to, along(to, heart, BAND), along(from, heart, BAND)]);
      if (before === undefined || before.hex === hex) return strip;
      return strip + polyline([from, along(from, heart, BAND), along(from, centre(plane, before.hex), BAND)]);
    })
    .join('');
}

function hexesNamed(plane: Plane, names: readonly string[]): Set<Hex> {
  return new Set(names.flatMap((name) => plane.byId.get(name)?.hex ?? []));
}

/** A thick edge on the three front sides. */
export function drawFront(plane: Plane, { at, facing }: FrontSides): string {
  const found = plane.byId.get(at);
  if (found === undefined) return '';
  const [left] = sideEnds(plane, found.hex, turn(facing, -1));
  const [, right] = sideEnds(plane, found.hex, turn(facing, 1));
  const d = polyline([left, ...sideEnds(plane, found.hex, facing), right], false);
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    path(d, { ...line, stroke: INK.black, 'stroke-width': 9.5 }) +
    path(d, { ...line, stroke: INK.white, 'stroke-width': 5.6 })
  );
}

/** Arrows across the hexsides where a side enters or leaves, with its mark; text at the middle one. */
export function drawEntry(plane: Plane, entry: EntryArrows, theme: Theme, scale: number): string {
  const { side, hexes, from, goes, text } = entry;
  const places = hexes.flatMap((name) => plane.byId.get(name)?.hex ?? []).map((hex) => centre(plane, hex));
  const out = outward(plane, from);
  const feet = places.map((place) => shifted(place, out, APOTHEM - 4));
  const middle = feet[Math.floor(feet.length / 2)];
  const arrows = feet.map((foot) => (goes === 'in' ? arrow(foot, out) : arrow(shifted(foot, out, -27), opposite(out))));
  const back = goes === 'in' ? 7 : 20;
  return group(
    { [goes === 'in' ? 'data-entry' : 'data-exit']: side.id },
    path(arrows.join(''), {
      fill: theme.counters[side.body],
      stroke: INK.black,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    ...feet.map((foot) => drawSideMark(side.mark, foot.x - out.x * back, foot.y - out.y * back, 5.5)),
    middle === undefined || text === '' ? '' : drawTag(text, shifted(middle, out, -34), { scale, tone: 'plain' }),
  );
}

function opposite({ x, y }: Point): Point {
  return { x: -x, y: -y };
}

/** An arrowhead with its tip inward. */
function arrow(foot: Point, out: Point): string {
  const across = { x: -out.y, y: out.x };
  const neck = shifted(foot, out, -13);
  return polyline([
    shifted(foot, across, 9),
    shifted(neck, across, 9),
    shifted(neck, across, 16),
    shifted(foot, out, -27),
    shifted(neck, across, -16),
    shifted(neck, across, -9),
    shifted(foot, across, -9),
  ]);
}
