import type { Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';

/** A sentence in the making. It belongs to the screen alone: taking a word back costs nothing. */
export interface Saying {
  readonly position: Position;
  readonly words: Sentence;
}

export function withWords<S extends Saying>(saying: S, words: Sentence): S {
  return { ...saying, words };
}
