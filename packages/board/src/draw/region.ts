import { EVERY_FACING, type Facing, type Hex, type Point, step } from '@sandtable/hex';
import { smooth } from './curve.ts';
import { along, HEX_SIZE, middle, outward, type Plane, shifted, sideEnds } from './plane.ts';
import { between, scatter } from './seeded.ts';
import { path } from './svg.ts';

/** One side on the rim of a region; rims run clockwise, with the region to the right. */
export interface RimSide {
  readonly hex: Hex;
  readonly side: Facing;
  readonly from: Point;
  readonly to: Point;
}

/** The rims of a set of hexes: one for each connected region and one for each hole. */
export function rimsOf(plane: Plane, hexes: ReadonlySet<Hex>): RimSide[][] {
  const byStart = new Map<string, RimSide>();
  for (const hex of hexes) {
    for (const side of EVERY_FACING) {
      if (hexes.has(step(hex, side))) continue;
      const [from, to] = sideEnds(plane, hex, side);
      byStart.set(keyOf(from), { hex, side, from, to });
    }
  }
  const rims: RimSide[][] = [];
  for (const first of byStart.values()) {
    const rim: RimSide[] = [];
    for (let at: RimSide | undefined = first; at !== undefined; at = byStart.get(keyOf(at.to))) {
      byStart.delete(keyOf(at.from));
      rim.push(at);
    }
    rims.push(rim);
  }
  return rims;
}

/** The same corner gets the same key, whichever hex it was computed from. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 8)} ${Math.round(y * 8)}`;
}

/** Smooths an edge through the middles of sides, so that no hexes show in it. */
export interface Ease {
  /** Outward bulge in the middle of sides, in hex sizes. */
  readonly bulge: number;
  /** Random variation of the bulge. */
  readonly jitter: number;
  /** How far each point moves towards the middle of its neighbours, which straightens a zigzag. */
  readonly ease: number;
}

function eased(plane: Plane, rim: readonly RimSide[], { bulge, jitter, ease }: Ease): Point[] {
  // A single hex has no zigzag, and a full bulge would reach its corners.
  const isLone = rim.length <= 6;
  const part = isLone ? LONE : 1;
  const middles = rim.map(({ hex, side, from, to }) => {
    const next = scatter(`${plane.map.seed} calm ${hex} ${side}`);
    const out = (bulge + between(next, -jitter, jitter)) * part * HEX_SIZE;
    return shifted(middle(from, to), outward(plane, side), out);
  });
  if (isLone) return middles;
  return middles.map((at, index) => {
    const before = middles[index === 0 ? middles.length - 1 : index - 1] ?? at;
    const after = middles[(index + 1) % middles.length] ?? at;
    return along(at, middle(before, after), ease);
  });
}

const LONE = 0.5;

/** The edges of a region, each as the points of a smooth line. */
export function edgesOf(plane: Plane, hexes: ReadonlySet<Hex>, ease: Ease): Point[][] {
  return rimsOf(plane, pastTheEdge(plane, hexes)).map((rim) => eased(plane, rim, ease));
}

/** Extends a region beyond the edge of the board: no river or wood ends there. */
export function pastTheEdge({ map, byHex }: Plane, hexes: ReadonlySet<Hex>): ReadonlySet<Hex> {
  if (map.sheets.length === 0) return hexes;
  const beyond = [...hexes].flatMap((hex) => EVERY_FACING.map((side) => step(hex, side)));
  return new Set([...hexes, ...beyond.filter((hex) => !byHex.has(hex))]);
}

export function outlineOf(edges: readonly (readonly Point[])[]): string {
  return edges.map((points) => smooth(points, true)).join('');
}

/** A fading edge: wide, thin strokes in the region's colour, laid under its fill. */
export function fading(d: string, stroke: string, widths: readonly number[], opacity: number): string {
  const look = { fill: 'none', stroke, 'stroke-linejoin': 'round', 'stroke-opacity': opacity };
  return widths.map((width) => path(d, { ...look, 'stroke-width': width })).join('');
}

export function hexesWhere(plane: Plane, holds: (hex: Plane['map']['hexes'][number]) => boolean): Set<Hex> {
  return new Set(plane.map.hexes.filter(holds).map(({ hex }) => hex));
}
