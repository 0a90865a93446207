import type { Reason } from '@sandtable/kernel';
import type { UnitId } from '../ids.ts';
import type { FortKind } from './marker.ts';
import type { Colour } from '../pack/unit-type.ts';

// What a judgement brings along: everything about an order that is certain as far as it has been said.

/** How many of the 36 ways two dice can fall: without a CAP, with one, with two. */
export type Chances = readonly [none: number, one: number, two: number];

/** So many of so many, each as likely. */
export interface Chance {
  readonly ways: number;
  readonly of: number;
}

/** What an attack can come to. The terms of FP, DV and cost are the reasons of the verdict. */
export interface FireOdds {
  readonly closeCombat: boolean;
  readonly aspect: 'front' | 'flank';
  /** Of the DR, as it counts against this attack. */
  readonly colour: Colour;
  readonly firepower: number;
  /** B7.2: DV = DR with its marker + DMs. */
  readonly defense: number;
  /** B7.2: what the dice must show for a hit, and for a kill. */
  readonly needed: number;
  readonly kill: number;
  readonly hitChances: Chances;
  readonly killChances: Chances;
  /** In AP or CAPs, paid by the leader alone. */
  readonly cost: number;
}

/** The odds against one unit, with their own terms: FP, DV, cost and notes, in this order. */
export interface TargetFigures extends FireOdds {
  readonly target: UnitId;
  /** B3.2.3: it is of the attacker's own side: CAPs lower the roll, and so the chances. */
  readonly own: boolean;
  readonly terms: readonly Reason[];
}

/** The odds against a counter in the hex, or a hasty defense: any hit removes it. */
export interface FortFigures {
  readonly what: FortKind;
  /** Whose hasty defense it is; -1 for all others. */
  readonly unit: UnitId;
  readonly firepower: number;
  readonly defense: number;
  readonly needed: number;
  readonly hitChances: Chances;
  readonly terms: readonly Reason[];
}

/** B10.0.3: nobody is seen there: the FP, red and blue, on whoever may be. */
export interface SuspectedFigures {
  readonly red: number | null;
  readonly blue: number | null;
}

/** What a rally can come to. */
export interface RallyOdds {
  /** What the marker asks for. */
  readonly number: number;
  /** What the dice must show: that number less the modifiers. */
  readonly needed: number;
  readonly chances: Chances;
  /** In AP or CAPs, paid whatever the roll. */
  readonly cost: number;
}

/** The same for one of a group, with its own terms. */
export interface RallyFigures extends RallyOdds {
  readonly unit: UnitId;
  readonly terms: readonly Reason[];
}

/** What one way to pay comes to. */
export interface PriceFigures {
  /** As it is said; null where a card makes it free. */
  readonly word: string | null;
  /** null where a die makes the price, and it is not rolled yet (B18.3.1). */
  readonly ap: number | null;
  readonly caps: number | null;
  /** B2.2g, B3.0a, B3.1: how likely those who act are spent by it; null where that cannot be, or is not known yet. */
  readonly spent: Chance | null;
  /** B3.0: what is left of the activation afterwards; null where it is not drawn on. */
  readonly left: number | null;
}

/** The figures of a judgement by name. A beginning has those that are certain already. */
export interface BearFigures {
  /** What it costs in all, by whatever way it is paid; with dice on top of it, the least that it can be. */
  readonly price: number;
  /** Every way to pay that is open; once one is said, that one alone. */
  readonly payments: readonly PriceFigures[];
  /** What a move or hiding costs, as far as it has been said. */
  readonly cost: number;
  /** B18.3.1: dice that come on top of the cost. */
  readonly dice: number;
  readonly targets: readonly TargetFigures[];
  readonly forts: readonly FortFigures[];
  readonly suspected: SuspectedFigures | null;
  readonly rallies: readonly RallyFigures[];
}
