import { madeOnce, type Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import type { Saying } from './saying.ts';

/** Remembers what it said: the same words are asked about again and again. */
export function byWords<T>(work: (words: Sentence) => T): (words: Sentence) => T {
  const kept = keeper<T>();
  return (words) => kept(words.join(' '), () => work(words));
}

/** The same for sayings: what was found for a position is kept with it. `keyOf` tells apart what is found differently. */
export function bySaying<S extends Pick<Saying, 'position'>, T>(
  keyOf: (saying: S) => string,
  work: (saying: S) => T,
): (saying: S) => T {
  const ofPosition = madeOnce((_position: Position) => keeper<T>());
  return (saying) => ofPosition(saying.position)(keyOf(saying), () => work(saying));
}

function keeper<T>(): (key: string, work: () => T) => T {
  const known = new Map<string, T>();
  return (key, work) => {
    const found = known.get(key) ?? work();
    known.set(key, found);
    return found;
  };
}
