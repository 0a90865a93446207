import type { HexId, UnitId } from '../../model/ids.ts';

/** Something to be had on the map: a Control Marker to take or to keep, an edge to leave by, or ground to stand on at the end. */
export interface Goal {
  readonly kind: 'marker' | 'edge' | 'ground';
  /** Of a marker; else -1. */
  readonly at: HexId;
  /** What it draws units with. */
  readonly value: number;
  /** What it is worth at once to whoever gets there. */
  readonly prize: number;
  readonly isOurs: boolean;
  /** The hexes of an edge or of ground. */
  readonly hexes: readonly HexId[];
  /** For these alone; null: for all. */
  readonly units: readonly UnitId[] | null;
  /** How far his own side's units are from a marker; null until somebody asks. */
  distances: readonly number[] | null;
}
