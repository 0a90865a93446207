import type { Audience, Denied, Granted, Outcome, Pending, Problem, Realm, Verdict } from '@sandtable/kernel';

/** A sentence that was taken: its number in the log. */
export interface EntryReceipt {
  readonly seq: number;
}

/** The rules broke down over a sentence that they had granted. The match stands as before; this goes into a report. */
export interface Fault {
  readonly seq: number;
  readonly sentence: string;
  readonly hash: string;
  readonly message: string;
}

/** What comes back to whoever said something; `problems` if it was not even a sentence. */
export type Answer =
  | Granted<EntryReceipt>
  | (Denied & { readonly fault?: Fault; readonly problems?: readonly Problem[] });

/** A match at one entry, as one audience may know it. Its view may share records with the match until the next entry. */
export interface Moment<R extends Realm> {
  readonly seq: number;
  readonly audience: Audience;
  readonly view: R['view'];
  readonly pending: Pending<R> | undefined;
  /** What this entry told the audience. */
  readonly events: readonly R['event'][];
  /** Whether the audience may take something back, and after which entry the match would stand then. */
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: Outcome | undefined;
}

/** A moment played again, with the notes of how the rules came to it if they were asked for. */
export interface PastMoment<R extends Realm> extends Moment<R> {
  readonly trace: readonly R['note'][];
}
