import type { Facing } from '@sandtable/hex';
import type { Sentence, Word } from '@sandtable/kernel';
import type { HalfName } from './draft.ts';

/** A counter: `named` acts or is the target, `joins` takes part. */
interface UnitForm {
  readonly kind: 'unit';
  readonly unit: number;
  readonly part: 'named' | 'joins';
  /** Its note in the list of units that could join in. */
  readonly tick: string;
}

/** What a word refers to, and so where it is clicked. */
export type Form =
  | UnitForm
  /** The hex acted on; with `isAside`, the hex of the spotter. */
  | { readonly kind: 'hex'; readonly hex: number; readonly isAside?: boolean }
  | { readonly kind: 'facing'; readonly facing: Facing }
  /** A card in the hand, by the game's own number for it. */
  | { readonly kind: 'card'; readonly card: number }
  /** A card played for one of its halves, then the half. */
  | { readonly kind: 'splitCard'; readonly card: number }
  | { readonly kind: 'half'; readonly card: number; readonly half: HalfName }
  /** A board to lay, then an edge of the map, clicked in any of its hexes. */
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'edge'; readonly hexes: readonly number[] }
  /** How to pay, or what to add to the roll. */
  | { readonly kind: 'payment' }
  /**
   * A verb. One that `leaves` the map is clicked in the unit's own hex. A click on a hex or a counter means the `first`
   * verb possible there, else a `then` verb; null: only its button says it.
   */
  | { readonly kind: 'verb'; readonly leaves: boolean; readonly clicked: 'first' | 'then' | null }
  /**
   * Begins one order of a plan. If a click on the map could mean several, it means the `isPlain` one. An order that
   * plays a card is clicked on that card (-1: none).
   */
  | { readonly kind: 'order'; readonly isPlain: boolean; readonly card: number }
  | { readonly kind: 'other' }
  | { readonly kind: 'send' };

/** A word already in the sentence, with its label. */
export type SpokenWord = Form & { readonly word: Word; readonly label: string };

/** How good an answer is: so many of all possible rolls, or in words what the deck may bring. */
export type Worth =
  /** `goal`: what it is the chance of, where the question does not say. */
  | { readonly kind: 'ways'; readonly ways: number; readonly of: number; readonly goal?: string }
  | { readonly kind: 'deck'; readonly text: string };

export type Choice = SpokenWord & { readonly worth: Worth | null };

/** Something to click, with the whole sentence it stands for. */
export interface Entry {
  readonly words: Sentence;
  readonly label: string;
  readonly choice: Choice;
  /** In a plan: the orders to append again once these words form a whole order. */
  readonly later?: readonly Sentence[];
  /** If a click could mean several entries, it means this one. */
  readonly isPlain?: boolean;
  /** For a click that gives a verb and a place at once: `first` wins over `then`. */
  readonly clicked?: 'first' | 'then' | null;
}
