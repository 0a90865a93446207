import type { Area } from '@sandtable/hex';
import type { Place } from './mission.ts';

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

/** L2.1 */
export const TERRAINS = ['open', 'forest', 'hill', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The letters of a map's drawing. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { '.': 'open', F: 'forest', H: 'hill', T: 'town' };

/** L2.2: a map as a person writes it. */
export interface MapPlan {
  readonly id: string;
  readonly name: string;
  /** Pointy-topped, odd rows shifted half a hex to the right; north is above. */
  readonly rows: readonly string[];
  readonly names: readonly { readonly at: Place; readonly name: string }[];
  /** L2.1e: chains of hexes, each next to the one before. */
  readonly roads: readonly (readonly Place[])[];
  /** L2.1f: drawn only. */
  readonly rivers: readonly (readonly Place[])[];
  /** L12c: where each side's reinforcements come in. */
  readonly edges: Readonly<Record<'austria' | 'russia', readonly ('north' | 'east' | 'south' | 'west')[]>>;
}
