import type { Facing } from '@sandtable/hex';
import type { Sentence, Word } from '@sandtable/kernel';
import type { HalfName } from './draft.ts';

/** A counter: the one that acts or is meant, or one that joins in. */
export interface UnitForm {
  readonly kind: 'unit';
  readonly unit: number;
  readonly part: 'named' | 'joins';
  /** What stands beside its tick in the list of those who could join. */
  readonly tick: string;
}

/** What a word points at, and so where it is clicked. */
export type Form =
  | UnitForm
  /** Where it is done; or, aside from that, where it is seen from. */
  | { readonly kind: 'hex'; readonly hex: number; readonly isAside?: boolean }
  | { readonly kind: 'facing'; readonly facing: Facing }
  /** A card in the hand, by the number the game gives it. */
  | { readonly kind: 'card'; readonly card: number }
  /** A card that is played for one of its halves, and the half of it. */
  | { readonly kind: 'splitCard'; readonly card: number }
  | { readonly kind: 'half'; readonly card: number; readonly half: HalfName }
  /** A board that can be laid, and an edge of one that lies on the map: any of these hexes stands for it. */
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'edge'; readonly hexes: readonly number[] }
  /** A way to pay, also for dice. */
  | { readonly kind: 'payment' }
  /**
   * What is done; where the one who does it `leaves` the map, it is clicked in the hex that is left. A click on a hex or a
   * counter means the `first` of what could be done there, or what comes `then`; null: it is said by its button alone.
   */
  | { readonly kind: 'verb'; readonly leaves: boolean; readonly clicked: 'first' | 'then' | null }
  /**
   * It begins one order of a plan. Of several that a click on the map may mean, the `isPlain` one is meant; one that plays a
   * card of the hand is clicked there: -1 for none.
   */
  | { readonly kind: 'order'; readonly isPlain: boolean; readonly card: number }
  /** All that has neither a place on the table nor a price. */
  | { readonly kind: 'other' }
  /** The sentence may be sent as it stands. */
  | { readonly kind: 'send' };

/** A word that was said, as one reads it in the sentence. */
export type Said = Form & { readonly word: Word; readonly label: string };

/** What an answer comes to: of so many ways so many will do, or in words what the deck may bring. */
export type Worth =
  | { readonly kind: 'ways'; readonly ways: number; readonly of: number }
  | { readonly kind: 'deck'; readonly text: string };

/** A word that may follow, with what a button or a line of a chooser says. */
export type Choice = Said & { readonly worth: Worth | null };

/** Something that can be clicked: what is said when it is, from the first word on. */
export interface Entry {
  readonly words: Sentence;
  readonly label: string;
  readonly choice: Choice;
  /** Orders of a plan that come after these words, once they are a whole order. */
  readonly later?: readonly Sentence[];
  /** Of several that a click may mean, this one is meant. */
  readonly isPlain?: boolean;
  /** It says a verb and a place at once, and comes after those that do so first. */
  readonly clicked?: 'first' | 'then' | null;
}
