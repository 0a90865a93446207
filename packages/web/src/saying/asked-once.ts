import type { GameSystem, Realm, Sentence } from '@sandtable/kernel';

/**
 * A question about a view and a beginning, answered once: one click has a dozen parts of the screen ask the same. Nothing
 * of a view ever changes, and what was answered goes when the view does.
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

/** The part of a game that the screen asks again and again. */
type Judging<R extends Realm> = Pick<GameSystem<R>, 'pending' | 'offers' | 'heard' | 'judge'>;

/** The same game, each question of a view answered once. */
export function judgedOnce<R extends Realm & { readonly view: object }>(system: Judging<R>): Judging<R> {
  return {
    pending: (view) => system.pending(view),
    offers: askedOnce((view: R['view'], said) => system.offers(view, said)),
    heard: askedOnce((view: R['view'], said) => system.heard(view, said)),
    judge: askedOnce((view: R['view'], said) => system.judge(view, said)),
  };
}
