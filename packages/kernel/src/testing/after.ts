import { parseSentence, type GameSystem, type Realm, type Sentence } from '../index.ts';

/** The game as if these words had been said already: to try laws on one verb in depth. */
export function after<R extends Realm>(system: GameSystem<R>, beginning: string): GameSystem<R> {
  const before = wordsOf(beginning);
  return {
    ...system,
    offers: (view, said) => system.offers(view, [...before, ...said]),
    judge: (view, said) => system.judge(view, [...before, ...said]),
  };
}

function wordsOf(text: string): Sentence {
  if (text === '') return [];
  const parsed = parseSentence(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
