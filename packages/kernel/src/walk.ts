import { ITEM, judgeLastWord, type ListNode, type Node, type SlotNode, type So, type WordNode } from './phrase.ts';
import type { Realm } from './realm.ts';
import { judgeLast } from './slot.ts';
import { grant, type Verdict } from './verdict.ts';
import type { Word } from './word.ts';

/**
 * How far a sentence has come in its phrase: the node whose word is next, what has been said, and, inside a list, the
 * place within the item being said. It goes along with the sentence: `follow` writes into it.
 */
export interface Place {
  at: number;
  readonly so: Said;
  inner: Place | null;
}

/** What was said so far, to be written on. */
type Said = { [key: string]: unknown };

/** The place before the first word; what is said goes into this record, made for it: a copy would be slow to write on. */
export function begin<R extends Realm>(nodes: readonly Node<R>[], so: Said): Place {
  return settle(nodes, { at: 0, so, inner: null });
}

/** How a word is judged: as the last that was said, as one that others follow, or not at all, as resolution reads it. */
export type Judging = 'last' | 'followed' | 'none';

/** One word further, with the judgement of it; null where the word cannot stand here by its form, which ends the walk. */
export function follow<R extends Realm>(
  seen: R['seen'],
  nodes: readonly Node<R>[],
  place: Place,
  word: Word,
  judging: Judging,
): Verdict<unknown> | null {
  const { so } = place;
  for (let node = nodes[place.at]; node !== undefined; node = nodes[place.at]) {
    if (node.is === 'list') {
      const verdict = followItem(seen, node, place, word, judging);
      if (verdict !== null) return verdict;
      if (place.inner !== null || itemsIn(so, node.key).length < node.least) return null;
      // The word is none of the list's: it stands after it.
      if (node.gives === 'one') so[node.key] = itemsIn(so, node.key)[0] ?? null;
      next(nodes, place);
    } else if (node.is === 'word') {
      if (word !== node.word) return null;
      const verdict = judgeFixed(node, seen, so, judging);
      next(nodes, place);
      return verdict;
    } else if (node.is === 'slot') {
      const slot = node.others.length === 0 ? node.slot : slotFor(node, seen, word);
      const value = slot.kind.read(seen, word);
      if (value === undefined) return null;
      const verdict = judging === 'none' ? GRANTED : judgeValue(slot, seen, so, value, judging);
      so[node.key] = value;
      next(nodes, place);
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

function judgeFixed<R extends Realm>(node: WordNode<R>, seen: R['seen'], so: So, judging: Judging): Verdict<unknown> {
  if (judging === 'none') return GRANTED;
  return judging === 'followed' ? node.judge(seen, so) : judgeLastWord(node, seen, so);
}

function judgeValue<R extends Realm>(
  slot: AnySlot<R>,
  seen: R['seen'],
  so: So,
  value: unknown,
  judging: Judging,
): Verdict<unknown> {
  if (judging === 'none') return GRANTED;
  return judging === 'followed' ? slot.judge(seen, so, value) : judgeLast(slot, seen, so, value);
}

/** One word further in the item under way, else in a new one; null where neither takes it. */
function followItem<R extends Realm>(
  seen: R['seen'],
  list: ListNode<R>,
  place: Place,
  word: Word,
  judging: Judging,
): Verdict<unknown> | null {
  const { so } = place;
  if (place.inner !== null) {
    const verdict = followBody(seen, list, place, place.inner, word, judging);
    if (verdict !== null || place.inner !== null) return verdict;
  }
  const items = itemsIn(so, list.key);
  const [first] = list.body;
  if (items.length >= list.most) return null;
  if (first?.is === 'slot') {
    const slot = first.others.length === 0 ? first.slot : slotFor(first, seen, word);
    const value = slot.kind.read(seen, word);
    if (value === undefined) return null;
    if (list.gives !== 'records') {
      const verdict = judgeValue(slot, seen, so, value, judging);
      items.push(value);
      return verdict;
    }
  } else if (first?.is !== 'word' || first.word !== word) return null;
  return followBody(seen, list, place, begin(list.body, copyOf(so)), word, judging);
}

/** One word further in an item, which is put in when it ends. */
function followBody<R extends Realm>(
  seen: R['seen'],
  list: ListNode<R>,
  place: Place,
  inner: Place,
  word: Word,
  judging: Judging,
): Verdict<unknown> | null {
  const verdict = follow(seen, list.body, inner, word, judging);
  const isWhole = inner.at === list.body.length;
  if (isWhole) itemsIn(place.so, list.key).push(itemOf(list, inner.so));
  place.inner = isWhole ? null : inner;
  return verdict;
}

/** Past a node, in this very place. */
function next<R extends Realm>(nodes: readonly Node<R>[], place: Place): void {
  place.at += 1;
  settle(nodes, place);
}

/** Passes over what is not said here and opens a list with no items; so a place has one form. */
function settle<R extends Realm>(nodes: readonly Node<R>[], place: Place): Place {
  const { so } = place;
  for (;;) {
    const node = nodes[place.at];
    if (node?.is === 'slot' && !node.when(so)) so[node.key] = null;
    else if (node?.is === 'given') so[node.key] = node.value;
    else {
      if (node?.is === 'list') so[node.key] = [];
      return place;
    }
    place.at += 1;
  }
}

/** All that was said, if the phrase may end here; null if words are wanting. */
export function complete<R extends Realm>(nodes: readonly Node<R>[], place: Place): So | null {
  const node = nodes[place.at];
  if (node === undefined) return place.so;
  if (node.is !== 'list') return null;
  const { beyond } = fork(nodes, node, place);
  return beyond && complete(nodes, beyond);
}

/**
 * What has been said up to here, in the form that the whole phrase would give it. The item of a list that is still being
 * said is in it only if it could end here.
 */
export function saidAt<R extends Realm>(nodes: readonly Node<R>[], place: Place): So {
  const node = nodes[place.at];
  return node?.is === 'list' ? leave(node, fork(nodes, node, place).closed) : place.so;
}

interface Fork {
  /** The list with that item put in, where it may end here. */
  readonly closed: Place;
  /** A further item. */
  readonly fresh: Place | null;
  /** What comes after the list. */
  readonly beyond: Place | null;
}

/** The ways on from a list besides the item being said, in the order in which a word is tried on them. */
export function fork<R extends Realm>(nodes: readonly Node<R>[], node: ListNode<R>, place: Place): Fork {
  const said = place.inner && complete(node.body, place.inner);
  if (place.inner && !said) return { closed: place, fresh: null, beyond: null };
  const closed = said ? put(node, place, said) : place;
  const count = itemsIn(closed.so, node.key).length;
  return {
    closed,
    fresh: count < node.most ? begin(node.body, copyOf(closed.so)) : null,
    beyond: count < node.least ? null : settle(nodes, { at: closed.at + 1, so: leave(node, closed), inner: null }),
  };
}

function put<R extends Realm>(node: ListNode<R>, place: Place, said: So): Place {
  const so = copyOf(place.so);
  so[node.key] = [...itemsIn(so, node.key), itemOf(node, said)];
  return { at: place.at, so, inner: null };
}

function itemOf<R extends Realm>({ gives, fields }: ListNode<R>, said: So): unknown {
  return gives === 'records' ? recordOf(fields, said) : said[ITEM];
}

function leave<R extends Realm>(node: ListNode<R>, place: Place): Said {
  const so = copyOf(place.so);
  if (node.gives === 'one') so[node.key] = itemsIn(so, node.key)[0] ?? null;
  return so;
}

/** To be written on, which is several times slower with what a spread gives. */
function copyOf(so: So): Said {
  return Object.assign({}, so);
}

function recordOf(fields: readonly string[], said: So): So {
  const record: Said = {};
  for (const field of fields) record[field] = said[field];
  return record;
}

function itemsIn(so: So, key: string): unknown[] {
  const items = so[key];
  if (!Array.isArray(items)) throw new Error(`'${key}' is said twice in one phrase`);
  return items;
}
