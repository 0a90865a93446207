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

/** The place before the first word. */
export function begin<Seen>(nodes: readonly Node<Seen>[], so: So): Place {
  return settle(nodes, 0, so);
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
      place: settle(nodes, place.at + 1, place.so),
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
    place: settle(nodes, place.at + 1, withKey(place.so, node.key, value)),
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
 * One word further without judging, for a walk that is not continued twice from the same place: what a slot of the phrase
 * itself reads is put into the record as it stands.
 */
export function follow<Seen>(seen: Seen, nodes: readonly Node<Seen>[], place: Place, word: Word): Place | null {
  const node = nodes[place.at];
  if (node === undefined) return null;
  if (node.is === 'word') return word === node.word ? settle(nodes, place.at + 1, place.so) : null;
  if (node.is === 'list') return step(seen, nodes, place, word, 'none')?.place ?? null;
  const value = node.slot.kind.read(seen, word);
  if (value === undefined) return null;
  const so: { [key: string]: unknown } = place.so;
  so[node.key] = value;
  return settle(nodes, place.at + 1, so);
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

/** Passes over the slots that are left out here and opens a list with no items, so that a place has one form. */
function settle<Seen>(nodes: readonly Node<Seen>[], at: number, so: So): Place {
  const node = nodes[at];
  if (node?.is === 'slot' && !node.when(so)) return settle(nodes, at + 1, withKey(so, node.key, null));
  if (node?.is === 'list') return { at, so: withKey(so, node.key, []), inner: null };
  return { at, so, inner: null };
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
    fresh: count < node.most ? begin(node.body, closed.so) : null,
    beyond: count < node.least ? null : settle(nodes, closed.at + 1, leave(node, closed)),
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
  const items = place.so[node.key];
  if (!Array.isArray(items)) throw new Error(`'${node.key}' is said twice in one phrase`);
  return items;
}
