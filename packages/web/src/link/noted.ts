import type { Realm, Seat } from '@sandtable/kernel';
import { type Match, type Moment as Seen, speakerOf } from '@sandtable/session';
import type { LoggedEntry, Moment } from '../face/moment.ts';
import { readersOf } from './seating.ts';

/** Appends to each reader's log the entries it lacks; a seat that a person has just taken gets them from the start. */
export function noteEntries<R extends Realm>(match: Match<R>, logs: Map<Seat, LoggedEntry<R>[]>): void {
  for (const seat of readersOf(match.seating)) {
    const log = logs.get(seat) ?? [];
    logs.set(seat, log);
    for (let seq = log.length; seq <= match.seq; seq++) log.push(entryFor(match, seat, seq));
  }
}

function entryFor<R extends Realm>(match: Match<R>, seat: Seat, seq: number): LoggedEntry<R> {
  const entry = match.log.entry(seq);
  const { events } = seq === match.seq ? match.now(seat) : match.at(seq, seat);
  // Copied, because the view's own records change with the next entry.
  const told = { seq, speaker: speakerOf(entry), events: [...events], undo: null };
  if (entry === undefined) return told;
  if ('table' in entry) return { ...told, undo: 'to' in entry ? entry.to : null, byTable: entry };
  if ('undo' in entry) return { ...told, undo: entry.undo };
  return entry.seat === seat ? { ...told, said: entry.say } : told;
}

export function momentOf<R extends Realm>(match: Match<R>, seen: Seen<R>): Moment<R> {
  const { seq, audience, view, pending, events, undo, outcome } = seen;
  const entry = match.log.entry(seq);
  return {
    seq,
    seat: audience,
    asks: pending?.seat ?? null,
    view,
    pending: pending ?? null,
    speaker: speakerOf(entry),
    ...(entry !== undefined && 'table' in entry ? { byTable: entry } : {}),
    ...(entry !== undefined && 'say' in entry && entry.seat === audience ? { said: entry.say } : {}),
    events,
    undo,
    outcome: outcome ?? null,
  };
}
