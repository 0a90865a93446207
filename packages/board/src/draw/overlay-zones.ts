import { type Hex, type Point, turn } from '@sandtable/hex';
import type { EntryArrows, FrontSides, ZoneShade } from '../model-overlay.ts';
import { APOTHEM, centre, outward, type Plane, shifted, sideEnds } from './plane.ts';
import { rimsOf } from './region.ts';
import { drawSideMark } from './side-mark.ts';
import { group, path, polyline, tag } from './svg.ts';
import { drawTag } from './tags.ts';
import { INK, type Theme } from './theme.ts';

type Zone = ZoneShade['zone'];

/** Hatchings: each zone has its own, so that no colour needs to be told from another. */
export function zonePatterns(ids: string): string {
  const hatch = (zone: Zone, turned: number, step: number, d: string, ink: string): string =>
    tag(
      'pattern',
      {
        id: ids + zone,
        width: step,
        height: step,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${turned})`,
      },
      path(d, { fill: 'none', stroke: INK.white, 'stroke-width': 3.6, 'stroke-opacity': 0.55 }),
      path(d, { fill: 'none', stroke: ink, 'stroke-width': 2.2 }),
    );
  return [
    hatch('normal', 45, 13, 'M0 6.5H13', INK.fire),
    hatch('long', -45, 20, 'M2 10H12', INK.fire),
    hatch('place', 0, 18, 'M5 9H13M9 5V13', INK.move),
    hatch('threat', 90, 16, 'M0 8H10', INK.black),
  ].join('');
}

export function drawZone(plane: Plane, { hexes, zone }: ZoneShade, theme: Theme, ids: string): string {
  const inZone = hexesNamed(plane, hexes);
  const rim = rimsOf(plane, inZone)
    .map((sides) => polyline(sides.map(({ from }) => from)))
    .join('');
  if (zone === 'unseen') return path(rim, { fill: theme.shade, 'fill-opacity': 0.5, 'data-zone': zone });
  const ink = INKS[zone];
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-dasharray': DASHES[zone] };
  return group(
    { 'data-zone': zone },
    path(rim, { fill: `url(#${ids}${zone})`, 'fill-opacity': zone === 'threat' ? 0.4 : 0.6 }),
    path(rim, { ...line, stroke: INK.black, 'stroke-width': 6 }),
    path(rim, { ...line, stroke: ink, 'stroke-width': 3 }),
  );
}

const INKS = { normal: INK.fire, long: INK.fire, place: INK.move, threat: INK.white } as const;
const DASHES = { normal: undefined, long: '12 8', place: undefined, threat: '3 8' } as const;

function hexesNamed(plane: Plane, names: readonly string[]): Set<Hex> {
  return new Set(names.flatMap((name) => plane.byId.get(name)?.hex ?? []));
}

/** A thick edge on the three sides in front. */
export function drawFront(plane: Plane, { at, facing }: FrontSides): string {
  const found = plane.byId.get(at);
  if (found === undefined) return '';
  const [left] = sideEnds(plane, found.hex, turn(facing, -1));
  const [, right] = sideEnds(plane, found.hex, turn(facing, 1));
  const d = polyline([left, ...sideEnds(plane, found.hex, facing), right], false);
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    path(d, { ...line, stroke: INK.black, 'stroke-width': 13 }) +
    path(d, { ...line, stroke: INK.white, 'stroke-width': 8 })
  );
}

/** Arrows over the sides by which a side comes in or leaves, with its mark; a few words at the middle one. */
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

/** Its point lies inward of the foot. */
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
