import type { Reason } from '@sandtable/kernel';
import type { UnitId } from '../ids.ts';
import type { FortKind } from './marker.ts';
import type { Colour } from '../pack/unit-type.ts';

// Figures of a judgement: what is already certain about an order, complete or not.

/** How many of the 36 rolls of two dice succeed, with 0, 1 and 2 CAPs. */
export type Chances = readonly [none: number, one: number, two: number];

export interface Chance {
  readonly ways: number;
  readonly of: number;
}

/** The chance to be destroyed, by the roll or by the hit marker drawn, with 0, 1 and 2 CAPs. */
export type DestroyedChances = readonly [none: Chance, one: Chance, two: Chance];

/** The odds of an attack. The verdict's reasons explain FP, DV and cost. */
export interface FireOdds {
  readonly closeCombat: boolean;
  readonly aspect: 'front' | 'flank';
  /** The colour of the DR this attack is rolled against. */
  readonly colour: Colour;
  readonly firepower: number;
  /** B7.2: DV = DR with its marker + DMs. */
  readonly defense: number;
  /** B7.2: the roll needed for a hit, and for a kill. */
  readonly needed: number;
  readonly kill: number;
  readonly hitChances: Chances;
  readonly killChances: Chances;
  /** In AP or CAPs, paid by the leader. */
  readonly cost: number;
}

/** The odds against one unit. `terms` explain FP, DV and cost and add notes, in this order. */
export interface TargetFigures extends FireOdds {
  readonly target: UnitId;
  /** B3.2.3: the target is on the attacker's own side, so CAPs lower the roll, and the chances. */
  readonly own: boolean;
  /** B7.5: the chance that the marker of a first hit destroys it; null if no marker can. */
  readonly deadlyMarker: Chance | null;
  /** Null for a Rumored Enemy (S6.2.2): the roll first reveals it. */
  readonly destroyedChances: DestroyedChances | null;
  readonly terms: readonly Reason[];
}

/** The odds against a counter or hasty defense: any hit removes it. */
export interface FortFigures {
  readonly what: FortKind;
  /** The owner of a hasty defense; -1 for other counters. */
  readonly unit: UnitId;
  readonly firepower: number;
  readonly defense: number;
  readonly needed: number;
  readonly hitChances: Chances;
  readonly terms: readonly Reason[];
}

/** B10.0.3: no unit is visible: the red and blue FP against any that may be hidden there. */
export interface SuspectedFigures {
  readonly red: number | null;
  readonly blue: number | null;
}

export interface RallyOdds {
  readonly number: number;
  /** The roll needed: that number less the modifiers. */
  readonly needed: number;
  readonly chances: Chances;
  /** In AP or CAPs, paid whether or not it succeeds. */
  readonly cost: number;
}

export interface RallyFigures extends RallyOdds {
  readonly unit: UnitId;
  readonly terms: readonly Reason[];
}

export interface PriceFigures {
  /** The word that chooses it; null if a card makes the action free. */
  readonly word: string | null;
  /** Null if a die yet to be rolled decides the price (B18.3.1). */
  readonly ap: number | null;
  readonly caps: number | null;
  /** B2.2g, B3.0a, B3.1: the chance that the units become spent; null if impossible or not known yet. */
  readonly spent: Chance | null;
  /**
   * S7.3.1: the same chance if the action destroys an AI unit, since the Order deck is then reshuffled; null if it
   * cannot.
   */
  readonly afterKill: Chance | null;
  /** B3.0: the AP left in the activation; null if it is not used. */
  readonly left: number | null;
}

/** The figures of a judgement by name; of an incomplete order, those already certain. */
export interface BearFigures {
  /** The whole cost, however it is paid; a minimum while dice are to come. */
  readonly price: number;
  /** Every open way to pay, or just the chosen one. */
  readonly payments: readonly PriceFigures[];
  /** The cost of a move or of hiding, for the words so far. */
  readonly cost: number;
  /** B18.3.1: dice to be added to the cost. */
  readonly dice: number;
  readonly targets: readonly TargetFigures[];
  readonly forts: readonly FortFigures[];
  readonly suspected: SuspectedFigures | null;
  readonly rallies: readonly RallyFigures[];
}
