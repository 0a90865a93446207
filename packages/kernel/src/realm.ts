import type { Chance, Streams } from './random.ts';
import type { Word } from './word.ts';

/**
 * Something half done, as plain data: a turn, an attack, a roll. What can stop and wait is a frame, never a closure, so
 * that a game can be saved in the middle of anything. `got` is what the frame above handed down when it finished.
 */
export interface Frame {
  readonly kind: string;
  step: number;
  got: number | null;
}

/** A frame as a view shows it. */
export type FrameView = Readonly<Frame>;

/** What every view has: the stack of frames, and no chance. */
export interface CoreView {
  readonly frames: readonly FrameView[];
  /** Null in every view but the referee's: whoever had the cursors would know every roll to come. */
  readonly random: Streams | null;
}

/** What every state has. */
export interface CoreState extends CoreView, Chance {
  readonly frames: Frame[];
  readonly random: Streams;
}

/** A word with its kind and the value it stands for: `E09` is the hex 117. */
export interface Meaning<Kind extends string = string, T = unknown> {
  readonly word: Word;
  readonly kind: Kind;
  readonly value: T;
}

/**
 * All types of one game under one name. Its rule modules, and whatever is handed the game, take this one parameter; a game
 * declares it once, as an interface with these fields.
 */
export interface Realm {
  readonly options: unknown;
  /** The match as an audience knows it, and the match itself, which is the view that knows everything. */
  readonly view: CoreView;
  readonly state: CoreState;
  readonly event: unknown;
  /** A view with the tables it is read by: proposals and judgements are given it. */
  readonly seen: unknown;
  /** The same around the state: only resolution is given it. */
  readonly held: unknown;
  readonly frame: Frame;
  /** Every kind of word with its value, as a union of `Meaning`s. */
  readonly word: Meaning;
  /** The figures of a judgement by name: cost, odds. A beginning has those that are certain already. */
  readonly figures: object;
  /** What a verb says of itself, for whoever shows or plays it: that it rolls, that it strikes. */
  readonly traits: object;
  /** The names of all its verbs. */
  readonly verb: string;
  /** What the rules note down of a choice when somebody asks why. */
  readonly note: unknown;
}

/** A state is a view, too. */
export type StateOf<R extends Realm> = R['state'] & R['view'];

/** A word that may be said: one with a value, one that is fixed in its verb (`move`), or `.`, the end of the sentence. */
export type Offer<R extends Realm> = R['word'] | Meaning<'fixed', Word> | Meaning<'stop', null>;
