import { EVERY_FACING, type Facing, type Hex, type Point, step } from '@sandtable/hex';
import { along, centre, HEX_SIZE, middle, outward, type Plane, shifted, sideEnds } from './plane.ts';
import { between, scatter } from './seeded.ts';

/** One side on the rim of a region, clockwise, the region to the right. */
export interface RimSide {
  readonly hex: Hex;
  readonly side: Facing;
  readonly from: Point;
  readonly to: Point;
}

/** How far the drawn edge leaves the sides of the hexes, in hex sizes. */
export interface Wobble {
  /** Outward in the middle of sides. */
  readonly bulge: number;
  /** Inward at corners that stick out. */
  readonly pull: number;
  /** More or less of both, by chance. */
  readonly jitter: number;
}

/** The rims of a set of hexes: one for each connected region, and one for each hole. */
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

/** A corner is the same corner whichever hex it was worked out from. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 8)} ${Math.round(y * 8)}`;
}

/** Points on a living edge: at every corner and every middle of a side, moved a little. */
export function wobbled(plane: Plane, rim: readonly RimSide[], { bulge, pull, jitter }: Wobble): Point[] {
  return rim.flatMap((at, index) => {
    const before = rim[index === 0 ? rim.length - 1 : index - 1] ?? at;
    const next = scatter(`${plane.map.seed} rim ${at.hex} ${at.side}`);
    const off = (): number => between(next, -jitter, jitter) * HEX_SIZE;
    const heart = centre(plane, at.hex);
    // Two sides of the same hex meet where the region sticks out; elsewhere it turns inward and may spill.
    const isOut = before.hex === at.hex;
    const away = { x: (at.from.x - heart.x) / HEX_SIZE, y: (at.from.y - heart.y) / HEX_SIZE };
    const corner = isOut
      ? shifted(at.from, away, -pull * HEX_SIZE + off())
      : shifted(at.from, outward(plane, at.side), bulge * HEX_SIZE + off());
    return [corner, shifted(middle(at.from, at.to), outward(plane, at.side), bulge * HEX_SIZE + off())];
  });
}

/** A calm edge through the middles of sides only, so that no hex shows in it. */
export interface Ease {
  /** Outward in the middle of sides, in hex sizes. */
  readonly bulge: number;
  /** More or less of it, by chance. */
  readonly jitter: number;
  /** How far each point goes to the middle of its two neighbours: a zigzag becomes one line. */
  readonly ease: number;
}

export function eased(plane: Plane, rim: readonly RimSide[], { bulge, jitter, ease }: Ease): Point[] {
  const middles = rim.map(({ hex, side, from, to }) => {
    const next = scatter(`${plane.map.seed} calm ${hex} ${side}`);
    const out = (bulge + between(next, -jitter, jitter)) * HEX_SIZE;
    return shifted(middle(from, to), outward(plane, side), out);
  });
  // Round a single hex there is no zigzag to calm.
  if (rim.length <= 6) return middles;
  return middles.map((at, index) => {
    const before = middles[index === 0 ? middles.length - 1 : index - 1] ?? at;
    const after = middles[(index + 1) % middles.length] ?? at;
    return along(at, middle(before, after), ease);
  });
}

/** The hexes for which something holds, as a set. */
export function hexesWhere(plane: Plane, holds: (hex: Plane['map']['hexes'][number]) => boolean): Set<Hex> {
  return new Set(plane.map.hexes.filter(holds).map(({ hex }) => hex));
}
