import type { Effect } from './battlecard.ts';
import type { Goal, ObjectivePlan, Place } from './mission.ts';
import type { Switches } from './switches.ts';
import type { Side } from './unit-type.ts';

/** A situation to begin with: what is not said is as in an empty mission on the first map. docs/position.md */
export interface Position {
  readonly game: 'limanowa';
  readonly map?: string;
  readonly options?: Partial<Switches>;
  /** The game round, and the place in the turn order of the corps whose round it is. */
  readonly round?: number;
  readonly turn?: number;
  readonly limit?: number;
  readonly goal?: Goal;
  readonly objectives?: readonly ObjectivePlan[];
  readonly corps: readonly PositionCorps[];
}

export interface PositionCorps {
  readonly name?: string;
  readonly side: Side;
  readonly isAi?: boolean;
  readonly tokens?: number;
  readonly hand?: readonly Effect[];
  readonly units: readonly PositionUnit[];
}

export interface PositionUnit {
  readonly type: string;
  /** Null: it is lost. */
  readonly at: Place | null;
  readonly rp?: number;
}
