import { type Saying, withWords } from './saying.ts';

/** The ways to pay are told before one of them is said; an answer that is a payment stays. */
export function beforePayment<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length < 2 || position.heard(words).at(-1)?.kind !== 'payment') return saying;
  return withWords(saying, words.slice(0, -1));
}
