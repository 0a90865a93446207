import type { Effect } from './battlecard.ts';
import type { DieName, Level } from './pack.ts';
import type { Side } from './forces.ts';
import type { Goal, ObjectivePlan, Place } from './mission.ts';

/** How a match is played. Exactly one of mission and position is there. */
export interface MatchOptions extends Switches {
  readonly mission: string | null;
  readonly position: Position | null;
}

/** How the rules are played, whatever the mission. */
export interface Switches {
  /** LS1c; without an AI it means nothing. */
  readonly level: Level;
  readonly die: DieName;
  /** L12a: how many people share the four corps of a versus mission. */
  readonly players: 2 | 3 | 4;
  /** L12a: with three, the side that two of them share. */
  readonly shared: Side;
  /** L8.3d */
  readonly concentricBonus: boolean;
  /** LS4.1g */
  readonly aiWoundsFromArtillery: boolean;
}

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
