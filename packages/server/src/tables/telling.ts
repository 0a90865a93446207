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

/** So many entries come at once: with a match that is opened, and when older ones are asked for. */
export const PAGE = 50;

/** What an audience is told of a match: what it has missed, and how things are now, as changes of what it knew. */
export interface Telling extends Pick<SessionTelling<Realm>, 'seq' | 'audience' | 'after' | 'changes'>, ToldClocks {
  /** Those that were missed; of many the newest page. */
  readonly entries: readonly ToldEntry[];
  /** The seat is asked, but has answered beforehand: the answer follows. */
  readonly isAnswered?: boolean;
  /** With the whole, and whenever a seat has changed hands. */
  readonly seating?: Seating;
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
  /** While the match sleeps, of the moment that was told last: all else of it is as the match still has it. */
  readonly undo?: Moment<Realm>['undo'];
}

/**
 * The one place where a match is put into words for an audience. Whoever was told nothing yet gets the whole view, others what has
 * changed. What is known then is to be kept for the next time, for as long as the connection lasts.
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

/** What somebody knew before the match fell asleep. */
export function knownAgain({ match }: WarmMatch, audience: Audience, { seq, undo }: Known): Known {
  return undo === undefined
    ? { seq, moment: null }
    : { seq, moment: tell(null, { ...match.now(audience), undo }).known };
}

/** One entry as an audience knows it: its words are the audience's own, every undo, and what the table said. */
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

/** Those from one number to before another. */
export function heardEntries(warm: WarmMatch, audience: Audience, from: number, to: number): ToldEntry[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => heardEntry(warm, audience, from + place));
}
