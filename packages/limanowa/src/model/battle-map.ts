import type { Area } from '@sandtable/hex';
import type { MapPlace } from './mission.ts';

/** A map with its lookup tables, made once and shared by all matches. A HexId is an index, row by row. */
export interface BattleMap {
  readonly plan: MapPlan;
  readonly columns: number;
  readonly area: Area;
  /** By hex: an index into TERRAINS. */
  readonly terrain: Uint8Array;
  /** By 6 * hex + facing: 1 if a road crosses that side. */
  readonly roads: Uint8Array;
  /** By hex * number of hexes + other hex. */
  readonly distances: Uint8Array;
}

/** L2.1 */
export const TERRAINS = ['open', 'forest', 'hill', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { '.': 'open', F: 'forest', H: 'hill', T: 'town' };

/** L2.2: a map as written in a pack. */
export interface MapPlan {
  readonly id: string;
  readonly name: string;
  /** Pointy-topped, odd rows shifted half a hex to the right, north at the top. */
  readonly rows: readonly string[];
  readonly names: readonly { readonly at: MapPlace; readonly name: string }[];
  /** L2.1e: chains of adjacent hexes. */
  readonly roads: readonly (readonly MapPlace[])[];
  /** L2.1f: for drawing only. */
  readonly rivers: readonly (readonly MapPlace[])[];
  /** L12c: where reinforcements enter. */
  readonly edges: Readonly<Record<'austria' | 'russia', readonly ('north' | 'east' | 'south' | 'west')[]>>;
}
