import { judgeLastWord, type Node, type SaidValues } from './phrase.ts';
import type { Meaning, Offer, Realm } from './realm.ts';
import { judgeLast } from './slot.ts';
import { fork, slotFor, type AnySlot, type PhrasePosition } from './walk.ts';
import type { Word } from './word.ts';

// What can come next after a beginning: the spots for a word, the words proposed there, and those granted.

type WordOrSlot<R extends Realm> = Extract<Node<R>, { readonly is: 'word' | 'slot' }>;

interface WordSpot<R extends Realm> {
  readonly node: WordOrSlot<R>;
  readonly soFar: SaidValues;
}

/** Adds every spot for the next word, in the order they are tried; true if the phrase may also end here. */
function spotsAt<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition, spots: WordSpot<R>[]): boolean {
  const node = nodes[position.at];
  if (node === undefined) return true;
  if (node.is === 'given') throw new Error(`'${node.key}' is given, and was not passed over`);
  if (node.is === 'list') {
    const { fresh, beyond } = fork(nodes, node, position);
    if (position.inner) spotsAt(node.body, position.inner, spots);
    if (fresh) spotsAt(node.body, fresh, spots);
    return beyond !== null && spotsAt(nodes, beyond, spots);
  }
  spots.push({ node, soFar: position.soFar });
  return false;
}

/** What a word would mean if it came next; null if no spot can read it. */
export function meaningAt<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  position: PhrasePosition,
  word: Word,
): Offer<R> | null {
  const spots: WordSpot<R>[] = [];
  spotsAt(nodes, position, spots);
  for (const { node } of spots) {
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

/** Words that might come next, not yet judged. */
export interface Proposal<R extends Realm> {
  readonly seen: R['seen'];
  readonly soFar: SaidValues;
  /** The slot whose values are proposed; null for a fixed word. */
  readonly slot: AnySlot<R> | null;
  readonly values: readonly unknown[];
  readonly word: Extract<Node<R>, { readonly is: 'word' }> | null;
}

/** Adds everything that might come next; true if the phrase may also end here. */
export function proposalsAt<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  position: PhrasePosition,
  proposals: Proposal<R>[],
): boolean {
  const node = nodes[position.at];
  // The usual case: outside a list there is one spot.
  if (node?.is === 'word' || node?.is === 'slot') {
    propose(seen, node, position.soFar, proposals);
    return false;
  }
  const spots: WordSpot<R>[] = [];
  const isWhole = spotsAt(nodes, position, spots);
  for (const spot of spots) propose(seen, spot.node, spot.soFar, proposals);
  return isWhole;
}

function propose<R extends Realm>(
  seen: R['seen'],
  node: WordOrSlot<R>,
  soFar: SaidValues,
  proposals: Proposal<R>[],
): void {
  if (node.is === 'word') {
    proposals.push({ seen, soFar, slot: null, values: node.values, word: node });
    return;
  }
  proposals.push({ seen, soFar, slot: node.slot, values: node.slot.among(seen, soFar), word: null });
  for (const slot of node.others) proposals.push({ seen, soFar, slot, values: slot.among(seen, soFar), word: null });
}

export function isGranted<R extends Realm>({ seen, soFar, slot, word }: Proposal<R>, value: unknown): boolean {
  if (slot === null) return word === null || judgeLastWord(word, seen, soFar).granted;
  return slot.isExact === true || judgeLast(slot, seen, soFar, value).granted;
}

export function printValue<R extends Realm>({ seen, slot, word }: Proposal<R>, value: unknown): Word {
  return slot === null ? (word?.word ?? '') : slot.kind.print(seen, value);
}

/** Adds every word that may come next and is not yet offered; true if the phrase may also end here. */
export function offersAt<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  position: PhrasePosition,
  offers: Map<Word, Offer<R>>,
): boolean {
  const proposals: Proposal<R>[] = [];
  const isWhole = proposalsAt(seen, nodes, position, proposals);
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
