import type { Audience, Seat } from './audience.ts';
import type { WordCounts } from './chatter.ts';
import type { Io } from './io.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { CoreView, Offer, Realm, StateOf } from './realm.ts';
import type { Judgement } from './speech.ts';
import type { Verdict } from './verdict.ts';
import type { VerbInfo } from './verb.ts';
import type { Sentence } from './word.ts';

/** The one seat that must decide, a key for the prompt, and the verbs that answer it. */
export interface Pending<R extends Realm> {
  readonly seat: Seat;
  readonly key: string;
  readonly verbs: readonly VerbInfo<R>[];
}

/** The winners (none in a draw), the score of each seat, and the rule that ended the game. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: { readonly [seat: Seat]: number };
  readonly reason: { readonly rule: string; readonly key: string };
}

/**
 * A game with its pack of content: everything that a match, a screen, a bot or a test needs, without knowing which game it is. A
 * state is the view that knows everything; a view has the same shape, with null for whatever its audience does not know.
 */
export interface GameSystem<R extends Realm> {
  readonly id: string;
  /** Stamped into saves; raised by every change that alters results. */
  readonly version: number;
  /** The hash of all its content. */
  readonly pack: string;
  readonly streams: readonly string[];

  /**
   * Checks options from outside. A good result is plain JSON and is accepted again unchanged. Options that are not named get
   * the defaults of this `version` of the rules, the present one unless given: a match goes on as it was begun.
   */
  options(raw: unknown, version?: number): Result<R['options']>;
  seats(options: R['options']): readonly Seat[];
  /** The hash of the content that a match with these options uses; other content may change. */
  content(options: R['options']): string;
  setup(options: R['options'], io: Io<R['event'], R['note']>): StateOf<R>;

  /** Built by inclusion: anything not put in stays unknown. */
  view(state: StateOf<R>, audience: Audience): R['view'];
  /** Undefined once the game is over. */
  pending(view: R['view']): Pending<R> | undefined;
  /** Every word that may follow, and `.` if the sentence may be sent as it is. */
  offers(view: R['view'], said: Sentence): readonly Offer<R>[];
  /** Each word of a granted beginning with its meaning; empty if it is denied. */
  heard(view: R['view'], said: Sentence): readonly Offer<R>[];
  /** Granted with figures or denied with reasons, for any beginning. */
  judge(view: R['view'], said: Sentence): Verdict<Judgement<R>>;
  /** Whether `judge` would grant it as a whole sentence; faster. */
  allows(view: R['view'], sentence: Sentence): boolean;
  /** A random sentence; with `spoken`, one of rarely used words. */
  anySentence(view: R['view'], random: Random, spoken?: WordCounts): Sentence;
  /** Every sentence with this beginning; only for small positions. */
  everySentence(view: R['view'], said?: Sentence): Iterable<Sentence>;
  /** Changes the state in place. The view of the pending seat must have granted the whole sentence. */
  apply(state: StateOf<R>, sentence: Sentence, io: Io<R['event'], R['note']>): void;

  freeze(state: StateOf<R>): string;
  /** The state from a text made by `freeze`, with records built by the game's own factories. */
  revive(text: string): StateOf<R>;
  /** An independent copy of the state; much faster than through its text. */
  copy(state: StateOf<R>): StateOf<R>;
  /**
   * A possible world behind a view: a sound state that gives this audience exactly this view. It knows no more than the view;
   * everything hidden, future rolls too, is drawn from `random`.
   */
  imagine(view: R['view'], audience: Audience, random: Random): StateOf<R>;

  outcome(view: R['view']): Outcome | undefined;
  /** Which questions may be answered in advance; left out by a game that has none. */
  readonly beforehand?: Beforehand<R> | undefined;
  /**
   * Puts counters and markers where a physical table has them, checking only that the state stays sound. After a problem the state
   * must not be used.
   */
  put(state: StateOf<R>, words: Sentence): Result<null>;
  /** Broken invariants; empty for a sound state. */
  audit(state: StateOf<R>): string[];
}

/**
 * Which questions seats may answer in advance. Everything here depends only on a spectator's view and on events that everyone
 * hears: an immediate answer must not reveal what its seat holds.
 */
export interface Beforehand<R extends Realm> {
  readonly kinds: { readonly [kind: string]: readonly string[] };
  /** What may interrupt a pass. */
  readonly breaks: readonly string[];
  /** How the question with this key may be answered; null if it must always be asked. */
  foresee(view: R['view'], key: string): Foreseen | null;
  /** What an event means to a seat, by the view after the entry: one of `breaks`, `round` if it ends every pass, or null. */
  happened(view: R['view'], event: R['event'], seat: Seat): string | null;
}

export interface Foreseen {
  /** `turn`: a decision even with a single answer. `open`: all answers are public. `secret`: they depend on what the seat holds. */
  readonly choice: 'turn' | 'open' | 'secret';
  readonly pass?: Sentence;
  /** The kind of standing answer it takes, and the sentence for one of its values. */
  readonly kind?: string;
  says?(value: string): Sentence;
}

/** A view that no state can pass for: it has no random streams. */
export type Blind<View> = View & { readonly random: null };

/** The same view, checked not to be a state. */
export function blind<View extends CoreView>(view: View): Blind<View> {
  if (!isBlind(view)) throw new TypeError('a bot is handed a view, never a state');
  return view;
}

function isBlind<View extends CoreView>(view: View): view is Blind<View> {
  return view.random === null;
}

/**
 * A computer player: takes a view and its own randomness and returns a whole sentence. Session and lab hand it a `Blind` view,
 * never a state. A slow bot is given the session's `botTurn` and answers when ready.
 */
export type Bot<View> = (view: View, random: Random) => Sentence;
