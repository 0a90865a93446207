import type { PriceFigures } from '@sandtable/bear';
import type { Facing } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';

interface Named {
  readonly word: Word;
  /** What a button or a line of a chooser says. */
  readonly label: string;
}

/** A counter: who acts or is meant, who joins in, or who throws a card of his in support. */
export interface UnitChoice extends Named {
  readonly kind: 'unit';
  readonly unit: number;
  readonly part: 'named' | 'joins' | 'throws';
}

export interface HexChoice extends Named {
  readonly kind: 'hex';
  readonly hex: number;
}

export interface FacingChoice extends Named {
  readonly kind: 'facing';
  readonly facing: Facing;
}

export interface CardChoice extends Named {
  readonly kind: 'card';
  /** By place among those of the pack. */
  readonly card: number;
}

/** A way to pay, with what it comes to; null where that is not known yet. */
export interface PaymentChoice extends Named {
  readonly kind: 'payment';
  readonly figures: PriceFigures | null;
}

/** CAPs that are added to dice, and how many of the 36 ways will do then; null where nobody knows what is needed. */
export interface DiceChoice extends Named {
  readonly kind: 'dice';
  readonly caps: number;
  readonly ways: number | null;
}

/** What is done; and all that has neither a place on the table nor a price. */
export interface PlainChoice extends Named {
  readonly kind: 'verb' | 'other';
}

/** The sentence may be sent as it stands. */
export interface SendChoice extends Named {
  readonly kind: 'send';
}

/** A word that may follow, with what it points at. */
export type Choice =
  | UnitChoice
  | HexChoice
  | FacingChoice
  | CardChoice
  | PaymentChoice
  | DiceChoice
  | PlainChoice
  | SendChoice;
