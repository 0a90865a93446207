import type { Audience, PackName, Problem, Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating, StandingAnswers, TableEntry } from '@sandtable/session';
import type { HandAnswer, HandDeed } from '../face/companion.ts';
import type {
  ActWishes,
  Hints,
  LoggedEntry,
  MindAnswer,
  MindDeed,
  Moment,
  PastSpan,
  Thinking,
  Trace,
  Trouble,
  WhatIf,
} from '../face/moment.ts';
import type { ChangedRules, IfChanged, Renewal } from './changed-rules.ts';
import type { PackedPast } from './packed-past.ts';

/** What the page asks the worker. Each question brings its own port for the answer. */
export interface Questions {
  /** Begins a match and saves it under that id, unless it is `passing`: then it ends with the page. */
  readonly begin: { readonly id: string; readonly plan: TablePlan; readonly passing?: boolean };
  readonly resume: { readonly id: string };
  /** Takes a match from a file and saves it likewise. */
  readonly adopt: {
    readonly id: string;
    readonly text: string;
    readonly passing?: boolean;
    /** By default, a match under changed rules is refused. With `watch` it stands still, changed or not. */
    readonly ifChanged?: IfChanged;
  };
  readonly act: { readonly seq: number; readonly sentence: Sentence } & ActWishes;
  readonly beforehand: Partial<StandingAnswers>;
  /** Ends the pause after an entry, so that AI and bots answer it. */
  readonly goOn: null;
  readonly undo: { readonly seq: number };
  readonly end: { readonly seq: number; readonly ending: TableEntry };
  readonly at: { readonly seq: number };
  readonly past: PastSpan;
  readonly why: { readonly seq: number; readonly eyes?: Audience | undefined };
  readonly whatIf: { readonly seq: number; readonly unit: number };
  readonly sit: { readonly seat: Seat };
  readonly hand: HandDeed;
  readonly mind: MindDeed;
  readonly save: null;
  /** Saves the match even if it was deleted or taken meanwhile. */
  readonly keep: null;
}

export interface Answers<R extends Realm> {
  readonly begin: OpenAnswer<R>;
  readonly resume: OpenAnswer<R>;
  readonly adopt: OpenAnswer<R>;
  readonly act: Verdict;
  readonly beforehand: boolean;
  readonly goOn: boolean;
  readonly undo: Verdict;
  readonly end: Verdict;
  readonly at: Moment<R>;
  readonly past: PackedPast<R>;
  readonly why: Trace<R>;
  readonly whatIf: WhatIf<R>;
  readonly sit: SeatAnswer<R>;
  readonly hand: HandAnswer<R>;
  readonly mind: MindAnswer;
  readonly save: string;
  readonly keep: boolean;
}

export type Topic = keyof Questions;

/** Questions for any table; the others are only for one in this browser. */
export type TableTopic = 'act' | 'beforehand' | 'goOn' | 'undo' | 'end' | 'at' | 'why' | 'whatIf';

export type TableAnswers<R extends Realm> = Pick<Answers<R>, TableTopic>;

export type Question = { readonly [T in Topic]: { readonly topic: T; readonly asked: Questions[T] } }[Topic];

export type Reply<T> =
  | { readonly answer: T }
  /** `isUnloaded`: a file of the app could not be loaded. */
  | { readonly failed: string; readonly isUnloaded: boolean };

export interface OpenedMatch<R extends Realm> {
  readonly name: string;
  readonly moment: Moment<R>;
  readonly log: readonly LoggedEntry<R>[];
  readonly seating: Seating;
  /** Its people have no secrets from each other and can share a view. */
  readonly isShared: boolean;
  /** Set if it was saved under other rules and every entry came out the same; null if it was saved under these rules. */
  readonly renewal: Renewal | null;
  /** Read-only, up to where the rules have changed; its file stays as it is. */
  readonly isWatched: boolean;
  readonly hints?: Hints;
}

export type OpenAnswer<R extends Realm> =
  | { readonly ok: true; readonly opened: OpenedMatch<R> }
  | { readonly ok: false; readonly refusal: Refusal };

/** Why a match cannot be opened. `stopped`: the person cancelled; `wrong`: the file or the plan is not valid. */
export type Refusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'changed'; readonly rules: ChangedRules }
  | { readonly kind: 'pack'; readonly pack: PackName }
  | { readonly kind: 'storage'; readonly message: string }
  | { readonly kind: 'unloaded'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] };

export interface SeatAnswer<R extends Realm> {
  readonly moments: readonly Moment<R>[];
  readonly log: readonly LoggedEntry<R>[];
}

/** What the worker sends unasked. It holds a lock for life, so that the page notices its death. */
export type News<R extends Realm> =
  | TableNews<R>
  | ({ readonly kind: 'reading' } & Progress)
  | { readonly kind: 'alive'; readonly lock: string };

export type TableNews<R extends Realm> =
  /** Several entries if some were not to be shown by themselves; the moment is that of the last entry, with the events of all. */
  | { readonly kind: 'moment'; readonly moment: Moment<R>; readonly entries: readonly LoggedEntry<R>[] }
  /** Null: no search runs any more. */
  | { readonly kind: 'thinking'; readonly thinking: Thinking | null }
  /** Null: the trouble is over. */
  | { readonly kind: 'trouble'; readonly trouble: Trouble | null };

export interface TablePlan {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Seating;
  readonly seed: string;
  /** For a generated match: which bot drafts for which hand. Becomes part of the seats. */
  readonly drafts?: Readonly<Record<string, string>>;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}
