import type { Audience, Seat } from './audience.ts';
import type { Spoken } from './chatter.ts';
import type { Io } from './io.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Chance } from './seed.ts';
import type { Judgement } from './speech.ts';
import type { Verdict } from './verdict.ts';
import type { Sentence, Word } from './word.ts';

/** The one seat that must decide, and what: a key for the prompt and the names of the verbs that answer it. */
export interface Pending {
  readonly seat: Seat;
  readonly key: string;
  readonly verbs: readonly string[];
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
export interface GameSystem<Options, View, State extends View & Chance, Event> {
  readonly id: string;
  /** Stamps saves; a change that alters results raises it. */
  readonly version: number;
  /** The hash of the content it was made for. */
  readonly pack: string;
  /** The names of its random streams. */
  readonly streams: readonly string[];

  /** Checks what comes from outside. What it grants is plain JSON and granted again as it stands. */
  options(raw: unknown): Result<Options>;
  seats(options: Options): readonly Seat[];
  setup(options: Options, io: Io<Event>): State;

  /** Built by inclusion: what is not put in is not known. */
  view(state: State, audience: Audience): View;
  /** Undefined when it is over. */
  pending(view: View): Pending | undefined;
  /** Every word that may follow what was said; `.` = may be sent as it stands. */
  offers(view: View, said: Sentence): Word[];
  /** Any beginning: granted with its figures, or denied with reasons. */
  judge(view: View, said: Sentence): Verdict<Judgement>;
  /** Whether `judge` would grant it as a whole sentence; quicker, for those who say thousands. */
  allows(view: View, sentence: Sentence): boolean;
  /** A sentence at random; with `spoken`, of the words that were used least. */
  anySentence(view: View, random: Random, spoken?: Spoken): Sentence;
  /** Every sentence that begins so; for small positions. */
  everySentence(view: View, said?: Sentence): Iterable<Sentence>;
  /** Changes the state in place. The sentence must have been granted, whole, on the view of the pending seat. */
  apply(state: State, sentence: Sentence, io: Io<Event>): void;

  freeze(state: State): string;
  /** The state of a text that `freeze` made, its records built by the game's own factories. */
  revive(text: string): State;
  /** Another state that this audience could not tell from this one. Leaves the state as it is. */
  reimagine(state: State, audience: Audience, random: Random): State;

  outcome(view: View): Outcome | undefined;
  /** Broken invariants; none in a sound state. */
  audit(state: State): string[];
}

/** A player of flesh or code as the session meets it: it sees a view and speaks whole sentences. */
export type Bot<View> = (view: View, random: Random) => Sentence;
