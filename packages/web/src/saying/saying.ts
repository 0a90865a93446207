import type { Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';

/** A sentence being built. It exists only on the screen: taking a word back costs nothing. */
export interface Saying {
  readonly position: Position;
  readonly words: Sentence;
  /** In a plan, the selected unit that the next order is for, not yet in the sentence; by default none. */
  readonly chosen?: number;
  readonly later?: readonly Sentence[];
}

export function withWords<S extends Saying>(saying: S, words: Sentence): S {
  return { ...saying, words };
}

/** -1 outside a plan, where a sentence begins with the acting unit. */
export function chosenIn({ position, chosen = -1 }: Saying): number {
  return position.plan === null ? -1 : chosen;
}

/** The first unit said, which acts; -1 for none. */
export function leaderOf({ position, words }: Saying): number {
  for (const said of position.heard(words)) if (said.kind === 'unit') return said.unit;
  return -1;
}

/** Without the payment at the end, since the ways to pay are offered before it; an answer that is a payment stays. */
export function beforePayment<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length < 2 || position.heard(words).at(-1)?.kind !== 'payment') return saying;
  return withWords(saying, words.slice(0, -1));
}

/** The sentence without one member and the words that go with it; the other members stay if still allowed. */
export function withoutMember({ position, words }: Saying, place: number): Sentence {
  const rest = position.heard(words).slice(place + 1);
  const next = rest.findIndex((said) => said.kind === 'payment' || (said.kind === 'unit' && said.part === 'joins'));
  const shorter = [...words.slice(0, place), ...(next === -1 ? [] : words.slice(place + 1 + next))];
  return position.allows(shorter) ? shorter : words.slice(0, place);
}

/** Defaults do not make longer sentences. */
const MOST_WORDS = 60;

/**
 * The sentence as it would be sent now, completed with default words, so that a plain move is two clicks and a
 * confirmation. Null if the player has to choose.
 */
export function proposalOf(saying: Saying): Sentence | null {
  const { position, later = [] } = saying;
  // The orders that wait behind an unfinished one would be lost.
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

/** Adds the next hex or unit if it is the only one possible. */
export function filled<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length === 0 || !position.isTurn || position.plan !== null) return saying;
  const [only, another] = position.offers(words);
  if (only === undefined || another !== undefined) return saying;
  return only.kind === 'hex' || (only.kind === 'unit' && only.part === 'named')
    ? withWords(saying, [...words, only.word])
    : saying;
}

/** Adds the default facing if only a facing can follow, or the default hex to spot from; either can still be changed. */
export function settled<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length === 0) return saying;
  const isUsual = position
    .offers(words)
    .every((choice) => choice.kind === 'facing' || (choice.kind === 'hex' && choice.isAside === true));
  const usual = isUsual ? proposalOf(saying)?.[words.length] : undefined;
  return usual === undefined ? saying : withWords(saying, [...words, usual]);
}
