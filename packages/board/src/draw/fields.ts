import { EVERY_FACING, type Hex, step } from '@sandtable/hex';
import type { TerrainName } from '../model.ts';
import { rounded } from './curve.ts';
import { centre, HEX_SIZE, type Plane, shifted } from './plane.ts';
import { hexesWhere, type RimSide, rimsOf } from './region.ts';
import { hashOf } from './seeded.ts';
import { path, tag } from './svg.ts';
import type { Theme } from './theme.ts';

/** Ploughs and drills go straight: a field is worked in one of these directions, in degrees. */
const DIRECTIONS = [-30, 30, 90] as const;

const FIELDS = ['crops', 'plowedField'] as const satisfies readonly TerrainName[];

/** A path is left round a field. */
const MARGIN = 0.055;
const ROUND = 0.16;

/** What fields are filled with; `ids` keeps the names apart where several drawings share a page. */
export function fieldPatterns(theme: Theme, ids: string): string {
  return FIELDS.flatMap((terrain) =>
    DIRECTIONS.map((turn) =>
      tag(
        'pattern',
        {
          id: patternId(ids, terrain, turn),
          width: 16,
          height: 16,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${turn})`,
        },
        path('M0 0h16v16h-16z', { fill: theme.terrain[terrain] }),
        terrain === 'crops' ? stalks(theme) : furrows(theme),
      ),
    ),
  ).join('');
}

function stalks(theme: Theme): string {
  const ears =
    'M4 7.5V.8M1.8 2.2 4 4.4 6.2 2.2M1.8 4.6 4 6.8 6.2 4.6M12 15.5V8.8M9.8 10.2 12 12.4 14.2 10.2M9.8 12.6 12 14.8 14.2 12.6';
  return path(ears, { fill: 'none', stroke: theme.lines.stalks, 'stroke-width': 1.1, 'stroke-linecap': 'round' });
}

function furrows(theme: Theme): string {
  return path('M0 2.5h16M0 7.8h16M0 13.2h16', {
    stroke: theme.lines.furrows,
    'stroke-width': 1.5,
    'stroke-opacity': 0.75,
  });
}

/** Each field in one piece, with its own direction. */
export function drawFields(plane: Plane, theme: Theme, ids: string): string {
  return FIELDS.flatMap((terrain) => {
    const edge = terrain === 'crops' ? theme.lines.stalks : theme.lines.furrows;
    return fieldsOf(plane, terrain).map(({ rims, seed }) => {
      const turn = DIRECTIONS[Math.abs(hashOf(seed)) % DIRECTIONS.length] ?? DIRECTIONS[0];
      const fill = `url(#${patternId(ids, terrain, turn)})`;
      return path(rims.map((rim) => parcel(plane, rim)).join(''), { fill, stroke: edge, 'stroke-width': 1.6 });
    });
  }).join('');
}

function patternId(ids: string, terrain: TerrainName, turn: number): string {
  return `${ids}${terrain}${turn}`;
}

interface FieldPiece {
  readonly rims: readonly RimSide[][];
  readonly seed: string;
}

function fieldsOf(plane: Plane, terrain: TerrainName): FieldPiece[] {
  const left = hexesWhere(plane, (hex) => hex.terrain === terrain);
  const pieces: FieldPiece[] = [];
  for (const first of left) {
    const hexes = connected(first, left);
    for (const hex of hexes) left.delete(hex);
    pieces.push({ rims: rimsOf(plane, hexes), seed: `${plane.map.seed} ${terrain} ${first}` });
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

/** Corners drawn in towards the hex they stick out of, or of the side they belong to. */
function parcel(plane: Plane, rim: readonly RimSide[]): string {
  const points = rim.map((at, index) => {
    const before = rim[index === 0 ? rim.length - 1 : index - 1] ?? at;
    const [a, b] = [centre(plane, before.hex), centre(plane, at.hex)];
    const inner = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const way = { x: inner.x - at.from.x, y: inner.y - at.from.y };
    const length = Math.hypot(way.x, way.y);
    return shifted(at.from, way, (MARGIN * HEX_SIZE * 2) / (length * Math.sqrt(3)));
  });
  return rounded(points, ROUND);
}
