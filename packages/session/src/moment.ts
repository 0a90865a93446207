import type { Audience, Denied, Granted, Outcome, Pending, Problem, Realm, Verdict } from '@sandtable/kernel';

/** The number of an accepted sentence in the log. */
export interface EntryReceipt {
  readonly seq: number;
}

/** The rules failed on a sentence they had granted. The match is unchanged; this goes into a report. */
export interface Fault {
  readonly seq: number;
  readonly sentence: string;
  readonly hash: string;
  readonly message: string;
}

/** The answer to a sentence; `problems` if it was not even one. */
export type Answer =
  | Granted<EntryReceipt>
  | (Denied & { readonly fault?: Fault; readonly problems?: readonly Problem[] });

/** A match at one entry, as one audience knows it. Its view may share records with the match until the next entry. */
export interface Moment<R extends Realm> {
  readonly seq: number;
  readonly audience: Audience;
  readonly view: R['view'];
  readonly pending: Pending<R> | undefined;
  /** The events of this entry that the audience learns of. */
  readonly events: readonly R['event'][];
  /** Whether the audience may undo, and to which entry. */
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: Outcome | undefined;
}

/** A replayed moment, with notes on how the rules came to it if asked for. */
export interface PastMoment<R extends Realm> extends Moment<R> {
  readonly trace: readonly R['note'][];
}
