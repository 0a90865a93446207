import type { Seat } from './audience.ts';
import type { Io } from './io.ts';
import { phrase, type Node, type Phrase } from './phrase.ts';
import type { Realm } from './realm.ts';
import { grant, type Granted } from './verdict.ts';
import type { Sentence, Word } from './word.ts';

/** What every slot of a verb gets: the asking frame. */
export interface Asked<Frame> {
  readonly frame: Frame;
}

/** The figures of a judgement that are already certain. */
export type Figures<R extends Realm> = Readonly<Partial<R['figures']>>;

/** Something a seat can say to a question, and what it does. */
export interface Verb<R extends Realm> {
  readonly name: R['verb'];
  /** Facts about it; a missing one is false. */
  readonly traits: Readonly<Partial<R['traits']>>;
  readonly nodes: readonly Node<R>[];
  /** The first fixed word of its phrase, a quick test whether a sentence can belong to this verb. */
  readonly keyword: Keyword | null;
  figures(seen: R['seen'], said: object): Granted<Figures<R>>;
  resolve(held: R['held'], said: object, io: Io<R['event'], R['note']>): void;
}

export interface VerbInfo<R extends Realm> extends Pick<Verb<R>, 'name' | 'traits'> {
  /** Its first fixed word; null if it has none. */
  readonly word: Word | null;
}

export function infoOf<R extends Realm>({ name, traits, keyword }: Verb<R>): VerbInfo<R> {
  return { name, traits, word: keyword?.word ?? null };
}

/** Cached: the same list of verbs always gets the same answer. */
export function infoBook<R extends Realm>(): (verbs: readonly Verb<R>[]) => readonly VerbInfo<R>[] {
  const known = new WeakMap<readonly Verb<R>[], readonly VerbInfo<R>[]>();
  return (verbs) => {
    const infos = known.get(verbs) ?? verbs.map(infoOf);
    known.set(verbs, infos);
    return infos;
  };
}

/** A word in every sentence of a verb, with at most `before` others before it. */
interface Keyword {
  readonly word: Word;
  readonly before: number;
}

/** Could these words begin a sentence of this verb? A cheap first test by its keyword. */
export function mayBeOf<R extends Realm>({ keyword }: Verb<R>, said: Sentence): boolean {
  if (keyword === null || said.length <= keyword.before) return true;
  for (let place = 0; place <= keyword.before; place++) if (said[place] === keyword.word) return true;
  return false;
}

/** The verbs that a whole sentence can belong to, looked up by its words. */
export function verbsOf<R extends Realm>(verbs: readonly Verb<R>[], said: Sentence): readonly Verb<R>[] {
  if (verbs.length < FEW) return verbs.filter((one) => mayBeOf(one, said));
  let byWord = indices.get(verbs);
  if (!byWord) indices.set(verbs, (byWord = indexOf(verbs)));
  const found: Verb<R>[] = [];
  // Verbs without a keyword are indexed under undefined.
  for (const word of [undefined, ...said]) {
    for (const place of byWord.get(word) ?? NONE) {
      const one = verbs[place];
      if (one && !found.includes(one)) found.push(one);
    }
  }
  return found;
}

/** Below this number a scan is faster than the index. */
const FEW = 8;

type Index = Map<Word | undefined, readonly number[]>;

/** For each list of verbs, their indices by keyword; the same list is used again and again. */
const indices = new WeakMap<object, Index>();
const NONE: readonly number[] = [];

function indexOf<R extends Realm>(verbs: readonly Verb<R>[]): Index {
  const index: Index = new Map();
  for (const [place, { keyword }] of verbs.entries())
    index.set(keyword?.word, [...(index.get(keyword?.word) ?? NONE), place]);
  return index;
}

export interface Question<R extends Realm> {
  readonly seat: Seat;
  readonly key: string;
  readonly verbs: readonly Verb<R>[];
}

/** `Action` holds the values of the whole phrase; its `frame` is the frame that asked. */
export interface VerbParts<R extends Realm, Frame, Action extends object> {
  readonly traits?: Readonly<Partial<R['traits']>>;
  says(phrase: Phrase<R, { readonly frame: Frame }>): Phrase<R, Action>;
  /** What is already certain after any beginning. */
  figures?(seen: R['seen'], said: Partial<Action> & { readonly frame: Frame }): Granted<Figures<R>>;
  /** `action.frame` is the state's own frame and may be changed. */
  resolve(held: R['held'], action: Action, io: Io<R['event'], R['note']>): void;
}

export function verb<R extends Realm, Frame, Action extends { readonly frame: Frame }>(
  name: R['verb'],
  { traits = nothing(), says, figures = () => grant(nothing()), resolve }: VerbParts<R, Frame, Action>,
): Verb<R> {
  const { nodes } = says(phrase());
  const [first] = nodes;
  // In a log, `undo 12` is an entry of the session.
  if (first?.is === 'word' && first.word === 'undo') throw new Error(`the verb '${name}' may not begin with 'undo'`);
  const keys = ['frame', ...keysOf(nodes)];
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  // Slots find earlier values by key, also those of list items: one key must mean one thing.
  if (twice !== undefined) throw new Error(`the verb '${name}' has two slots with the key '${twice}'`);
  return { name, traits, nodes, keyword: keywordOf(nodes), figures, resolve };
}

/** An empty record is a valid Partial of any type, which the compiler cannot prove for a generic one. */
export function nothing<T>(): Readonly<Partial<T>> {
  return Object.create(Object.prototype);
}

function keywordOf<R extends Realm>(nodes: readonly Node<R>[]): Keyword | null {
  let before = 0;
  for (const node of nodes) {
    if (node.is === 'word') return { word: node.word, before };
    if (node.is === 'given') continue;
    before += node.is === 'list' ? node.most * node.body.length : 1;
  }
  return null;
}

function keysOf<R extends Realm>(nodes: readonly Node<R>[]): string[] {
  return nodes.flatMap((node) => {
    if (node.is === 'word') return [];
    return node.is === 'list' && node.gives === 'records' ? [node.key, ...keysOf(node.body)] : [node.key];
  });
}
