import type { Audience, Outcome, Pending, Verdict, Realm } from '@sandtable/kernel';

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
