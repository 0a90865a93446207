import { EVERY_FACING, type Hex, type Point, step } from '@sandtable/hex';
import type { TerrainName } from '../model.ts';
import { rounded } from './curve.ts';
import { middle, outward, type Plane, shifted } from './plane.ts';
import { hexesWhere, pastTheEdge, type RimSide, rimsOf } from './region.ts';
import { hashOf } from './seeded.ts';
import { path, tag } from './svg.ts';
import type { Theme } from './theme.ts';

/** Ploughing directions in degrees; each field has one. */
const DIRECTIONS = [-33, 27, 84] as const;

const FIELDS = ['crops', 'plowedField'] as const satisfies readonly TerrainName[];
type FieldName = (typeof FIELDS)[number];

/** Fields extend a little beyond the middles of hexsides. */
const OVER = 3.5;
const ROUND = 0.22;

/** Fill patterns of fields; `ids` keeps their names apart if several drawings share a page. */
export function fieldPatterns(plane: Plane, theme: Theme, ids: string): string {
  const grown = FIELDS.filter((terrain) => plane.map.hexes.some((hex) => hex.terrain === terrain));
  return grown
    .flatMap((terrain) =>
      DIRECTIONS.map((turn) => {
        const id = patternId(ids, terrain, turn);
        const look = { id, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` };
        return terrain === 'crops'
          ? tag('pattern', { ...look, width: 16, height: 2 * DRILL }, stalks(theme))
          : tag('pattern', { ...look, width: 120, height: 2 * STRIP }, furrows(theme));
      }),
    )
    .join('');
}

/** Crops grow in strips as wide as a seed drill. */
const DRILL = 48;

function stalks({ lines }: Theme): string {
  const ears = Array.from({ length: 6 }, (_, row) => ear(4, 16 * row) + ear(12, 16 * row + 8)).join('');
  const line = { fill: 'none', stroke: lines.stalks, 'stroke-linecap': 'round' };
  return (
    path(`M0 0h16v${DRILL}h-16Z`, { fill: lines.stalks, 'fill-opacity': 0.16 }) +
    path(ears, { ...line, 'stroke-width': 1.1, 'stroke-opacity': 0.8 })
  );
}

function ear(x: number, y: number): string {
  const left = x - 2.2;
  return `M${x} ${y + 7.5}v-6.7M${left} ${y + 2.2}l2.2 2.2 2.2 -2.2M${left} ${y + 4.6}l2.2 2.2 2.2 -2.2`;
}

/** Furrows per strip; every other strip runs the opposite way and is darker. */
const FURROWS = 11;
const APART = 5;
const STRIP = FURROWS * APART;

function furrows({ lines }: Theme): string {
  const rows = (shift: number): string =>
    Array.from({ length: 2 * FURROWS }, (_, i) => `M0 ${i * APART + shift}h120`).join('');
  const line = { fill: 'none' };
  return (
    path(`M0 0h120v${STRIP}h-120Z`, { fill: lines.furrows, 'fill-opacity': 0.17 }) +
    path(rows(1.5), { ...line, stroke: lines.furrows, 'stroke-width': 1.3, 'stroke-opacity': 0.6 }) +
    path(rows(2.8), { ...line, stroke: lines.ridges, 'stroke-width': 1.1, 'stroke-opacity': 0.5 }) +
    path(`M0 .8h120M0 ${STRIP + 0.8}h120`, {
      ...line,
      stroke: lines.furrows,
      'stroke-width': 1.6,
      'stroke-opacity': 0.55,
    })
  );
}

/** Verge, soil, furrows or crops, and headland; each field has its own direction. */
export function drawFields(plane: Plane, theme: Theme, ids: string): string {
  return FIELDS.flatMap((terrain) => {
    const fields = fieldsOf(plane, terrain);
    return DIRECTIONS.map((turn) => {
      const alike = fields.filter((field) => field.turn === turn);
      const d = alike.flatMap(({ rims }) => rims.map((rim) => parcel(plane, rim))).join('');
      return drawParcels(d, terrain, theme, `url(#${patternId(ids, terrain, turn)})`);
    });
  }).join('');
}

function drawParcels(d: string, terrain: FieldName, theme: Theme, fill: string): string {
  const soil = theme.terrain[terrain];
  const edge = terrain === 'crops' ? theme.lines.stalks : theme.lines.furrows;
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    path(d, { fill: soil, stroke: theme.meadow.fresh, 'stroke-width': 9, 'stroke-opacity': 0.55 }) +
    path(d, { fill }) +
    path(d, { ...line, stroke: soil, 'stroke-width': 7 }) +
    path(d, { ...line, stroke: edge, 'stroke-width': 1.3, 'stroke-opacity': 0.7 })
  );
}

function patternId(ids: string, terrain: TerrainName, turn: number): string {
  return `${ids}${terrain}${turn}`;
}

interface FieldPiece {
  readonly rims: readonly RimSide[][];
  readonly turn: number;
}

function fieldsOf(plane: Plane, terrain: TerrainName): FieldPiece[] {
  const left = hexesWhere(plane, (hex) => hex.terrain === terrain);
  const pieces: FieldPiece[] = [];
  for (const first of left) {
    const hexes = connected(first, left);
    for (const hex of hexes) left.delete(hex);
    const turn = DIRECTIONS[Math.abs(hashOf(`${plane.map.seed} ${terrain} ${first}`)) % DIRECTIONS.length];
    pieces.push({ rims: rimsOf(plane, pastTheEdge(plane, hexes)), turn: turn ?? DIRECTIONS[0] });
  }
  return pieces;
}

function connected(first: Hex, among: ReadonlySet<Hex>): Set<Hex> {
  const found = new Set([first]);
  for (const hex of found) {
    for (const side of EVERY_FACING) if (among.has(step(hex, side))) found.add(step(hex, side));
  }
  return found;
}

/** A polygon through the middles of the sides, slightly enlarged. */
function parcel(plane: Plane, rim: readonly RimSide[]): string {
  const points = rim.map(({ side, from, to }) => shifted(middle(from, to), outward(plane, side), OVER));
  return rounded(
    points.filter((at, index) => isCorner(points, at, index)),
    ROUND,
  );
}

/** Whether the outline turns here. */
function isCorner(points: readonly Point[], at: Point, index: number): boolean {
  const count = points.length;
  const [before, after] = [points[(index + count - 1) % count] ?? at, points[(index + 1) % count] ?? at];
  const turn = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
  return Math.abs(turn) > 1;
}
