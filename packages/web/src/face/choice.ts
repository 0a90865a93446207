import type { Facing } from '@sandtable/hex';
import type { Sentence, Word } from '@sandtable/kernel';
import type { HalfName } from './draft.ts';

/** A counter: the one that acts or is aimed at, or one that joins in. */
interface UnitForm {
  readonly kind: 'unit';
  readonly unit: number;
  readonly part: 'named' | 'joins';
  /** Its note in the list of units that could join. */
  readonly tick: string;
}

/** What a word points at, and so where it is clicked. */
export type Form =
  | UnitForm
  /** The hex acted on; with `isAside`, the hex it is spotted from. */
  | { readonly kind: 'hex'; readonly hex: number; readonly isAside?: boolean }
  | { readonly kind: 'facing'; readonly facing: Facing }
  /** A card in the hand, by the game's number for it. */
  | { readonly kind: 'card'; readonly card: number }
  /** A card played for one of its halves; then the half. */
  | { readonly kind: 'splitCard'; readonly card: number }
  | { readonly kind: 'half'; readonly card: number; readonly half: HalfName }
  /** A board to lay; then an edge of the map, clicked by any of its hexes. */
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'edge'; readonly hexes: readonly number[] }
  /** A way to pay, or what to put on the dice. */
  | { readonly kind: 'payment' }
  /**
   * What is done. A verb that `leaves` the map is clicked in the hex the unit leaves. A click on a hex or a counter means
   * the `first` verb possible there, else one that comes `then`; null: the verb only has its button.
   */
  | { readonly kind: 'verb'; readonly leaves: boolean; readonly clicked: 'first' | 'then' | null }
  /**
   * Begins one order of a plan. If a click on the map may mean several, it means the `isPlain` one. An order that plays a
   * card is clicked on that card; -1 for none.
   */
  | { readonly kind: 'order'; readonly isPlain: boolean; readonly card: number }
  /** Anything else: shown as a plain button. */
  | { readonly kind: 'other' }
  | { readonly kind: 'send' };

/** A word of the sentence so far, with its label. */
export type SpokenWord = Form & { readonly word: Word; readonly label: string };

/** The odds of an answer: so many of all rolls, or in words what the deck may bring. */
export type Worth =
  | { readonly kind: 'ways'; readonly ways: number; readonly of: number }
  | { readonly kind: 'deck'; readonly text: string };

/** A word that may come next, as a button or a line of a chooser. */
export type Choice = SpokenWord & { readonly worth: Worth | null };

/** Something to click: the whole sentence it says, from the first word. */
export interface Entry {
  readonly words: Sentence;
  readonly label: string;
  readonly choice: Choice;
  /** The orders of a plan to put back behind these words once they are a whole order. */
  readonly later?: readonly Sentence[];
  /** If a click may mean several, it means this one. */
  readonly isPlain?: boolean;
  /** For a click that says a verb and a place at once: `first` comes before `then`. */
  readonly clicked?: 'first' | 'then' | null;
}
