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
 * How far a sentence has come in its phrase: the next node, the values so far and, inside a list, the position within the
 * current item. `follow` advances it in place.
 */
export interface PhrasePosition {
  at: number;
  readonly soFar: ValuesSoFar;
  inner: PhrasePosition | null;
}

type ValuesSoFar = { [key: string]: unknown };

/** The position before the first word. It writes into the given record: a copy would be slower to write to. */
export function begin<R extends Realm>(nodes: readonly Node<R>[], soFar: ValuesSoFar): PhrasePosition {
  return settle(nodes, { at: 0, soFar, inner: null });
}

/** How a word is judged: as the last word, as one that others follow, or not at all. */
export type Judging = 'last' | 'followed' | 'none';

/** Advances by one word and judges it; null if the word cannot be read here, which ends the walk. */
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
      // Not an item of the list, so the word must belong to what follows the list.
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

/** The slot that reads this word, if several share the place. */
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

/** Advances within the current item, or else into a new one; null if neither can read the word. */
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

/** Advances within an item, and adds it to the list once it is whole. */
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

function next<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): void {
  position.at += 1;
  settle(nodes, position);
}

/** Skips omitted slots and gives a list its empty value, so that every position has one form. */
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

/** All values, if the phrase may end here; null if words are missing. */
export function complete<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): SaidValues | null {
  const node = nodes[position.at];
  if (node === undefined) return position.soFar;
  if (node.is !== 'list') return null;
  const { beyond } = fork(nodes, node, position);
  return beyond && complete(nodes, beyond);
}

/** The values so far in the form of the whole phrase. An unfinished list item counts only if it could end here. */
export function saidAt<R extends Realm>(nodes: readonly Node<R>[], position: PhrasePosition): SaidValues {
  const node = nodes[position.at];
  return node?.is === 'list' ? leave(node, fork(nodes, node, position).closed) : position.soFar;
}

interface Fork {
  /** With the current item added, if it may end here. */
  readonly closed: PhrasePosition;
  /** At a new item. */
  readonly fresh: PhrasePosition | null;
  /** After the list. */
  readonly beyond: PhrasePosition | null;
}

/** The ways to go on from a list besides the current item, in the order a word tries them. */
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

/** Not a spread: its result is several times slower to write to. */
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
