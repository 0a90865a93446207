import type { Audience, Seat } from './audience.ts';
import type { WordCounts } from './chatter.ts';
import type { Io } from './io.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Offer, Realm, StateOf } from './realm.ts';
import type { Judgement } from './speech.ts';
import type { Verdict } from './verdict.ts';
import type { VerbInfo } from './verb.ts';
import type { Sentence } from './word.ts';

/** The one seat that must decide, and what: a key for the prompt and the verbs that answer it. */
export interface Pending<R extends Realm> {
  readonly seat: Seat;
  readonly key: string;
  readonly verbs: readonly VerbInfo<R>[];
}

/** How it ended: who won (nobody in a draw), the score of each seat, and the rule that ended it. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: { readonly [seat: Seat]: number };
  readonly reason: { readonly rule: string; readonly key: string };
}

/**
 * A game, made for a pack of content. All that a match, a screen, a bot or a test needs of it, and nothing that knows which
 * game it is. A state is the view that knows everything; a view has its shape, with null for what its audience does not know.
 */
export interface GameSystem<R extends Realm> {
  readonly id: string;
  /** Stamps saves; a change that alters results raises it. */
  readonly version: number;
  /** The hash of all the content it was made for. */
  readonly pack: string;
  /** The names of its random streams. */
  readonly streams: readonly string[];

  /** Checks what comes from outside. What it grants is plain JSON and granted again as it stands. */
  options(raw: unknown): Result<R['options']>;
  seats(options: R['options']): readonly Seat[];
  /** The hash of the content that a match of these options uses: what else changes does not concern it. */
  content(options: R['options']): string;
  setup(options: R['options'], io: Io<R['event'], R['note']>): StateOf<R>;

  /** Built by inclusion: what is not put in is not known. */
  view(state: StateOf<R>, audience: Audience): R['view'];
  /** Undefined when it is over. */
  pending(view: R['view']): Pending<R> | undefined;
  /** Every word that may follow what was said; `.` = may be sent as it stands. */
  offers(view: R['view'], said: Sentence): readonly Offer<R>[];
  /** The words of a beginning that is granted, each with what it means; none if it is not. */
  heard(view: R['view'], said: Sentence): readonly Offer<R>[];
  /** Any beginning: granted with its figures, or denied with reasons. */
  judge(view: R['view'], said: Sentence): Verdict<Judgement<R>>;
  /** Whether `judge` would grant it as a whole sentence; quicker, for those who say thousands. */
  allows(view: R['view'], sentence: Sentence): boolean;
  /** A sentence at random; with `spoken`, of the words that were used least. */
  anySentence(view: R['view'], random: Random, spoken?: WordCounts): Sentence;
  /** Every sentence that begins so; for small positions. */
  everySentence(view: R['view'], said?: Sentence): Iterable<Sentence>;
  /** Changes the state in place. The sentence must have been granted, whole, on the view of the pending seat. */
  apply(state: StateOf<R>, sentence: Sentence, io: Io<R['event'], R['note']>): void;

  freeze(state: StateOf<R>): string;
  /** The state of a text that `freeze` made, its records built by the game's own factories. */
  revive(text: string): StateOf<R>;
  /** Another state that this audience could not tell from this one. Leaves the state as it is. */
  reimagine(state: StateOf<R>, audience: Audience, random: Random): StateOf<R>;

  outcome(view: R['view']): Outcome | undefined;
  /** Broken invariants; none in a sound state. */
  audit(state: StateOf<R>): string[];
}

/** A player of flesh or code as the session meets it: it sees a view and speaks whole sentences. */
export type Bot<View> = (view: View, random: Random) => Sentence;
