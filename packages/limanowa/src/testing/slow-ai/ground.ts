import { type HexId, hexId } from '../../model/ids.ts';
import type { MapPlan } from '../../model/battle-map.ts';
import type { MapPlace } from '../../model/mission.ts';

// A map computed anew at every question from its rows: no tables, no facings.

/** L2.2d: the six steps from an even row and from an odd one. */
const EVEN: readonly MapPlace[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [0, 1],
  [-1, 1],
];
const ODD: readonly MapPlace[] = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [0, -1],
  [1, 1],
  [0, 1],
];

export class Ground {
  readonly #plan: MapPlan;
  readonly #columns: number;
  readonly #roads: ReadonlySet<string>;

  constructor(plan: MapPlan) {
    this.#plan = plan;
    this.#columns = plan.rows[0]?.length ?? 0;
    this.#roads = new Set(
      plan.roads.flatMap((chain) =>
        chain.slice(1).flatMap((place, before) => {
          const [one, other] = [this.hexAt(place), this.hexAt(chain[before] ?? place)];
          return [`${one} ${other}`, `${other} ${one}`];
        }),
      ),
    );
  }

  hexAt([column, row]: MapPlace): HexId {
    return hexId(row * this.#columns + column);
  }

  placeOf(hex: HexId): MapPlace {
    return [hex % this.#columns, Math.floor(hex / this.#columns)];
  }

  /** `.`, F, H or T */
  letter(hex: HexId): string {
    const [column, row] = this.placeOf(hex);
    return this.#plan.rows[row]?.[column] ?? '';
  }

  beside(hex: HexId): readonly HexId[] {
    const [column, row] = this.placeOf(hex);
    return (row % 2 === 0 ? EVEN : ODD).flatMap(([right, down]): HexId[] => {
      const place: MapPlace = [column + right, row + down];
      const isOn = place[0] >= 0 && place[0] < this.#columns && this.#plan.rows[place[1]] !== undefined;
      return isOn ? [this.hexAt(place)] : [];
    });
  }

  /** L2.2d: by cube coordinates. */
  apart(one: HexId, other: HexId): number {
    const [ax, az] = this.#cube(one);
    const [bx, bz] = this.#cube(other);
    return Math.max(Math.abs(ax - bx), Math.abs(az - bz), Math.abs(ax + az - bx - bz));
  }

  #cube(hex: HexId): readonly [number, number] {
    const [column, row] = this.placeOf(hex);
    return [column - (row - (row % 2)) / 2, row];
  }

  /** L2.1e */
  isRoad(one: HexId, other: HexId): boolean {
    return this.#roads.has(`${one} ${other}`);
  }

  /** L2.1b, L2.1c: a unit that enters it off the road stops. */
  isRough(hex: HexId): boolean {
    return this.letter(hex) === 'F' || this.letter(hex) === 'H';
  }

  /** L2.1: its bonus to DV. */
  cover(hex: HexId): number {
    const letter = this.letter(hex);
    if (letter === 'F') return 3;
    return letter === 'H' || letter === 'T' ? 1 : 0;
  }
}
