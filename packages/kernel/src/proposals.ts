import { judgeLastWord, type Node, type So } from './phrase.ts';
import type { Meaning, Offer, Realm } from './realm.ts';
import { judgeLast } from './slot.ts';
import { fork, slotFor, type AnySlot, type Place } from './walk.ts';
import type { Word } from './word.ts';

// What may come next after a beginning: the places where a word may stand, the words that might, and those that may.

type WordOrSlot<R extends Realm> = Extract<Node<R>, { readonly is: 'word' | 'slot' }>;

/** A place where the next word may stand. */
interface Opening<R extends Realm> {
  readonly node: WordOrSlot<R>;
  readonly so: So;
}

/** Adds every place where the next word may stand, in the order in which it is tried on them; true where the phrase may also end. */
function openingsAt<R extends Realm>(nodes: readonly Node<R>[], place: Place, openings: Opening<R>[]): boolean {
  const node = nodes[place.at];
  if (node === undefined) return true;
  if (node.is === 'given') throw new Error(`'${node.key}' is given, and was not passed over`);
  if (node.is === 'list') {
    const { fresh, beyond } = fork(nodes, node, place);
    if (place.inner) openingsAt(node.body, place.inner, openings);
    if (fresh) openingsAt(node.body, fresh, openings);
    return beyond !== null && openingsAt(nodes, beyond, openings);
  }
  openings.push({ node, so: place.so });
  return false;
}

/** What a word would mean if it came next; null where it cannot stand by its form. */
export function meaningAt<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  place: Place,
  word: Word,
): Offer<R> | null {
  const openings: Opening<R>[] = [];
  openingsAt(nodes, place, openings);
  for (const { node } of openings) {
    if (node.is === 'word') {
      if (node.word === word) return fixed(word);
    } else {
      const { kind } = slotFor(node, seen, word);
      const value = kind.read(seen, word);
      if (value !== undefined) return kind.meaning(seen, value);
    }
  }
  return null;
}

/** Words that might come next, not judged yet. */
export interface Proposal<R extends Realm> {
  readonly seen: R['seen'];
  readonly so: So;
  /** The slot with those of its values that are to be looked at; or a fixed word. */
  readonly slot: AnySlot<R> | null;
  readonly values: readonly unknown[];
  readonly word: Extract<Node<R>, { readonly is: 'word' }> | null;
}

/** Adds whatever might come next, place by place; true where the phrase may also end here. */
export function proposalsAt<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  place: Place,
  proposals: Proposal<R>[],
): boolean {
  const node = nodes[place.at];
  // Most words stand in no list: then there is one place.
  if (node?.is === 'word' || node?.is === 'slot') {
    propose(seen, node, place.so, proposals);
    return false;
  }
  const openings: Opening<R>[] = [];
  const isWhole = openingsAt(nodes, place, openings);
  for (const opening of openings) propose(seen, opening.node, opening.so, proposals);
  return isWhole;
}

function propose<R extends Realm>(seen: R['seen'], node: WordOrSlot<R>, so: So, proposals: Proposal<R>[]): void {
  if (node.is === 'word') {
    proposals.push({ seen, so, slot: null, values: node.values, word: node });
    return;
  }
  proposals.push({ seen, so, slot: node.slot, values: node.slot.among(seen, so), word: null });
  for (const slot of node.others) proposals.push({ seen, so, slot, values: slot.among(seen, so), word: null });
}

/** May this one of the values that were proposed be said? */
export function isGranted<R extends Realm>({ seen, so, slot, word }: Proposal<R>, value: unknown): boolean {
  if (slot === null) return word === null || judgeLastWord(word, seen, so).granted;
  return slot.isExact === true || judgeLast(slot, seen, so, value).granted;
}

export function printValue<R extends Realm>({ seen, slot, word }: Proposal<R>, value: unknown): Word {
  return slot === null ? (word?.word ?? '') : slot.kind.print(seen, value);
}

/** Adds every word that may come next, but for those already known; true where the phrase may also end here. */
export function offersAt<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  place: Place,
  offers: Map<Word, Offer<R>>,
): boolean {
  const proposals: Proposal<R>[] = [];
  const isWhole = proposalsAt(seen, nodes, place, proposals);
  for (const proposal of proposals) {
    for (const value of proposal.values) {
      const word = printValue(proposal, value);
      if (offers.has(word) || !isGranted(proposal, value)) continue;
      offers.set(word, proposal.slot === null ? fixed(word) : proposal.slot.kind.meaning(seen, value));
    }
  }
  return isWhole;
}

function fixed(word: Word): Meaning<'fixed', Word> {
  return { word, kind: 'fixed', value: word };
}
