import { type Audience, heardBy, type EventNotice, type Realm, type Seat } from '@sandtable/kernel';
import { type Commitment, type Match, type MatchOutcome, printEntry, speakerOf } from '@sandtable/session';

/** One entry as an audience knows it. */
interface HeardEntry {
  readonly seq: number;
  /** Null for the set-up, and for what the table said. */
  readonly speaker: Seat | null;
  /** What the audience said itself, every undo, and what the table said; null for the sentences of others. */
  readonly words: string | null;
  readonly events: readonly unknown[];
}

/** All that an audience is told of a match: what it has missed, and how things are now. */
export interface Telling {
  readonly seq: number;
  readonly entries: readonly HeardEntry[];
  readonly view: unknown;
  readonly asks: Seat | null;
  /** The entry that an undo of the audience's own would return to. */
  readonly undo: number | null;
  readonly outcome: MatchOutcome | null;
  readonly commitment: Commitment;
  /** The seed, once the match is over. */
  readonly seed: string | null;
}

/**
 * The one place where a match is put into words for an audience, after the entry that it has (-1 for none). The view is told whole;
 * whatever tells only what has changed goes here.
 */
export function tellingOf(
  match: Match<Realm>,
  told: readonly (readonly EventNotice<unknown>[])[],
  audience: Audience,
  after: number,
): Telling {
  const { view, undo, outcome } = match.now(audience);
  const seed = match.reveal();
  return {
    seq: match.seq,
    entries: told.slice(after + 1).map((notices, index) => heardEntry(match, audience, after + 1 + index, notices)),
    view,
    asks: match.asks,
    undo: undo.granted ? undo.value.to : null,
    outcome: outcome ?? null,
    commitment: match.commitment,
    seed: seed.granted ? seed.value : null,
  };
}

function heardEntry(
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
