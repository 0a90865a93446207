import type { Side } from './forces.ts';

/** LS1c */
export const LEVELS = ['novice', 'tried', 'veteran'] as const;
export type Level = (typeof LEVELS)[number];

/** Column and row on the map, from 0. */
export type MapPlace = readonly [column: number, row: number];

/** L11a */
export const GRADES = ['strategic', 'tactical'] as const;
export type Grade = (typeof GRADES)[number];

export interface ObjectivePlan {
  readonly at: MapPlace;
  readonly grade: Grade;
}

export interface UnitPlan {
  readonly type: string;
  readonly at: MapPlace;
}

export interface CorpsPlan {
  readonly name: string;
  readonly side: Side;
  /** LS1e: the AI's corps only defends. */
  readonly isAi: boolean;
  readonly tokens: number;
  readonly units: readonly UnitPlan[];
}

/** L13e: the units and tokens that a level adds to the AI's corps. */
export interface Garrison {
  readonly tokens: number;
  readonly units: readonly UnitPlan[];
}

export type Goal =
  /** L13a: the players hold this many of each grade. `speed[round - 1]` is the VP for doing so in that round. */
  | {
      readonly kind: 'mission';
      readonly strategic: number;
      readonly tactical: number;
      readonly speed: readonly number[];
    }
  /** L11d */
  | {
      readonly kind: 'war';
      /** This many Strategic Objectives win at once. */
      readonly strategic: number;
      readonly points: Readonly<Record<Grade, number>>;
      readonly tie: Side;
    };

/** L5a, L13: everything a match begins with. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly briefing: string;
  readonly map: string;
  /** In game rounds. */
  readonly limit: number;
  /** L5b: the cards each corps is dealt. */
  readonly hand: number;
  readonly goal: Goal;
  readonly objectives: readonly ObjectivePlan[];
  /** In turn order. */
  readonly corps: readonly CorpsPlan[];
  /** L13e; left out if all levels have the same forces. */
  readonly garrisons?: Readonly<Record<Level, Garrison>>;
}

export type MissionKind = 'solo' | 'coop' | 'versus';

export function kindOf({ corps }: Pick<Mission, 'corps'>): MissionKind {
  if (!corps.some(({ isAi }) => isAi)) return 'versus';
  return corps.filter(({ isAi }) => !isAi).length === 1 ? 'solo' : 'coop';
}
