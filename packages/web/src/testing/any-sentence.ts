import type { View } from '@sandtable/bear';
import { type Sentence, STOP } from '@sandtable/kernel';
import { engine } from '../bear/engine/engine.ts';

/** The same legal sentence every time: a pass if possible, otherwise the shortest. */
export function anySentence(view: View, said: Sentence = []): Sentence {
  const words = engine()
    .system.offers(view, said)
    .map(({ word }) => word);
  const next = ['pass', STOP].find((word) => words.includes(word)) ?? words[0] ?? STOP;
  return next === STOP ? said : anySentence(view, [...said, next]);
}
