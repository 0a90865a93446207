import type {
  Audience,
  Denied,
  EventNotice,
  Granted,
  Need,
  Pending,
  Problem,
  Realm,
  Seat,
  Verdict,
} from '@sandtable/kernel';
import type { MatchOutcome } from './by-table.ts';
import type { Entry } from './log.ts';

export interface EntryReceipt {
  readonly seq: number;
}

/** The rules failed on a sentence they had granted. The match is unchanged; the fault goes into a report. */
export interface Fault {
  readonly seq: number;
  readonly sentence: string;
  readonly hash: string;
  readonly message: string;
}

/** `problems` if it was not a sentence, or if counters put by hand would be unsound; `want` if the table must roll or draw first. */
type Refusal = Denied & { readonly fault?: Fault; readonly problems?: readonly Problem[] };

/** An entry that waits for a physical table. Nothing of it counts until it is sent again with the results. */
export interface Want<R extends Realm> {
  readonly need: Need;
  /** How the rules came to need it. */
  readonly notes: readonly R['note'][];
  /** The unfinished match as an audience knows it, with the events of the entry so far. */
  now(audience: Audience): Pick<Moment<R>, 'view' | 'events'>;
}

export type Answer = Granted<EntryReceipt> | Refusal;

export type PrepareAnswer<R extends Realm> = Granted<Prepared<R>> | (Refusal & { readonly want?: Want<R> });

/** An entry that was judged and carried out but is not in the match yet: the caller stores it first, and then commits or drops it. */
export interface Prepared<R extends Realm> {
  /** The number it gets once committed. */
  readonly seq: number;
  readonly entry: Entry;
  readonly digest: string;
  /** Its seat had answered in advance; not in the log. */
  readonly isGiven?: boolean;
  /** All its events and who learns of them. */
  readonly told: readonly EventNotice<R['event']>[];
  /** The seat asked next; null if the match would be over. */
  readonly asks: Seat | null;
  hash(): string;
  /** The moment after it, for storage; tell players only after the commit. */
  now(audience: Audience): Moment<R>;
  commit(): EntryReceipt;
  drop(): void;
}

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
  /** By the game's rules or the table. */
  readonly outcome: MatchOutcome | undefined;
}

/** A replayed moment. `trace` has notes on how the rules came to it, if asked for. */
export interface PastMoment<R extends Realm> extends Moment<R> {
  readonly trace: readonly R['note'][];
}
