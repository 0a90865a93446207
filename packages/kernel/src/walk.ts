import {
  ITEM,
  judgeLastWord,
  type ListNode,
  type Node,
  type SlotNode,
  type SaidValues,
  type WordNode,
} from './phrase.ts';
import type { Realm } from './realm.ts';
import { judgeLast } from './slot.ts';
import { grant, type Verdict } from './verdict.ts';
import type { Word } from './word.ts';

/**
 * How far a sentence has come in its phrase: the node whose word is next, what has been said, and, inside a list, the
 * place within the item being said. It goes along with the sentence: `follow` writes into it.
 */
export interface PhrasePosition {
  at: number;
  readonly soFar: ValuesSoFar;
  inner: PhrasePosition | null;
}

/** What was said so far, to be written on. */
type ValuesSoFar = { [key: string]: unknown };

/** The place before the first word; what is said goes into this record, made for it: a copy would be slow to write on. */
export function begin<R extends Realm>(nodes: readonly Node<R>[], soFar: ValuesSoFar): PhrasePosition {
  return settle(nodes, { at: 0, soFar, inner: null });
}

/** How a word is judged: as the last that was said, as one that others follow, or not at all, as resolution reads it. */
export type Judging = 'last' | 'followed' | 'none';

/** One word further, with the judgement of it; null where the word cannot stand here by its form, which ends the walk. */
export function follow<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  position: PhrasePosition,
  word: Word,
  judging: Judging,
): Verdict<unknown> | null {
  const { soFar } = position;
  for (let node = nodes[position.at]; node !== undefined; node = nodes[position.at]) {
    if (node.is === 'list') {
      const verdict = followItem(seen, node, position, word, judging);
      if (verdict !== null) return verdict;
      if (position.inner !== null || itemsIn(soFar, node.key).length < node.least) return null;
      // The word is none of the list's: it stands after it.
      if (node.gives === 'one') soFar[node.key] = itemsIn(soFar, node.key)[0] ?? null;
      next(nodes, position);
    } else if (node.is === 'word') {
      if (word !== node.word) return null;
      const verdict = judgeFixed(node, seen, soFar, judging);
      next(nodes, position);
      return verdict;
    } else if (node.is === 'slot') {
      const slot = node.others.length === 0 ? node.slot : slotFor(node, seen, word);
      const value = slot.kind.read(seen, word);
      if (value === undefined) return null;
      const verdict = judging === 'none' ? GRANTED : judgeValue(slot, seen, soFar, value, judging);
      soFar[node.key] = value;
      next(nodes, position);
      return verdict;
    } else {
      throw new Error(`'${node.key}' is given, and was not passed over`);
    }
  }
  return null;
}

const GRANTED = grant();

export type AnySlot<R extends Realm> = SlotNode<R>['slot'];

/** Of several slots in one place the one whose word it is. */
export function slotFor<R extends Realm>({ slot, others }: SlotNode<R>, seen: R['seen'], word: Word): AnySlot<R> {
  if (slot.kind.read(seen, word) !== undefined) return slot;
  return others.find((other) => other.kind.read(seen, word) !== undefined) ?? slot;
}

function judgeFixed<R extends Realm>(
  node: WordNode<R>,
  seen: R['seen'],
  soFar: SaidValues,
  judging: Judging,
): Verdict<unknown> {
  if (judging === 'none') return GRANTED;
  return judging === 'followed' ? node.judge(seen, soFar) : judgeLastWord(node, seen, soFar);
}

function judgeValue<R extends Realm>(
  slot: AnySlot<R>,
  seen: R['seen'],
  soFar: SaidValues,
  value: unknown,
  judging: Judging,
): Verdict<unknown> {
  if (judging === 'none') return GRANTED;
  return judging === 'followed' ? slot.judge(seen, soFar, value) : judgeLast(slot, seen, soFar, value);
}

/** One word further in the item under way, else in a new one; null where neither takes it. */
function followItem<R extends Realm>(
  seen: R['seen'],
  list: ListNode<R>,
  position: PhrasePosition,
  word: Word,
  judging: Judging,
): Verdict<unknown> | null {
  const { soFar } = position;
  if (position.inner !== null) {
    const verdict = followBody(seen, list, position, position.inner, word, judging);
    if (verdict !== null || position.inner !== null) return verdict;
  }
  const items = itemsIn(soFar, list.key);
  const [first] = list.body;
  if (items.length >= list.most) return null;
  if (first?.is === 'slot') {
    const slot = first.others.length === 0 ? first.slot : slotFor(first, seen, word);
    const value = slot.kind.read(seen, word);
    if (value === undefined) return null;
    if (list.gives !== 'records') {
      const verdict = judgeValue(slot, seen, soFar, value, judging);
      items.push(value);
      return verdict;
    }
  } else if (first?.is !== 'word' || first.word !== word) return null;
  return followBody(seen, list, position, begin(list.body, copyOf(soFar)), word, judging);
}

