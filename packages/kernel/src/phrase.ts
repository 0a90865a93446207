import type { Slot } from './slot.ts';
import { grant, type Verdict } from './verdict.ts';
import type { Word } from './word.ts';

/** What a sentence has said so far: the asking frame, and a value for each slot that was filled. */
export type So = { readonly [key: string]: unknown };

export interface WordNode<Seen> {
  readonly is: 'word';
  readonly word: Word;
  judge(seen: Seen, so: object): Verdict<unknown>;
}

export interface SlotNode<Seen> {
  readonly is: 'slot';
  readonly key: string;
  readonly slot: Slot<Seen, object, unknown>;
  /** Left out, with null for its value, where this says no. It sees the words alone: everybody parses alike. */
  when(so: object): boolean;
}

/** A part that may be said several times. What it gives: a list of values, a list of records, or one value or null. */
export interface ListNode<Seen> {
  readonly is: 'list';
  readonly key: string;
  readonly gives: 'values' | 'records' | 'one';
  readonly body: readonly Node<Seen>[];
  /** The keys that the body fills: the fields of one record. */
  readonly fields: readonly string[];
  readonly least: number;
  readonly most: number;
}

export type Node<Seen> = WordNode<Seen> | SlotNode<Seen> | ListNode<Seen>;

type Adds<Key extends string, T> = { readonly [K in Key]: T };

export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/**
 * A fixed list of slots and words, written in the order in which it is said. Each slot knows by type what was said before
 * it. A list may be followed only by what cannot be read as one more of its items.
 */
export interface Phrase<Seen, Said extends object> {
  readonly nodes: readonly Node<Seen>[];
  /** A fixed word: `move`. Where it is not always allowed, `judge` says when. */
  word(word: Word, judge?: (seen: Seen, said: Said) => Verdict<unknown>): Phrase<Seen, Said>;
  /** One word with a value. */
  slot<Key extends string, T>(key: Key, slot: Slot<Seen, Said, T>): Phrase<Seen, Said & Adds<Key, T>>;
  /** One word with a value, left out (null) where `when` says no. */
  slotIf<Key extends string, T>(
    key: Key,
    when: (said: Said) => boolean,
    slot: Slot<Seen, Said, T>,
  ): Phrase<Seen, Said & Adds<Key, T | null>>;
  /** One word or none (null). */
  maybe<Key extends string, T>(key: Key, slot: Slot<Seen, Said, T>): Phrase<Seen, Said & Adds<Key, T | null>>;
  /** Words one after another: a path, supporters. Its slot sees those already said under the list's own key. */
  list<Key extends string, T>(
    key: Key,
    slot: Slot<Seen, Said & Adds<Key, readonly T[]>, T>,
    range?: Range,
  ): Phrase<Seen, Said & Adds<Key, readonly T[]>>;
  /** Several words an item: `+g11 F09 N`. Each item sees those already said under the list's own key. */
  records<Key extends string, Item extends object>(
    key: Key,
    item: (
      phrase: Phrase<Seen, Said & Adds<Key, readonly Item[]>>,
    ) => Phrase<Seen, Said & Adds<Key, readonly Item[]> & Item>,
    range?: Range,
  ): Phrase<Seen, Said & Adds<Key, readonly Item[]>>;
}

/** The empty phrase, to be written on. */
export function phrase<Seen, Said extends object>(): Phrase<Seen, Said> {
  return phraseOf([]);
}

function phraseOf<Seen, Said extends object>(nodes: readonly Node<Seen>[]): Phrase<Seen, Said> {
  const then = <Longer extends object>(node: Node<Seen>): Phrase<Seen, Longer> =>
    phraseOf<Seen, Longer>([...nodes, node]);
  return {
    nodes,
    word: (word, judge = () => grant()) => then({ is: 'word', word, judge }),
    slot: (key, slot) => then({ is: 'slot', key, slot, when: always }),
    slotIf: (key, when, slot) => then({ is: 'slot', key, slot, when }),
    maybe: (key, slot) => then(listOf(key, 'one', [{ is: 'slot', key: ITEM, slot, when: always }], { most: 1 })),
    list: (key, slot, range) => then(listOf(key, 'values', [{ is: 'slot', key: ITEM, slot, when: always }], range)),
    records: (key, item, range) => then(listOf(key, 'records', item(phraseOf([])).nodes, range)),
  };
}

const always = (): boolean => true;

/** The key under which a list of plain values keeps the item being said, apart from the list's own. */
export const ITEM = '+';

function listOf<Seen>(
  key: string,
  gives: ListNode<Seen>['gives'],
  body: readonly Node<Seen>[],
  { least = 0, most = Infinity }: Range = {},
): ListNode<Seen> {
  // An item that could be said with no words at all could be said without end.
  const [first] = body;
  if (first === undefined || first.is === 'list' || (first.is === 'slot' && first.when !== always)) {
    throw new Error(`an item of '${key}' must begin with a word that is always said`);
  }
  const fields = body.flatMap((node) => (node.is === 'word' ? [] : [node.key]));
  return { is: 'list', key, gives, body, fields, least, most };
}
