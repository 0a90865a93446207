import type { BestOrder } from './advice.ts';
import type { Audience, Pending, Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { MatchOutcome, Seating, StandingAnswers, TableEntry } from '@sandtable/session';

/** A match after one entry, as the person at the screen may know it. */
export interface Moment<R extends Realm> {
  readonly seq: number;
  readonly seat: Seat;
  readonly asks: Seat | null;
  readonly view: R['view'];
  readonly pending: Pending<R> | null;
  readonly speaker: Seat | null;
  /** The sentence, if the viewer said it. */
  readonly said?: Sentence;
  readonly events: readonly R['event'][];
  readonly undo: Verdict<{ readonly to: number }>;
  /** By the game's rules or by the players' agreement. */
  readonly outcome: MatchOutcome | null;
  /** What the players did outside the rules in this entry, such as resigning. */
  readonly byTable?: TableEntry;
  /** The AI or a bot is to act and waits for `goOn`: until then the entry can be taken back. */
  readonly isPaused?: boolean;
  /** The seat is asked but gave its answer beforehand: that answer follows. */
  readonly isAnswered?: boolean;
}

export interface Trace<R extends Realm> {
  readonly seq: number;
  readonly before: Moment<R>;
  readonly notes: readonly R['note'][];
  readonly events: readonly R['event'][];
}

export interface PastSpan {
  readonly from: number;
  readonly to: number;
  /** A seat, an onlooker or, once the match is over, the referee, who sees everything. */
  readonly eyes: Audience;
}

/** One entry as a seat may know it, without the view after it. */
export interface LoggedEntry<R extends Realm> {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly R['event'][];
  /** The entry it went back to; null if it was a sentence. */
  readonly undo: number | null;
  /** Only if the seat itself said it. */
  readonly said?: Sentence;
  /** Only if it was an act of the table, outside the rules. */
  readonly byTable?: TableEntry;
}

export interface WhatIf<R extends Realm> {
  readonly seq: number;
  readonly unit: number;
  /** Up to the order the AI would execute; the dice after that are not rolled. */
  readonly notes: readonly R['note'][];
  /** It needed draws or tie-breaks that the match never made, so these are random. */
  readonly isDrawnAnew: boolean;
}

export interface ActWishes {
  /** If the entry can be taken back, the AI and bots wait for `goOn` before they answer. */
  readonly pause?: boolean;
  /** Answers the question the entry leads to: what to add to its roll. */
  readonly next?: Sentence | null;
}

/**
 * All that the play screen talks to: a match in a worker of this browser, or one on a server. The screen answers every
 * hover from the view it holds; the link holds the truth.
 */
export interface TableLink<R extends Realm> {
  readonly id: string;
  readonly name: string;
  readonly seating: Seating;
  /** What only a table in this browser has; null for a match on a server, where each player has a screen. */
  readonly local: LocalTable<R> | null;
  now(): Moment<R>;
  /** Delivers every entry in order, the AI's too. Entries are held back until there is a subscriber. */
  subscribe(listener: (moment: Moment<R>) => void): () => void;
  /**
   * The entries loaded so far, up to the current one, as the person at the screen may know them: the newest page, plus
   * what `loadOlder` added. The set-up, entry 0, comes last.
   */
  log(): readonly LoggedEntry<R>[];
  /** Loads the previous page; does nothing once the set-up is loaded. */
  loadOlder(): Promise<void>;
  act(seq: number, sentence: Sentence, wants?: ActWishes): Promise<Verdict>;
  /** From now on these answers apply before the person at the screen is asked. */
  beforehand(answers: Partial<StandingAnswers>): void;
  goOn(): void;
  undo(seq: number): Promise<Verdict>;
  /** Ends the match outside its rules: a player resigns, or all agree to a draw. */
  end(seq: number, ending: TableEntry): Promise<Verdict>;
  at(seq: number): Promise<Moment<R>>;
  /** A match on a server only shows what this viewer may see. */
  past(span: PastSpan): Promise<readonly Moment<R>[]>;
  /** As the person at the screen sees it, unless `eyes` names another viewer. */
  why(seq: number, eyes?: Audience): Promise<Trace<R>>;
  /** Decides an entry of the AI again as if one of its units had been spent. Does not change the match. */
  whatIf(seq: number, unit: number): Promise<WhatIf<R>>;
  close(): void;
}

/** Progress of a search, in playouts. */
export interface Thinking {
  /** A general who plays, or the one that works out a hint. */
  readonly who: 'general' | 'hint';
  readonly done: number;
  readonly total: number;
}

export interface Hint extends BestOrder {
  /** Null if there was nothing to compare, or the search was cut short. */
  readonly figures: HintFigures | null;
}

/** The share of playouts won after a sentence, from 0 to 1: a draw counts half, an unfinished playout counts its estimate. */
interface HintFigures {
  readonly wins: number;
  /** The same for the sentence that the bot of the playouts would choose; equal to `wins` if it is the same sentence. */
  readonly usual: number;
  /** Playouts per imagined world. */
  readonly playouts: number;
}

/** What the person at the screen asks of a general. */
export type MindDeed =
  /** The thinking general plays the best sentence found so far. */
  | { readonly deed: 'hurry' }
  /** `isSmall`: a slow machine, which gets fewer playouts. `isCounted`: the person asked for it, so the result will tell. */
  | { readonly deed: 'hint'; readonly seq: number; readonly isSmall: boolean; readonly isCounted: boolean };

/** The hint, if one was asked for and the match has not moved on; and how many hints each seat has had. */
export interface MindAnswer {
  readonly hint: Hint | null;
  readonly hints: Hints;
}

export interface TableMind {
  hints(): Hints | null;
  ask(deed: MindDeed): Promise<MindAnswer>;
  /** Called at once, and whenever the search progresses; with null when no search runs. */
  onThinking(listener: (thinking: Thinking | null) => void): () => void;
}

export type Hints = Readonly<Record<Seat, number>>;

/** A match in this browser, whose players share one screen. */
export interface LocalTable<R extends Realm> {
  /** Its players have no secrets from each other: no curtain between turns. */
  readonly isShared: boolean;
  readonly isWatched: boolean;
  /** Another person takes the screen. Returns the moments that person missed, and the current one. */
  sit(seat: Seat): Promise<readonly Moment<R>[]>;
  /**
   * The person leaves the screen: the link forgets at once everything that seat could see. Until the next `sit` the
   * moment is an onlooker's and the log is empty.
   */
  rise(): void;
  save(): Promise<string>;
  /** Saves it in this browser, even if it was deleted. */
  keep(): Promise<void>;
  /** Absent where no general thinks and no hints are given. */
  readonly mind?: TableMind;
  /** Called with the current trouble at once, and with null when it is over. */
  onTrouble(listener: (trouble: Trouble | null) => void): () => void;
}

/** What can go wrong with a match outside its rules. */
export type Trouble =
  | { readonly kind: 'storageFull' }
  | { readonly kind: 'storageRefused'; readonly message: string }
  /** Deleted in another tab; this tab saves nothing more of it. */
  | { readonly kind: 'deleted' }
  | { readonly kind: 'matchFull'; readonly most: number }
  /** Another tab has opened the match and continues from what was saved. */
  | { readonly kind: 'taken'; readonly isUnsaved: boolean }
  /**
   * The worker or the rules crashed, or (`isUnlike`) a replay of the match came out different. `isUnsaved`: part of the
   * match had not been saved.
   */
  | { readonly kind: 'broken'; readonly message: string; readonly isUnsaved?: boolean; readonly isUnlike?: boolean };
