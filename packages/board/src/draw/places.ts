import type { Point } from '@sandtable/hex';
import type { PlaceName } from '../model.ts';
import { nameDrop, peak } from './names.ts';
import { centreById, type Plane } from './plane.ts';
import { escapeText, group, path, tag } from './svg.ts';
import { inSeason } from './theme-winter.ts';
import type { Theme } from './theme.ts';

/**
 * Names of places, where the address of the hex would stand: below a counter, above those of the next row. They belong
 * to the ground, but lie over the rims of objectives, which are places with names.
 */
export function drawPlaces(plane: Plane, usual: Theme, textScale: number): string {
  const { label } = inSeason(usual, plane.map.season);
  return group(
    {
      class: 'places',
      fill: label.ink,
      stroke: label.halo,
      'stroke-width': 4 * textScale,
      'stroke-opacity': 0.85,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      'text-anchor': 'middle',
      'font-size': SIZE * textScale,
    },
    ...laidOut(plane, textScale).map((name) => drawName(name, SIZE * textScale)),
  );
}

const SIZE = 13.6;
/** Half the width of a letter, for want of a measure; and what is left free at the edge of the map. */
const LETTER = 3.8;
const EDGE = 8;

interface Name {
  readonly kind: PlaceName['kind'];
  readonly words: string;
  /** Its middle, and half its width. */
  readonly at: Point;
  readonly half: number;
}

/** Those that find room: where two would lie on each other, the one that comes later in the map is left out. */
function laidOut(plane: Plane, textScale: number): Name[] {
  const names: Name[] = [];
  for (const { at, text, kind } of plane.map.places ?? []) {
    const heart = centreById(plane, at);
    if (heart === undefined) continue;
    // A height has a triangle before its name, as wide as two letters.
    const half = (text.length + (kind === 'town' ? 0 : 2)) * LETTER * textScale;
    const name = { kind, words: text, at: withinMap(plane, heart, half), half };
    if (names.every((other) => isClear(name, other, textScale))) names.push(name);
  }
  return names;
}

/** Below its counter; at the edge of the map it moves in. */
function withinMap(plane: Plane, { x, y }: Point, half: number): Point {
  const { x: left, width } = plane.bounds;
  const [least, most] = [left + EDGE + half, left + width - EDGE - half];
  return { x: Math.max(least, Math.min(most, x)), y: y + nameDrop(plane) };
}

function isClear(a: Name, b: Name, textScale: number): boolean {
  return Math.abs(a.at.x - b.at.x) > a.half + b.half || Math.abs(a.at.y - b.at.y) > SIZE * textScale;
}

function drawName({ kind, words, at, half }: Name, size: number): string {
  const { x, y } = at;
  if (kind === 'town') return tag('text', { x, y, dy: '0.3em', 'font-weight': 700 }, escapeText(words));
  const from = { x: x - half + size, y: y + 0.3 * size };
  const look = { 'text-anchor': 'start', 'font-weight': 600, 'font-style': 'italic' };
  return path(peak(from, size), {}) + tag('text', { ...from, ...look }, escapeText(words));
}
