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

/** With the hex or the unit that is the only one that can follow: nobody need point at it. */
export function filled<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length === 0 || !position.isTurn || position.plan !== null) return saying;
  const [only, another] = position.offers(words);
  if (only === undefined || another !== undefined) return saying;
  return only.kind === 'hex' || (only.kind === 'unit' && only.part === 'named')
    ? withWords(saying, [...words, only.word])
    : saying;
}

/**
 * With the usual facing where nothing but a facing can follow, and the usual hex to spot from: either can still be changed,
 * and what comes after it is open.
 */
export function settled<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length === 0) return saying;
  const isUsual = position
    .offers(words)
    .every((choice) => choice.kind === 'facing' || (choice.kind === 'hex' && choice.isAside === true));
  const usual = isUsual ? proposalOf(saying)?.[words.length] : undefined;
  return usual === undefined ? saying : withWords(saying, [...words, usual]);
}
