import { bad, canonicalJson, ok, type Realm, type Result, type Seat } from '@sandtable/kernel';
import { printEntry, speakerOf } from './log.ts';
import type { Match } from './match.ts';

const FORMAT = 'sandtable-log';

interface HeardEntry {
  /** 0 is the set-up. */
  readonly seq: number;
  /** Null for the set-up, and for entries of the table. */
  readonly speaker: Seat | null;
  /** The words of the seat itself, of every undo and of the table; null for the sentences of others. */
  readonly words: string | null;
  readonly events: readonly unknown[];
}

/** A match in progress as one seat may have it: a log to read, which cannot be replayed. */
export interface SeatLog {
  readonly format: typeof FORMAT;
  readonly system: string;
  readonly version: number;
  readonly seat: Seat;
  /** The player's name, by seat. */
  readonly players: Readonly<Record<Seat, string>>;
  readonly entries: readonly HeardEntry[];
}

/**
 * What a seat has said and heard so far. No seed, no digest, no hash and no options: options may contain a position with hidden
 * facts, and the others could be used to test guesses.
 */
export function seatLog<R extends Realm>(match: Match<R>, seat: Seat): Result<SeatLog> {
  if (!Object.hasOwn(match.seating, seat)) return bad('seat', `one of ${Object.keys(match.seating).join(', ')}`, seat);
  return ok({
    format: FORMAT,
    system: match.system.id,
    version: match.system.version,
    seat,
    players: Object.fromEntries(Object.entries(match.seating).map(([each, holder]) => [each, nameOf(holder)])),
    entries: Array.from({ length: match.seq + 1 }, (_, seq) => heardEntry(match, seat, seq)),
  });
}

function nameOf(holder: Match<Realm>['seating'][Seat]): string {
  if (holder?.kind === 'person') return holder.name;
  return holder?.kind === 'bot' ? holder.bot : 'AI';
}

function heardEntry<R extends Realm>(match: Match<R>, seat: Seat, seq: number): HeardEntry {
  const entry = match.log.entry(seq);
  const isOpen = entry !== undefined && (!('say' in entry) || entry.seat === seat);
  const events = match.at(seq, seat).events;
  return { seq, speaker: speakerOf(entry), words: isOpen ? printEntry(entry) : null, events };
}

/**
 * Whether a log that a player kept during a match agrees with the match revealed at its end. The number of the first entry that
 * differs; null if none does.
 */
export function firstUnlike<R extends Realm>(match: Match<R>, { seat, entries }: SeatLog): number | null {
  for (const [seq, heard] of entries.entries()) {
    if (seq > match.seq || canonicalJson(heardEntry(match, seat, seq)) !== canonicalJson(heard)) return seq;
  }
  return null;
}
