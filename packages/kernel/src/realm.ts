import type { Chance, Streams } from './random.ts';
import type { Word } from './word.ts';

/**
 * A procedure in progress, as plain data: a turn, an attack, a roll. Anything that can wait is a frame, never a closure, so that a
 * game can be saved at any point. `got` is the result of the frame that finished above it.
 */
export interface Frame {
  readonly kind: string;
  step: number;
  got: number | null;
}

export type FrameView = Readonly<Frame>;

export interface CoreView {
  readonly frames: readonly FrameView[];
  /** Null in every view except the referee's: these cursors determine every future roll. */
  readonly random: Streams | null;
}

export interface CoreState extends CoreView, Chance {
  readonly frames: Frame[];
  readonly random: Streams;
}

/** A word, its kind, and its value: `E09` is hex 117. */
export interface Meaning<Kind extends string = string, T = unknown> {
  readonly word: Word;
  readonly kind: Kind;
  readonly value: T;
}

/**
 * All types of one game under one name, declared once as an interface: the single type parameter of rule modules and of everything
 * that works with any game.
 */
export interface Realm {
  readonly options: unknown;
  /** The match as an audience knows it. The state is the view that knows everything. */
  readonly view: CoreView;
  readonly state: CoreState;
  readonly event: unknown;
  /** A view with the rules' lookup tables, for proposals and judgements. */
  readonly seen: unknown;
  /** The same for the state, for resolution only. */
  readonly held: unknown;
  readonly frame: Frame;
  /** Every kind of word with its value, as a union of `Meaning`s. */
  readonly word: Meaning;
  /** The figures of a judgement by name: cost, odds. A beginning has those that are already certain. */
  readonly figures: object;
  /** Facts about a verb, for screens and bots: that it rolls dice, that it strikes. */
  readonly traits: object;
  readonly verb: string;
  /** What the rules note about a choice when reasons are asked for. */
  readonly note: unknown;
}

/** A state is also a view. */
export type StateOf<R extends Realm> = R['state'] & R['view'];

/** A word that may come next: one with a value, a verb's fixed word (`move`), or `.`, the end of the sentence. */
export type Offer<R extends Realm> = R['word'] | Meaning<'fixed', Word> | Meaning<'stop', null>;
