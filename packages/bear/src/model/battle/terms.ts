import type { Edge } from '@sandtable/hex';
import type { BoardPlace, MapPlan } from '../../board/map-plan.ts';
import type { SoloTerms } from '../solo/solo.ts';
import type { SpecialRule } from '../pack/special-rule.ts';
import type { Side } from '../pack/unit-type.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';

/** B5.5: units enter from this round on, at one of these hexes. */
export interface Entry {
  readonly round: number;
  readonly hexes: readonly HexId[];
}

export interface Exit {
  readonly side: Side;
  readonly edge: Edge;
  readonly hexes: readonly HexId[];
  /** Null: any unit. */
  readonly units: readonly UnitId[] | null;
}

/** B2.1: who starts without a roll: this side in round 1 or in every round, or the sides in turn, this one first. */
export interface FixedInitiative {
  readonly side: Side;
  readonly rounds: 'first' | 'all' | 'alternating';
}

/** B8.3: what an event card does to the side that draws it, or to both. */
export type EventEffect =
  | { readonly kind: 'caps'; readonly who: 'drawer' | 'enemy' | 'both'; readonly amount: number }
  | { readonly kind: 'vp'; readonly who: 'drawer' | 'enemy'; readonly amount: number }
  | { readonly kind: 'vpForControl'; readonly amount: number }
  | { readonly kind: 'smoke'; readonly hexes: readonly HexId[] }
  | { readonly kind: 'hurry'; readonly rounds: number };

/** B19.2, B19.2a: what scores. Special values replace the base value unless they are `added`. */
export type VictoryRule =
  /**
   * Each enemy unit destroyed, or only those in `units`. The last rule that fits a unit counts; `added` rules come on
   * top.
   */
  | {
      readonly kind: 'destroyed';
      readonly side: Side;
      readonly vp: number;
      readonly units: readonly UnitId[] | null;
      readonly added: boolean;
    }
  /** Each of these own units in play at the end of the game. */
  | { readonly kind: 'alive'; readonly side: Side; readonly vp: number; readonly units: readonly UnitId[] }
  /** Each Control Marker held (or the one at `at`) at the end of every round or of the game. */
  | {
      readonly kind: 'control';
      readonly side: Side;
      readonly vp: number;
      readonly at: HexId | null;
      readonly when: 'roundEnd' | 'gameEnd';
    }
  /** Each own unit that left over this edge, or only those in `units`. */
  | {
      readonly kind: 'left';
      readonly side: Side;
      readonly vp: number;
      readonly edge: Edge;
      readonly units: readonly UnitId[] | null;
    }
  /** Each own unit in one of these hexes at the end of the game. */
  | { readonly kind: 'reached'; readonly side: Side; readonly vp: number; readonly hexes: readonly HexId[] }
  /** No enemy combat unit is left, on the map or to come. */
  | { readonly kind: 'wipedOut'; readonly side: Side; readonly vp: number }
  /** A secret objective: the player who drew this card scores for the marker in that hex at the end of the game. */
  | { readonly kind: 'objective'; readonly card: CardId; readonly at: HexId; readonly vp: number };

/** B19.1: what ends the game before its last round. */
export type EndRule =
  | { readonly kind: 'wipedOut'; readonly side: Side; readonly when: 'atOnce' | 'roundEnd' }
  | {
      readonly kind: 'controlsAll';
      readonly side: Side;
      readonly markers: number;
      readonly when: 'atOnce' | 'roundEnd';
    };

export interface PlayerTerms {
  readonly side: Side;
  readonly caps: number;
  /** B2.0: Action Cards drawn before round 1, and before each later round. */
  readonly cards: { readonly first: number; readonly later: number };
  /** B12.1: the unit that must see the plotted hex; -1: any hex may be plotted. */
  readonly spotter: UnitId;
}

/** B10.0, B18.3.3: before the first round the owner places these hidden units and mines, each in one of these hexes. */
export interface HiddenZone {
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
  /** Undefined if there are none, so that terms without mines keep their hash. */
  readonly mines?: { readonly player: PlayerId; readonly count: number };
}

/**
 * A mission, position or generated battle in the form the rules read. Units and markers present from the start are on
 * the map, not here.
 */
export interface Terms {
  /** Null for a position. */
  readonly mission: string | null;
  readonly map: MapPlan;
  readonly rounds: number;
  readonly players: readonly PlayerTerms[];
  readonly entries: readonly Entry[];
  readonly exits: readonly Exit[];
  readonly zones: readonly HiddenZone[];
  readonly initiative: FixedInitiative | null;
  /** B8.0: the Action deck, as indices into the pack, repeated per copy. */
  readonly deck: readonly CardId[];
  /** What event cards do, by card index. */
  readonly events: readonly { readonly card: CardId; readonly effects: readonly EventEffect[] }[];
  readonly victory: readonly VictoryRule[];
  readonly end: readonly EndRule[];
  /** G3.3a, G3.9 */
  readonly rules: readonly SpecialRule[];
  readonly solo: SoloTerms | null;
}

/** In placing order; empty on bare ground. */
export function boardsOf({ terms: { map } }: { readonly terms: Pick<Terms, 'map'> }): readonly BoardPlace[] {
  return 'boards' in map ? map.boards : [];
}
