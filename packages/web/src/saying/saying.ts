import type { Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';

/** A sentence in the making. It belongs to the screen alone: taking a word back costs nothing. */
export interface Saying {
  readonly position: Position;
  readonly words: Sentence;
  /** In a plan, whom the next order is for, though it has not been said; nobody if it is left out. */
  readonly chosen?: number;
  /** In a plan, the orders that come after the one that is half said. */
  readonly later?: readonly Sentence[];
}

export function withWords<S extends Saying>(saying: S, words: Sentence): S {
  return { ...saying, words };
}

/** Nobody is chosen where a sentence begins with whoever acts. */
export function chosenIn({ position, chosen = -1 }: Saying): number {
  return position.plan === null ? -1 : chosen;
}
