import { EVERY_FACING, type Hex, type Point, step } from '@sandtable/hex';
import type { HexPicture, PlaceName } from '../model.ts';
import { APOTHEM, centre, centreById, HEX_SIZE, HEX_WIDTH, type Plane } from './plane.ts';
import { escapeText, group, num, path, tag } from './svg.ts';
import { inSeason, type Theme } from './theme.ts';

/** Size of names and level marks on the screen at any zoom, in pixels. */
const PIXELS = { name: 10.5, level: 12, halo: 2 } as const;

/** Minimum hex width to show some or all of them. */
const NAMES_FROM = { some: 40, all: 72 } as const;
const LEVELS_FROM = { some: 36, all: 72 } as const;

/**
 * Hex names and hill levels, as many as fit at a readable size. They belong to the ground, but change with the zoom and make room
 * for counters: `held` are the occupied hexes.
 */
export function drawNames(plane: Plane, usual: Theme, hexPixels: number, held: ReadonlySet<string>): string {
  const theme = inSeason(usual, plane.map.season);
  const unit = HEX_WIDTH / hexPixels;
  const named = new Set((plane.map.places ?? []).map(({ at }) => at));
  const isShown = ({ id, isInPlay }: HexPicture): boolean => isInPlay && !held.has(id) && !named.has(id);
  const names = namesShown(plane, hexPixels).filter(isShown);
  const levels = levelsShown(plane, hexPixels).filter(isShown);
  const look = {
    stroke: theme.label.halo,
    'stroke-width': PIXELS.halo * unit,
    'stroke-opacity': 0.4,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return (
    group(
      {
        ...look,
        class: 'labels',
        'text-anchor': 'middle',
        fill: theme.label.ink,
        'fill-opacity': theme.label.strength,
        'font-size': PIXELS.name * unit,
      },
      ...names.map(({ hex, label }) => drawText(namePlace(plane, hex), label)),
    ) +
    group(
      {
        ...look,
        class: 'levels',
        fill: theme.label.level,
        'fill-opacity': 0.85,
        'font-size': PIXELS.level * unit,
        'font-weight': 700,
      },
      path(levels.map(({ hex }) => peak(levelPlace(plane, hex), PIXELS.level * unit)).join(''), {}),
      ...levels.map(({ hex, level }) => drawText(levelPlace(plane, hex), String(level))),
    )
  );
}

/** A triangle that marks a height, at the size of the text; it ends where the text begins. */
function peak({ x, y }: Point, size: number): string {
  return `M${num(x - 0.12 * size)} ${num(y)}h${num(-0.64 * size)}l${num(0.32 * size)} ${num(-0.58 * size)}Z`;
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly dy?: string;
}

function drawText(at: TextPlace, words: string): string {
  return tag('text', { ...at }, escapeText(words));
}

/** Below the upper side at any type size; with pointy tops, at the lower corner. */
function namePlace(plane: Plane, hex: Hex): TextPlace {
  const { x, y } = centre(plane, hex);
  return plane.layout.top === 'flat'
    ? { x, y: y - APOTHEM + 2.5, dy: '0.86em' }
    : { x, y: y + nameDrop(plane), dy: '0.3em' };
}

/** Above the lower side. x is between the triangle and its figure. */
function levelPlace(plane: Plane, hex: Hex): TextPlace {
  const { x, y } = centre(plane, hex);
  return { x, y: y + (plane.layout.top === 'flat' ? APOTHEM - 13 : HEX_SIZE - 28) };
}

/** How far below the centre a place name stands: between the counter of its hex and those of the next row. */
function nameDrop({ layout }: Plane): number {
  return layout.top === 'flat' ? APOTHEM - 9 : HEX_SIZE - 14;
}

function namesShown({ map }: Plane, hexPixels: number): HexPicture[] {
  if (hexPixels < NAMES_FROM.some) return [];
  const named = map.hexes.filter(({ label }) => label !== '');
  return hexPixels < NAMES_FROM.all ? named.filter(({ label }) => isKey(label)) : named;
}

/** Every other row at columns 2, 6, 10 ...: enough names to count from. */
function isKey(label: string): boolean {
  const [, row = '', column = ''] = /^(?:\d+-)?([A-Z]?)(\d+)$/.exec(label) ?? [];
  if (row === '') return isKeyNumber(label);
  return row.charCodeAt(0) % 2 === 1 && Number(column) % 4 === 2;
}

/** As `isKey`, for names of four digits: 0402. */
function isKeyNumber(label: string): boolean {
  return Number(label.slice(0, -2)) % 4 === 2 && Number(label.slice(-2)) % 2 === 0;
}

function levelsShown(plane: Plane, hexPixels: number): HexPicture[] {
  if (hexPixels < LEVELS_FROM.some) return [];
  const high = plane.map.hexes.filter(({ level, isInPlay }) => level > 0 && isInPlay);
  // Where no hex has a name, levels do not stand in each of them either.
  const isNamed = plane.map.hexes.some(({ label }) => label !== '');
  return hexPixels < LEVELS_FROM.all || !isNamed
    ? plateausOf(plane, high).map((all) => nearestMiddle(plane, all))
    : high;
}

/** Connected areas of one level. */
function plateausOf({ byHex }: Plane, high: readonly HexPicture[]): HexPicture[][] {
  const left = new Set(high);
  return high.flatMap((first) => {
    if (!left.delete(first)) return [];
    const found = [first];
    for (const { hex, level } of found) {
      for (const side of EVERY_FACING) {
        const beside = byHex.get(step(hex, side));
        if (beside !== undefined && beside.level === level && left.delete(beside)) found.push(beside);
      }
    }
    return [found];
  });
}

function nearestMiddle(plane: Plane, all: readonly HexPicture[]): HexPicture {
  const places = all.map(({ hex }) => centre(plane, hex));
  const mean = { x: meanOf(places.map(({ x }) => x)), y: meanOf(places.map(({ y }) => y)) };
  const away = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y);
  return all.reduce((best, each) => (away(centre(plane, each.hex)) < away(centre(plane, best.hex)) ? each : best));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Place names, where the hex name would stand: below a counter, above those of the next row. They belong to the ground but lie over
 * the rims of objectives, which are named places.
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
/** Estimated half width of a letter, and the margin at the edge of the map. */
const LETTER = 3.8;
const EDGE = 8;

interface MapName {
  readonly kind: PlaceName['kind'];
  readonly words: string;
  /** Its middle and half its width. */
  readonly at: Point;
  readonly half: number;
}

/** The names that fit: of two that would overlap, the later one in the map is left out. */
function laidOut(plane: Plane, textScale: number): MapName[] {
  const names: MapName[] = [];
  for (const { at, text, kind } of plane.map.places ?? []) {
    const heart = centreById(plane, at);
    if (heart === undefined) continue;
    // The triangle before a height's name is as wide as two letters.
    const half = (text.length + (kind === 'town' ? 0 : 2)) * LETTER * textScale;
    const name = { kind, words: text, at: withinMap(plane, heart, half), half };
    if (names.every((other) => isClear(name, other, textScale))) names.push(name);
  }
  return names;
}

/** Below its counter; moved inward at the edge of the map. */
function withinMap(plane: Plane, { x, y }: Point, half: number): Point {
  const { x: left, width } = plane.bounds;
  const [least, most] = [left + EDGE + half, left + width - EDGE - half];
  return { x: Math.max(least, Math.min(most, x)), y: y + nameDrop(plane) };
}

function isClear(a: MapName, b: MapName, textScale: number): boolean {
  return Math.abs(a.at.x - b.at.x) > a.half + b.half || Math.abs(a.at.y - b.at.y) > SIZE * textScale;
}

function drawName({ kind, words, at, half }: MapName, size: number): string {
  const { x, y } = at;
  if (kind === 'town') return tag('text', { x, y, dy: '0.3em', 'font-weight': 700 }, escapeText(words));
  const from = { x: x - half + size, y: y + 0.3 * size };
  const look = { 'text-anchor': 'start', 'font-weight': 600, 'font-style': 'italic' };
  return path(peak(from, size), {}) + tag('text', { ...from, ...look }, escapeText(words));
}
