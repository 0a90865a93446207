import type { PackChoice } from '@sandtable/kernel';
import type { Effect } from './battlecard.ts';
import type { DieName } from './pack.ts';
import type { Side } from './forces.ts';
import type { Goal, Level, MapPlace, ObjectivePlan } from './mission.ts';

export const GARRISON_RULES = ['byLevel', 'printed'] as const;
export type GarrisonRule = (typeof GARRISON_RULES)[number];

/** Exactly one of mission and position is set. */
export interface MatchOptions extends Switches, PackChoice {
  readonly mission: string | null;
  readonly position: Position | null;
}

export interface Switches {
  /** LS1c; ignored without an AI. */
  readonly level: Level;
  readonly die: DieName;
  /** L12a: how many people share the four corps of a versus mission. */
  readonly players: 2 | 3 | 4;
  /** L12a: with three players, the side that two of them share. */
  readonly shared: Side;
  /** L8.3d */
  readonly concentricBonus: boolean;
  /** LS4.1g */
  readonly aiWoundsFromArtillery: boolean;
  /** L13e: whether a level adds to the AI's corps of a mission. */
  readonly garrison: GarrisonRule;
}

/** A starting situation; missing fields are as in an empty mission on the first map. See docs/position.md. */
export interface Position {
  readonly game: 'limanowa';
  readonly map?: string;
  readonly options?: Partial<Switches>;
  /** The game round, and the index in turn order of the corps whose round it is. */
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
  /** Null if lost. */
  readonly at: MapPlace | null;
  readonly rp?: number;
}
