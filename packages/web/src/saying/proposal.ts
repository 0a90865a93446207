import type { Sentence } from '@sandtable/kernel';
import { type Saying, withWords } from './saying.ts';

/** A sentence that needs more than this is none that defaults should make. */
const MOST_WORDS = 60;

/**
 * The sentence as it would be sent now, with the usual word wherever one is still wanting. Null where somebody has to
 * choose. So a plain move is two clicks and a confirmation.
 */
export function proposalOf(saying: Saying): Sentence | null {
  const { position, later = [] } = saying;
  // What waits behind an order that is half said would be lost.
  if (later.length > 0) return null;
  const words = [...saying.words];
  while (words.length < MOST_WORDS) {
    if (words.length > 0 && position.offers(words).some(({ kind }) => kind === 'send')) return words;
    const next = position.usual(words);
    if (next === null) return null;
    words.push(next);
  }
  return null;
}

/** With the usual facing where nothing but a facing can follow: it can still be changed, and what comes after it is open. */
export function settled<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length === 0) return saying;
  const isFacing = position.offers(words).every(({ kind }) => kind === 'facing');
  const usual = isFacing ? proposalOf(saying)?.[words.length] : undefined;
  return usual === undefined ? saying : withWords(saying, [...words, usual]);
}