/** One word further in an item, which is put in when it ends. */
function followBody<R extends Realm>(
  seen: R['seen'],
  list: ListNode<R>,
  position: PhrasePosition,
  inner: PhrasePosition,
  word: Word,
  judging: Judging,
): Verdict<unknown> | null {
  const verdict = follow(seen, list.body, inner, word, judging);
  const isWhole = inner.at === list.body.length;
  if (isWhole) itemsIn(position.soFar, list.key).push(itemOf(list, inner.soFar));
  position.inner = isWhole ? null : inner;
  return verdict;
}

/** Past a node, in this very place. */
function next<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): void {
  position.at += 1;
  settle(nodes, position);
}

/** Passes over what is not said here and opens a list with no items; so a place has one form. */
function settle<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): PhrasePosition {
  const { soFar } = position;
  for (;;) {
    const node = nodes[position.at];
    if (node?.is === 'slot' && !node.when(soFar)) soFar[node.key] = null;
    else if (node?.is === 'given') soFar[node.key] = node.value;
    else {
      if (node?.is === 'list') soFar[node.key] = [];
      return position;
    }
    position.at += 1;
  }
}

/** All that was said, if the phrase may end here; null if words are wanting. */
export function complete<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): SaidValues | null {
  const node = nodes[position.at];
  if (node === undefined) return position.soFar;
  if (node.is !== 'list') return null;
  const { beyond } = fork(nodes, node, position);
  return beyond && complete(nodes, beyond);
}

/**
 * What has been said up to here, in the form that the whole phrase would give it. The item of a list that is still being
 * said is in it only if it could end here.
 */
export function saidAt<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): SaidValues {
  const node = nodes[position.at];
  return node?.is === 'list' ? leave(node, fork(nodes, node, position).closed) : position.soFar;
}

interface Fork {
  /** The list with that item put in, where it may end here. */
  readonly closed: PhrasePosition;
  /** A further item. */
  readonly fresh: PhrasePosition | null;
  /** What comes after the list. */
  readonly beyond: PhrasePosition | null;
}

/** The ways on from a list besides the item being said, in the order in which a word is tried on them. */
export function fork<R extends Realm>(nodes: readonly Node<R>[], node: ListNode<R>, position: PhrasePosition): Fork {
  const said = position.inner && complete(node.body, position.inner);
  if (position.inner && !said) return { closed: position, fresh: null, beyond: null };
  const closed = said ? put(node, position, said) : position;
  const count = itemsIn(closed.soFar, node.key).length;
  return {
    closed,
    fresh: count < node.most ? begin(node.body, copyOf(closed.soFar)) : null,
    beyond: count < node.least ? null : settle(nodes, { at: closed.at + 1, soFar: leave(node, closed), inner: null }),
  };
}

function put<R extends Realm>(node: ListNode<R>, position: PhrasePosition, said: SaidValues): PhrasePosition {
  const soFar = copyOf(position.soFar);
  soFar[node.key] = [...itemsIn(soFar, node.key), itemOf(node, said)];
  return { at: position.at, soFar, inner: null };
}

function itemOf<R extends Realm>({ gives, fields }: ListNode<R>, said: SaidValues): unknown {
  return gives === 'records' ? recordOf(fields, said) : said[ITEM];
}

function leave<R extends Realm>(node: ListNode<R>, position: PhrasePosition): ValuesSoFar {
  const soFar = copyOf(position.soFar);
  if (node.gives === 'one') soFar[node.key] = itemsIn(soFar, node.key)[0] ?? null;
  return soFar;
}

/** To be written on, which is several times slower with what a spread gives. */
function copyOf(soFar: SaidValues): ValuesSoFar {
  return Object.assign({}, soFar);
}

function recordOf(fields: readonly string[], said: SaidValues): SaidValues {
  const record: ValuesSoFar = {};
  for (const field of fields) record[field] = said[field];
  return record;
}

function itemsIn(soFar: SaidValues, key: string): unknown[] {
  const items = soFar[key];
  if (!Array.isArray(items)) throw new Error(`'${key}' is said twice in one phrase`);
  return items;
}
