/** Something to be had on the map: a Control Marker to take or to keep, or an edge to leave by. */
export interface Goal {
  /** -1 for an edge. */
  readonly at: number;
  /** What it draws units with. */
  readonly value: number;
  /** What it is worth at once to whoever gets there. */
  readonly prize: number;
  readonly isOurs: boolean;
  /** The hexes of an edge. */
  readonly hexes: readonly number[];
  /** How far his own side's units are from a marker; null until somebody asks. */
  distances: readonly number[] | null;
}
