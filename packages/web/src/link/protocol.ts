import type { Problem, Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LoggedEntry, Moment, Trace, Trouble, WhatIf } from '../face/moment.ts';
import type { ChangedRules, IfChanged } from './changed-rules.ts';
import type { TablePlan } from './open-table.ts';
import type { Progress } from './read-slowly.ts';

/** What the page asks of the worker. Each question brings a port of its own, by which the answer comes back. */
export interface Questions {
  /** Begins a match, and keeps it under that name, unless it is `passing`: then it is gone with the page. */
  readonly begin: { readonly id: string; readonly plan: TablePlan; readonly passing?: boolean };
  /** Goes on with one that is kept. */
  readonly resume: { readonly id: string };
  /** Takes one over from a file, and keeps it likewise. */
  readonly adopt: {
    readonly id: string;
    readonly text: string;
    readonly passing?: boolean;
    /** What is wanted of it up to where the rules have changed; without a wish it is refused. */
    readonly ifChanged?: IfChanged;
  };
  readonly act: { readonly seq: number; readonly sentence: Sentence };
  readonly undo: { readonly seq: number };
  readonly at: { readonly seq: number };
  readonly why: { readonly seq: number };
  readonly whatIf: { readonly seq: number; readonly unit: number };
  readonly sit: { readonly seat: Seat };
  readonly save: null;
  /** Keeps it, whatever became of what was kept before. */
  readonly keep: null;
}

export interface Answers<R extends Realm> {
  readonly begin: Opening<R>;
  readonly resume: Opening<R>;
  readonly adopt: Opening<R>;
  readonly act: Verdict;
  readonly undo: Verdict;
  readonly at: Moment<R>;
  readonly why: Trace<R>;
  readonly whatIf: WhatIf<R>;
  readonly sit: Sat<R>;
  readonly save: string;
  readonly keep: boolean;
}

export type Topic = keyof Questions;

export type Question = { readonly [T in Topic]: { readonly topic: T; readonly asked: Questions[T] } }[Topic];

/** An answer, or why there is none. */
export type Reply<T> =
  | { readonly answer: T }
  /** `isUnloaded`: a file of the app could not be had. */
  | { readonly failed: string; readonly isUnloaded: boolean };

/** A match as it lies on the table when somebody sits down. */
export interface Opened<R extends Realm> {
  /** What the match is called. */
  readonly name: string;
  readonly moment: Moment<R>;
  readonly log: readonly LoggedEntry<R>[];
  readonly seating: Seating;
  /** All its people may look at one screen together. */
  readonly isShared: boolean;
  /** It was saved under other rules, and everything came out the same. */
  readonly isRenewed: boolean;
  /** It is only watched, up to where the rules have changed: nothing can be said, and what is kept is its file as it is. */
  readonly isWatched: boolean;
}

/** The match, or why it cannot be opened. */
export type Opening<R extends Realm> =
  | { readonly ok: true; readonly opened: Opened<R> }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * There is none of that name, it cannot be read, the worker could not be loaded or broke down, something in it is wrong,
 * the rules have changed, or nobody wanted to wait for it any longer.
 */
export type Refusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'changed'; readonly rules: ChangedRules }
  | { readonly kind: 'storage'; readonly message: string }
  | { readonly kind: 'unloaded'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] };

export interface Sat<R extends Realm> {
  readonly moments: readonly Moment<R>[];
  readonly log: readonly LoggedEntry<R>[];
}

/** What the worker says unasked. It holds a lock for life, by which its end is known. */
export type News<R extends Realm> =
  | TableNews<R>
  | ({ readonly kind: 'reading' } & Progress)
  | { readonly kind: 'alive'; readonly lock: string };

/** What it says of the match on the table. */
export type TableNews<R extends Realm> =
  | { readonly kind: 'moment'; readonly moment: Moment<R>; readonly entry: LoggedEntry<R> }
  /** Null: it is kept again. */
  | { readonly kind: 'trouble'; readonly trouble: Trouble | null };
