import type { BearSystem, Seen } from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';

/** The part of the game that a sentence in the making needs: what may follow, and what is said of it. */
export type Judging = Pick<BearSystem, 'offers' | 'judge' | 'pending'>;

/** A sentence in the making. It belongs to the screen alone: taking a word back costs nothing. */
export interface Saying {
  readonly game: Judging;
  readonly seen: Seen;
  readonly words: Sentence;
}

export function withWords(saying: Saying, words: Sentence): Saying {
  return { ...saying, words };
}

export function offersOf({ game, seen, words }: Saying): readonly Word[] {
  return game.offers(seen.view, words).map(({ word }) => word);
}

/** The key of the question that waits; null when nothing is asked. */
export function askedKey({ game, seen }: Saying): string | null {
  return game.pending(seen.view)?.key ?? null;
}
