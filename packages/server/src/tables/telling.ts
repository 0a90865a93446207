import { type Audience, heardBy, type EventNotice, type Realm, type Seat } from '@sandtable/kernel';
import {
  type Commitment,
  type Match,
  type Moment,
  printEntry,
  speakerOf,
  tell,
  type Telling as SessionTelling,
} from '@sandtable/session';
import type { WarmMatch } from './snapshots.ts';
import type { ToldClocks } from './table-clock.ts';
import type { StandingBook } from './standing.ts';

/** One entry as an audience knows it. */
export interface HeardEntry {
  readonly seq: number;
  /** Null for the set-up, and for what the table said. */
  readonly speaker: Seat | null;
  /** What the audience said itself, every undo, and what the table said; null for the sentences of others. */
  readonly words: string | null;
  readonly events: readonly unknown[];
}

/** What an audience is told of a match: what it has missed, and how things are now, as changes of what it knew. */
export interface Telling extends Pick<SessionTelling<Realm>, 'seq' | 'audience' | 'after' | 'changes'>, ToldClocks {
  readonly entries: readonly HeardEntry[];
  /** With the whole only: it never changes. */
  readonly commitment?: Commitment;
  /** The seed, once the match is over. */
  readonly seed: string | null;
}

/** What somebody knows of a match. */
export interface Known {
  /** The last entry whose events are known; -1 for none. */
  readonly seq: number;
  /** What was told last over this connection; null for nothing yet. */
  readonly moment: Moment<Realm> | null;
}

/**
 * The one place where a match is put into words for an audience. Whoever was told nothing yet gets the whole view, others what has
 * changed. What is known then is to be kept for the next time, for as long as the connection lasts.
 */
export function tellingOf(
  { match, told }: WarmMatch,
  standing: StandingBook,
  audience: Audience,
  { seq: last, moment }: Known,
): { readonly telling: Telling; readonly known: Known } {
  const { telling, known } = tell(moment, { ...match.now(audience), undo: standing.judgeUndo(match, audience) });
  const { seq, after, changes } = telling;
  const seed = match.reveal();
  const missed = told.slice(last + 1);
  return {
    telling: {
      ...{ seq, audience, after, changes },
      entries: missed.map((notices, index) => heardEntry(match, audience, last + 1 + index, notices)),
      ...(after === null ? { commitment: match.commitment } : {}),
      seed: seed.granted ? seed.value : null,
    },
    known: { seq, moment: known },
  };
}

export function heardEntry(
  match: Match<Realm>,
  audience: Audience,
  seq: number,
  notices: readonly EventNotice<unknown>[],
): HeardEntry {
  const entry = match.log.entry(seq);
  const isOpen = entry !== undefined && (!('say' in entry) || entry.seat === audience);
  return {
    seq,
    speaker: speakerOf(entry),
    words: isOpen ? printEntry(entry) : null,
    events: heardBy(audience, notices),
  };
}
