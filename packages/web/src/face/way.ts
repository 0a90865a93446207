import type { Sentence } from '@sandtable/kernel';
import type { Overlays } from './overlays.ts';

/** How a unit gets to a hex farther off: action by action. */
export interface Way {
  readonly unit: number;
  readonly goal: number;
  /** What is said for the first of them. */
  readonly first: Sentence;
  readonly legs: readonly Leg[];
}

/** One action of a way. */
export interface Leg {
  /** The hexes it goes through, the last one where it ends. */
  readonly hexes: readonly number[];
  /** `2 AP` */
  readonly price: string;
  /** Who could fire at it where it ends, and how well; '' for nobody. */
  readonly threat: string;
}

/** Ways of more than one word. */
export interface Ways {
  /** For the unit that was said and nobody else; null where it cannot begin to go there now. */
  wayTo(words: Sentence, hex: number): Way | null;
  /** Where one action takes it beyond the hexes beside it. */
  reach(words: Sentence): Overlays;
}

/** A game in which every move is said at once. */
export const NO_WAYS: Ways = { wayTo: () => null, reach: () => [] };
