import type { Realm } from './realm.ts';
import type { Slot } from './slot.ts';
import { grant, type Verdict } from './verdict.ts';
import type { Word } from './word.ts';

/** The values a sentence has given so far: the asking frame, and one for each filled slot. */
export type SaidValues = { readonly [key: string]: unknown };

export interface WordNode<R extends Realm> {
  readonly is: 'word';
  readonly word: Word;
  /** The word as a list, like a slot's values. */
  readonly values: readonly [Word];
  judge(seen: R['seen'], soFar: object): Verdict<unknown>;
  /** Asked only if nothing follows this word yet, as for a slot. */
  leadsOn?(seen: R['seen'], soFar: object): Verdict<unknown>;
}

/** The full judgement of a fixed word that nothing follows yet. */
export function judgeLastWord<R extends Realm>(node: WordNode<R>, seen: R['seen'], soFar: object): Verdict<unknown> {
  const verdict = node.judge(seen, soFar);
  return verdict.granted && node.leadsOn !== undefined ? node.leadsOn(seen, soFar) : verdict;
}

type AnySlot<R extends Realm> = Slot<R['seen'], object, unknown, R['word']>;

export interface SlotNode<R extends Realm> {
  readonly is: 'slot';
  readonly key: string;
  readonly slot: AnySlot<R>;
  /** Other kinds of word allowed here. */
  readonly others: readonly AnySlot<R>[];
  /** If false, the slot is left out and its value is null. It gets only the words so far, so that every audience parses alike. */
  when(soFar: object): boolean;
}

/** No word: a part that other verbs ask for, with a fixed value in this one. */
export interface GivenNode {
  readonly is: 'given';
  readonly key: string;
  readonly value: unknown;
}

/** A repeated part. It gives a list of values, a list of records, or one value or null. */
export interface ListNode<R extends Realm> {
  readonly is: 'list';
  readonly key: string;
  readonly gives: 'values' | 'records' | 'one';
  readonly body: readonly Node<R>[];
  /** The keys that the body fills: the fields of one record. */
  readonly fields: readonly string[];
  readonly least: number;
  readonly most: number;
}

export type Node<R extends Realm> = WordNode<R> | SlotNode<R> | GivenNode | ListNode<R>;

type Adds<Key extends string, T> = { readonly [K in Key]: T };

export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/**
 * Slots and words in the order they are said. Each slot's type knows what was said before it. What follows a list must not be
 * readable as one more item.
 */
export interface Phrase<R extends Realm, Said extends object> {
  readonly nodes: readonly Node<R>[];
  /** A fixed word: `move`. `judge` decides whether it is allowed, `leadsOn` whether anything can follow. */
  word(
    word: Word,
    judge?: (seen: R['seen'], said: Said) => Verdict<unknown>,
    leadsOn?: (seen: R['seen'], said: Said) => Verdict<unknown>,
  ): Phrase<R, Said>;
  slot<Key extends string, T, M extends R['word']>(
    key: Key,
    slot: Slot<R['seen'], Said, T, M>,
  ): Phrase<R, Said & Adds<Key, T>>;
  /** A slot left out (null) unless `when` holds. */
  slotIf<Key extends string, T, M extends R['word']>(
    key: Key,
    when: (said: Said) => boolean,
    slot: Slot<R['seen'], Said, T, M>,
  ): Phrase<R, Said & Adds<Key, T | null>>;
  /** One word of either kind: `NE` or `stay`. */
  oneOf<Key extends string, A, B, MA extends R['word'], MB extends R['word']>(
    key: Key,
    one: Slot<R['seen'], Said, A, MA>,
    other: Slot<R['seen'], Said, B, MB>,
  ): Phrase<R, Said & Adds<Key, A | B>>;
  /** One word or none (null). */
  maybe<Key extends string, T, M extends R['word']>(
    key: Key,
    slot: Slot<R['seen'], Said, T, M>,
  ): Phrase<R, Said & Adds<Key, T | null>>;
  given<Key extends string, const T>(key: Key, value: T): Phrase<R, Said & Adds<Key, T>>;
  /** Several words: a path, supporters. Its slot finds those already said under the list's own key. */
  list<Key extends string, T, M extends R['word']>(
    key: Key,
    slot: Slot<R['seen'], Said & Adds<Key, readonly T[]>, T, M>,
    range?: Range,
  ): Phrase<R, Said & Adds<Key, readonly T[]>>;
  /** Items of several words: `+g11 F09 N`. Each item finds those before it under the list's own key. */
  records<Key extends string, Item extends object>(
    key: Key,
    item: (phrase: Phrase<R, Said & Adds<Key, readonly Item[]>>) => Phrase<R, Said & Adds<Key, readonly Item[]> & Item>,
    range?: Range,
  ): Phrase<R, Said & Adds<Key, readonly Item[]>>;
}

export function phrase<R extends Realm, Said extends object>(): Phrase<R, Said> {
  return phraseOf([]);
}

function phraseOf<R extends Realm, Said extends object>(nodes: readonly Node<R>[]): Phrase<R, Said> {
  const then = <Longer extends object>(node: Node<R>): Phrase<R, Longer> => phraseOf<R, Longer>([...nodes, node]);
  return {
    nodes,
    word: (word, judge = () => grant(), leadsOn) =>
      then({ is: 'word', word, values: [word], judge, ...(leadsOn === undefined ? {} : { leadsOn }) }),
    slot: (key, slot) => then({ is: 'slot', key, slot, others: NONE, when: always }),
    slotIf: (key, when, slot) => then({ is: 'slot', key, slot, others: NONE, when }),
    oneOf: (key, slot, other) => then({ is: 'slot', key, slot, others: [other], when: always }),
    maybe: (key, slot) => then(listOf(key, 'one', [itemOf(slot)], { most: 1 })),
    given: (key, value) => then({ is: 'given', key, value }),
    list: (key, slot, range) => then(listOf(key, 'values', [itemOf(slot)], range)),
    records: (key, item, range) => then(listOf(key, 'records', item(phraseOf([])).nodes, range)),
  };
}

const NONE: readonly never[] = [];

const always = (): boolean => true;

/** The key of the current item of a plain list, as opposed to the list's own key. */
export const ITEM = '+';

function itemOf<R extends Realm>(slot: AnySlot<R>): SlotNode<R> {
  return { is: 'slot', key: ITEM, slot, others: NONE, when: always };
}

function listOf<R extends Realm>(
  key: string,
  gives: ListNode<R>['gives'],
  body: readonly Node<R>[],
  { least = 0, most = Infinity }: Range = {},
): ListNode<R> {
  // An item without any word could be repeated forever.
  const [first] = body;
  const isAlwaysSaid = first?.is === 'word' || (first?.is === 'slot' && first.when === always);
  if (!isAlwaysSaid) throw new Error(`an item of '${key}' must begin with a word that is always said`);
  const fields = body.flatMap((node) => (node.is === 'word' ? [] : [node.key]));
  return { is: 'list', key, gives, body, fields, least, most };
}
