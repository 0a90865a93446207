import { ITEM, type ListNode, type Node, type SlotNode, type So } from './phrase.ts';
import { grant, type Verdict } from './verdict.ts';
import type { Word } from './word.ts';

/**
 * How far a sentence has come in its phrase: the node whose word is next, what has been said, and, inside a list, the
 * place within the item being said. Places are values: a walk can be continued twice from the same one.
 */
export interface Place {
  readonly at: number;
  readonly so: So;
  readonly inner: Place | null;
}

export interface Step {
  readonly place: Place;
  readonly verdict: Verdict<unknown>;
}

/** The place before the first word; what is said goes into this record, made for it: a copy would be slow to write on. */
export function begin<Seen>(nodes: readonly Node<Seen>[], so: Said): Place {
  return settleHere(nodes, 0, so);
}

/** How a word is judged: as the last that was said, as one that others follow, or not at all, as resolution reads it. */
export type Judging = 'last' | 'followed' | 'none';

/** One word further, with the judgement of it; null where the word cannot stand here by its form. */
export function step<Seen>(
  seen: Seen,
  nodes: readonly Node<Seen>[],
  place: Place,
  word: Word,
  judging: Judging,
): Step | null {
  const node = nodes[place.at];
  if (node === undefined) return null;
  if (node.is === 'word') {
    if (word !== node.word) return null;
    return {
      place: settleHere(nodes, place.at + 1, { ...place.so }),
      verdict: judging === 'none' ? grant() : node.judge(seen, place.so),
    };
  }
  if (node.is === 'list') {
    const { body } = node;
    const within = place.inner && step(seen, body, place.inner, word, judging);
    if (within) return { place: enter(node, place, within.place), verdict: within.verdict };
    const { closed, fresh, beyond } = fork(nodes, node, place);
    const another = fresh && step(seen, body, fresh, word, judging);
    if (another) return { place: enter(node, closed, another.place), verdict: another.verdict };
    return beyond && step(seen, nodes, beyond, word, judging);
  }
  const value = node.slot.kind.read(seen, word);
  if (value === undefined) return null;
  return {
    place: settleHere(nodes, place.at + 1, withKey(place.so, node.key, value)),
    verdict: judging === 'none' ? grant() : judgeValue(node, seen, place.so, value, judging),
  };
}

function judgeValue<Seen>(
  { slot }: SlotNode<Seen>,
  seen: Seen,
  so: So,
  value: unknown,
  judging: Judging,
): Verdict<unknown> {
  return judging === 'followed' && slot.admit ? slot.admit(seen, so, value) : slot.judge(seen, so, value);
}

/**
 * One word further, for a walk that is not continued twice from the same place: what is said goes into the record as it
 * stands, which spares a copy of it a word. Judged words are reported to `denied`, which ends the walk.
 */
export function follow<Seen>(
  seen: Seen,
  nodes: readonly Node<Seen>[],
  place: Place,
  word: Word,
  judging: Judging,
): Place | null | 'denied' {
  let at = place.at;
  let { inner } = place;
  const so: Said = place.so;
  for (let node = nodes[at]; node?.is === 'list' && inner === null && !mayBegin(seen, node, word); node = nodes[at]) {
    const items = itemsIn(so, node.key);
    if (items.length < node.least) return null;
    if (node.gives === 'one') so[node.key] = items[0] ?? null;
    ({ at, inner } = settleHere(nodes, at + 1, so));
  }
  const node = nodes[at];
  if (node === undefined) return null;
  if (node.is === 'word') {
    if (word !== node.word) return null;
    if (judging !== 'none' && !node.judge(seen, so).granted) return 'denied';
    return settleHere(nodes, at + 1, so);
  }
  if (node.is === 'list') {
    const here = inner === null ? followItem(seen, node, so, word, judging) : null;
    if (here !== null) return here === 'denied' ? here : { at, so, inner };
    const stepped = step(seen, nodes, { at, so, inner }, word, judging);
    if (stepped === null) return null;
    return stepped.verdict.granted ? stepped.place : 'denied';
  }
  const value = node.slot.kind.read(seen, word);
  if (value === undefined) return null;
  if (judging !== 'none' && !judgeValue(node, seen, so, value, judging).granted) return 'denied';
  so[node.key] = value;
  return settleHere(nodes, at + 1, so);
}

