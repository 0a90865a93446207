import { type Audience, type EventNotice, heardBy, type Realm } from '@sandtable/kernel';
import type { ToldEntry } from '@sandtable/protocol';
import {
  type Commitment,
  type Moment,
  printEntry,
  type Seating,
  speakerOf,
  tell,
  type Telling as SessionTelling,
} from '@sandtable/session';
import type { WarmMatch } from './snapshots.ts';
import type { ToldClocks } from './table-clock.ts';
import type { StandingBook } from './standing.ts';

/** Entries sent at once: when a match is opened, and when older ones are asked for. */
export const PAGE = 50;

/** News of a match for one audience: the entries it missed, and how things stand, as changes to what it knew. */
export interface Telling extends Pick<SessionTelling<Realm>, 'seq' | 'audience' | 'after' | 'changes'>, ToldClocks {
  /** The missed entries; the newest page if there are many. */
  readonly entries: readonly ToldEntry[];
  /** The seat is asked, but has answered beforehand: the answer follows. */
  readonly isAnswered?: boolean;
  /** With the whole view, and whenever a seat changes hands. */
  readonly seating?: Seating;
  /** Only with the whole view: it never changes. */
  readonly commitment?: Commitment;
  /** The seed, once the match is over. */
  readonly seed: string | null;
}

export interface Known {
  /** The last entry whose events it knows; -1 for none. */
  readonly seq: number;
  /** The last moment sent over this connection; null if none yet. */
  readonly moment: Moment<Realm> | null;
  /** While the match sleeps: the undo of the last moment sent. The rest of that moment can be made again from the match. */
  readonly undo?: Moment<Realm>['undo'];
}

/**
 * The one place that turns a match into messages for an audience: the whole view if nothing was told yet, changes otherwise. Keep the
 * returned `known` for the next call, as long as the connection lasts.
 */
export function tellingOf(
  warm: WarmMatch,
  standing: StandingBook,
  audience: Audience,
  { seq: last, moment }: Known,
  page = PAGE,
): { readonly telling: Telling; readonly known: Known } {
  const { match } = warm;
  const { telling, known } = tell(moment, { ...match.now(audience), undo: standing.judgeUndo(match, audience) });
  const { seq, after, changes } = telling;
  const seed = match.reveal();
  const first = Math.max(last + 1, seq + 1 - page);
  const entries = heardEntries(warm, audience, first, seq + 1);
  const isAnswered = match.asks === audience && standing.isAnswering(match);
  const isSeated = after === null || entries.some((entry) => 'holder' in (match.log.entry(entry.seq) ?? {}));
  return {
    telling: {
      ...{ seq, audience, after, changes },
      entries,
      ...(isAnswered ? { isAnswered } : {}),
      ...(isSeated ? { seating: match.seating } : {}),
      ...(after === null ? { commitment: match.commitment } : {}),
      seed: seed.granted ? seed.value : null,
    },
    known: { seq, moment: known },
  };
}

export function knownAgain({ match }: WarmMatch, audience: Audience, { seq, undo }: Known): Known {
  return undo === undefined
    ? { seq, moment: null }
    : { seq, moment: tell(null, { ...match.now(audience), undo }).known };
}

/** One entry as an audience may know it: the words of its own seat, of undos and of the table; events as it heard them. */
export function heardEntry({ match, told }: WarmMatch, audience: Audience, seq: number): ToldEntry {
  const notices: readonly EventNotice<unknown>[] = JSON.parse(told[seq] ?? '[]');
  const entry = match.log.entry(seq);
  const isOpen = entry !== undefined && (!('say' in entry) || entry.seat === audience);
  return {
    seq,
    speaker: speakerOf(entry),
    words: isOpen ? printEntry(entry) : null,
    events: [...heardBy(audience, notices)],
  };
}

/** Entries from one number up to, but not including, another. */
export function heardEntries(warm: WarmMatch, audience: Audience, from: number, to: number): ToldEntry[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => heardEntry(warm, audience, from + place));
}
