import type { Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';

/** A sentence in the making. It belongs to the screen alone: taking a word back costs nothing. */
export interface Saying {
  readonly position: Position;
  readonly words: Sentence;
  /** In a plan, whom the next order is for, though it has not been said; nobody if it is left out. */
  readonly chosen?: number;
  /** In a plan, the orders that come after the one that is half said. */
  readonly later?: readonly Sentence[];
}

export function withWords<S extends Saying>(saying: S, words: Sentence): S {
  return { ...saying, words };
}

/** Nobody is chosen where a sentence begins with whoever acts. */
export function chosenIn({ position, chosen = -1 }: Saying): number {
  return position.plan === null ? -1 : chosen;
}

/** The first unit that was said: who acts; -1 for nobody. */
export function leaderOf({ position, words }: Saying): number {
  for (const said of position.heard(words)) if (said.kind === 'unit') return said.unit;
  return -1;
}

/** The ways to pay are told before one of them is said; an answer that is a payment stays. */
export function beforePayment<S extends Saying>(saying: S): S {
  const { position, words } = saying;
  if (words.length < 2 || position.heard(words).at(-1)?.kind !== 'payment') return saying;
  return withWords(saying, words.slice(0, -1));
}

/** One who goes takes his own words with him; the others stay if they still can. */
export function withoutMember({ position, words }: Saying, place: number): Sentence {
  const rest = position.heard(words).slice(place + 1);
  const next = rest.findIndex((said) => said.kind === 'payment' || (said.kind === 'unit' && said.part === 'joins'));
  const shorter = [...words.slice(0, place), ...(next === -1 ? [] : words.slice(place + 1 + next))];
  return position.allows(shorter) ? shorter : words.slice(0, place);
}

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
