import { type GameSystem, madeOnce, type Realm, type Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import type { Saying } from './saying.ts';

export function byWords<T>(work: (words: Sentence) => T): (words: Sentence) => T {
  const kept = keeper<T>();
  return (words) => kept(words.join(' '), () => work(words));
}

/** Memoises by position, and within it by `keyOf`. */
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

/**
 * Memoises by view and words: one click makes a dozen parts of the screen ask the same. Views never change, and the
 * answers are dropped with their view.
 */
export function askedOnce<View extends object, T>(
  ask: (view: View, said: Sentence) => T,
): (view: View, said: Sentence) => T {
  const answers = new WeakMap<View, Map<string, { readonly answer: T }>>();
  return (view, said) => {
    const known = answers.get(view) ?? new Map<string, { readonly answer: T }>();
    answers.set(view, known);
    const key = said.join(' ');
    const found = known.get(key) ?? { answer: ask(view, said) };
    known.set(key, found);
    return found.answer;
  };
}

type GameJudge<R extends Realm> = Pick<GameSystem<R>, 'pending' | 'offers' | 'heard' | 'judge'>;

export function judgedOnce<R extends Realm & { readonly view: object }>(system: GameJudge<R>): GameJudge<R> {
  return {
    pending: (view) => system.pending(view),
    offers: askedOnce((view: R['view'], said) => system.offers(view, said)),
    heard: askedOnce((view: R['view'], said) => system.heard(view, said)),
    judge: askedOnce((view: R['view'], said) => system.judge(view, said)),
  };
}

/** Memoises by number: a picture that is the same object is not drawn again. */
export function remembered<T>(make: (of: number) => T): (of?: number) => T {
  const made = new Map<number, T>();
  return (of = -1) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