/** One more item of a list of single words, put in as it stands; null where the list is another or full. */
function followItem<Seen>(
  seen: Seen,
  { key, gives, body, most }: ListNode<Seen>,
  so: Said,
  word: Word,
  judging: Judging,
): 'put' | 'denied' | null {
  const [first] = body;
  const items = itemsIn(so, key);
  if (gives === 'records' || first?.is !== 'slot' || items.length >= most) return null;
  const value = first.slot.kind.read(seen, word);
  if (value === undefined) return null;
  if (judging !== 'none' && !judgeValue(first, seen, so, value, judging).granted) return 'denied';
  so[key] = [...items, value];
  return 'put';
}

/** What was said so far, to be written on. */
type Said = { [key: string]: unknown };

/** Can an item of the list begin with this word? Where its first node is no plain slot, it is tried. */
function mayBegin<Seen>(seen: Seen, { body }: ListNode<Seen>, word: Word): boolean {
  const [first] = body;
  return first?.is !== 'slot' || first.slot.kind.read(seen, word) !== undefined;
}

/** Passes over the slots that are left out here and opens a list with no items, in this very record; so a place has one form. */
function settleHere<Seen>(nodes: readonly Node<Seen>[], from: number, so: Said): Place {
  let at = from;
  for (let node = nodes[at]; node?.is === 'slot' && !node.when(so); node = nodes[at]) {
    so[node.key] = null;
    at += 1;
  }
  const node = nodes[at];
  if (node?.is === 'list') so[node.key] = [];
  return { at, so, inner: null };
}

/** Adds every word that may come next; true where the phrase may also end here. */
export function offersAt<Seen>(seen: Seen, nodes: readonly Node<Seen>[], place: Place, offers: Word[]): boolean {
  const node = nodes[place.at];
  if (node === undefined) return true;
  if (node.is === 'word') {
    if (node.judge(seen, place.so).granted) offers.push(node.word);
    return false;
  }
  if (node.is === 'list') {
    const { fresh, beyond } = fork(nodes, node, place);
    if (place.inner) offersAt(seen, node.body, place.inner, offers);
    if (fresh) offersAt(seen, node.body, fresh, offers);
    return beyond !== null && offersAt(seen, nodes, beyond, offers);
  }
  for (const value of node.slot.candidates(seen, place.so)) offers.push(node.slot.kind.print(seen, value));
  return false;
}

/** All that was said, if the phrase may end here; null if words are wanting. */
export function complete<Seen>(nodes: readonly Node<Seen>[], place: Place): So | null {
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
export function saidAt<Seen>(nodes: readonly Node<Seen>[], place: Place): So {
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
function fork<Seen>(nodes: readonly Node<Seen>[], node: ListNode<Seen>, place: Place): Fork {
  const said = place.inner && complete(node.body, place.inner);
  if (place.inner && !said) return { closed: place, fresh: null, beyond: null };
  const closed = said ? put(node, place, said) : place;
  const count = itemsOf(node, closed).length;
  return {
    closed,
    fresh: count < node.most ? begin(node.body, { ...closed.so }) : null,
    beyond: count < node.least ? null : settleHere(nodes, closed.at + 1, { ...leave(node, closed) }),
  };
}

/** The list's place with an item under way; one that is finished is put in at once. */
function enter<Seen>(node: ListNode<Seen>, place: Place, inner: Place): Place {
  return inner.at < node.body.length ? { ...place, inner } : put(node, place, inner.so);
}

function put<Seen>(node: ListNode<Seen>, place: Place, said: So): Place {
  const items = [...itemsOf(node, place), node.gives === 'records' ? recordOf(node.fields, said) : said[ITEM]];
  return { at: place.at, so: withKey(place.so, node.key, items), inner: null };
}

function leave<Seen>(node: ListNode<Seen>, place: Place): So {
  return node.gives === 'one' ? withKey(place.so, node.key, itemsOf(node, place)[0] ?? null) : place.so;
}

/** A copy with one key more. Setting it afterwards is much quicker than a computed key beside a spread. */
function withKey(so: So, key: string, value: unknown): So {
  const more: { [key: string]: unknown } = { ...so };
  more[key] = value;
  return more;
}

function recordOf(fields: readonly string[], said: So): So {
  const record: { [key: string]: unknown } = {};
  for (const field of fields) record[field] = said[field];
  return record;
}

function itemsOf<Seen>(node: ListNode<Seen>, place: Place): readonly unknown[] {
  return itemsIn(place.so, node.key);
}

function itemsIn(so: So, key: string): readonly unknown[] {
  const items = so[key];
  if (!Array.isArray(items)) throw new Error(`'${key}' is said twice in one phrase`);
  return items;
}
