import type { Audience, Pending, Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { MatchOutcome, Seating, StandingAnswers, TableEntry } from '@sandtable/session';

/** A match after one entry, as the person at the screen may know it. */
export interface Moment<R extends Realm> {
  readonly seq: number;
  readonly seat: Seat;
  /** The seat that must decide; null when the match is over. */
  readonly asks: Seat | null;
  readonly view: R['view'];
  readonly pending: Pending<R> | null;
  /** The entry itself: who spoke, and the events. */
  readonly speaker: Seat | null;
  /** The sentence, if whoever's view it is said it. */
  readonly said?: Sentence;
  readonly events: readonly R['event'][];
  readonly undo: Verdict<{ readonly to: number }>;
  /** The game's or the table's. */
  readonly outcome: MatchOutcome | null;
  /** What the table itself said in this entry, such as a resignation. */
  readonly byTable?: TableEntry;
  /** The AI or a bot is asked, and waits for `goOn`: until then the entry can be taken back. */
  readonly isPaused?: boolean;
  /** The seat is asked, but has answered beforehand: the answer follows. */
  readonly isAnswered?: boolean;
}

/** How the AI decided one entry. */
export interface Trace<R extends Realm> {
  readonly seq: number;
  readonly before: Moment<R>;
  readonly notes: readonly R['note'][];
  readonly events: readonly R['event'][];
}

/** Entries of the past from one to another, through somebody's eyes. */
export interface PastSpan {
  readonly from: number;
  readonly to: number;
  /** A seat's, an onlooker's or, once the match is over, the referee's, who sees everything. */
  readonly eyes: Audience;
}

/** One entry as a seat may know it, without the view after it. */
export interface LoggedEntry<R extends Realm> {
  readonly seq: number;
  /** Null for the set-up. */
  readonly speaker: Seat | null;
  readonly events: readonly R['event'][];
  /** The entry it went back to; null if it was a sentence. */
  readonly undo: number | null;
  /** Only if the seat itself said it. */
  readonly said?: Sentence;
  /** Only if the table said it. */
  readonly byTable?: TableEntry;
}

/** An entry of the AI decided again with one of its counters spent. */
export interface WhatIf<R extends Realm> {
  readonly seq: number;
  readonly unit: number;
  /** Up to the order it would execute; dice after that are not rolled. */
  readonly notes: readonly R['note'][];
  /** It needed draws or tie-breaks that the match never had, so these come from other dice. */
  readonly isDrawnAnew: boolean;
}

export interface ActWishes {
  /** If the entry can be taken back, AI and bots do not answer it before `goOn`. */
  readonly pause?: boolean;
  /** Answers the question that the entry brings: what is put on its roll. */
  readonly next?: Sentence | null;
}

/**
 * All the play screen talks to: a match in a worker of this browser, or one that is played elsewhere. The screen answers every
 * hover from the view it holds; the link holds the truth.
 */
export interface TableLink<R extends Realm> {
  readonly id: string;
  readonly name: string;
  readonly seating: Seating;
  /** What only a table of this browser has; null for one elsewhere, where every other person has a screen of their own. */
  readonly local: LocalTable<R> | null;
  now(): Moment<R>;
  /** Delivers every entry in order, the AI's too. Entries wait while nobody is subscribed. */
  subscribe(listener: (moment: Moment<R>) => void): () => void;
  /**
   * The entries that are here, up to the current one, as the person at the screen may know them: the newest page, and what
   * `loadOlder` has put before it. The set-up, entry 0, comes last.
   */
  log(): readonly LoggedEntry<R>[];
  /** Loads the page before; nothing where the set-up is here. */
  loadOlder(): Promise<void>;
  act(seq: number, sentence: Sentence, wants?: ActWishes): Promise<Verdict>;
  /** What the person at the screen answers before they are asked, from now on. */
  beforehand(answers: Partial<StandingAnswers>): void;
  goOn(): void;
  undo(seq: number): Promise<Verdict>;
  /** The people at the table end the match: one resigns, or all agree to a draw. */
  end(seq: number, ending: TableEntry): Promise<Verdict>;
  at(seq: number): Promise<Moment<R>>;
  /** A match elsewhere has no other eyes than those at this screen. */
  past(span: PastSpan): Promise<readonly Moment<R>[]>;
  /** Through the eyes at this screen, unless others may be taken. */
  why(seq: number, eyes?: Audience): Promise<Trace<R>>;
  /** Decides an entry of the AI again as if one of its counters had been spent. The match does not change. */
  whatIf(seq: number, unit: number): Promise<WhatIf<R>>;
  close(): void;
}

/** How far a search has come, in playouts. */
export interface Thinking {
  /** Whose: a general's who plays, or the one that a hint is from. */
  readonly who: 'general' | 'hint';
  readonly done: number;
  readonly total: number;
}

/** What a general would say, if asked in somebody's place. */
export interface Hint {
  readonly sentence: Sentence;
  /** Null if nothing was compared, or he was hurried. */
  readonly figures: HintFigures | null;
}

/** How many of the playouts that followed a sentence were won, from 0 to 1: a draw is half, one that was cut short what it promised. */
interface HintFigures {
  readonly wins: number;
  /** Of what the bot would say whose games he plays out; the same if he would say nothing else. */
  readonly usual: number;
  /** In each of so many worlds. */
  readonly playouts: number;
}

/** What whoever sits at the screen asks of a general. */
export type MindDeed =
  /** Whoever is thinking says the best he has found. */
  | { readonly deed: 'hurry' }
  /** Counted each time it is told. `isSmall`: a small machine, which is not kept waiting for as many playouts. */
  | { readonly deed: 'hint'; readonly seq: number; readonly isSmall: boolean };

/** The hint, if that was asked and nothing came in between; and how many each has had. */
export interface MindAnswer {
  readonly hint: Hint | null;
  readonly hints: Hints;
}

export interface TableMind {
  /** Null if no hints are given here. */
  hints(): Hints | null;
  ask(deed: MindDeed): Promise<MindAnswer>;
  /** Called at once, and whenever a search has come further; with null when there is none. */
  onThinking(listener: (thinking: Thinking | null) => void): () => void;
}

export type Hints = Readonly<Record<Seat, number>>;

/** A match of this browser, whose people share its one screen. */
export interface LocalTable<R extends Realm> {
  /** Its players have no secrets from each other: no curtain between turns. */
  readonly isShared: boolean;
  /** Read only: nothing can be said. */
  readonly isWatched: boolean;
  /** Another person takes the screen. Returns the moments that person missed, and the current one. */
  sit(seat: Seat): Promise<readonly Moment<R>[]>;
  /**
   * The person leaves the screen: everything that was visible to that seat is forgotten at once. Until the next `sit` the
   * moment is a spectator's and the log is empty.
   */
  rise(): void;
  /** The match as the text of a file. */
  save(): Promise<string>;
  /** Saves it in this browser, even if it was deleted. */
  keep(): Promise<void>;
  /** Left out where no general thinks and no hints are given. */
  readonly mind?: TableMind;
  /** Called with the current trouble at once, and with null when it is over. */
  onTrouble(listener: (trouble: Trouble | null) => void): () => void;
}

/** What can go wrong with a match outside its rules. */
export type Trouble =
  | { readonly kind: 'storageFull' }
  | { readonly kind: 'storageRefused'; readonly message: string }
  /** Deleted in another tab; nothing of it is saved. */
  | { readonly kind: 'deleted' }
  | { readonly kind: 'matchFull'; readonly most: number }
  /** Another tab has opened the match and continues from what was saved. */
  | { readonly kind: 'taken'; readonly isUnsaved: boolean }
  /**
   * The worker or the rules crashed, or (`isUnlike`) the match did not come out the same when it was replayed. `isUnsaved`: some of
   * it had not been saved.
   */
  | { readonly kind: 'broken'; readonly message: string; readonly isUnsaved?: boolean; readonly isUnlike?: boolean };
