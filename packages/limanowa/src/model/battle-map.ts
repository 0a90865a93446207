import type { Area } from '@sandtable/hex';
import type { MapPlan } from './map-plan.ts';

/** A map with everything that rules look up in it, made once for all matches on it. A hex is its place, row by row. */
export interface BattleMap {
  readonly plan: MapPlan;
  readonly columns: number;
  readonly area: Area;
  /** By hex: its place in TERRAINS. */
  readonly terrain: Uint8Array;
  /** By 6 * hex + facing: 1 where a road crosses that side. */
  readonly roads: Uint8Array;
  /** By hex * number of hexes + other hex. */
  readonly distances: Uint8Array;
}
