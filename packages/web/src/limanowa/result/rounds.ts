import type { Limanowa } from '@sandtable/limanowa';
import type { LoggedEntry } from '../../face/moment.ts';

type Entries = readonly LoggedEntry<Limanowa>[];

/** Where each round begins, the first of them first. */
export function roundStarts(entries: Entries): { readonly round: number; readonly seq: number }[] {
  return entries.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.key === 'gameRoundBegan' ? [{ round: event.round, seq }] : [])),
  );
}

/** The round in which an entry was made; an entry that begins a round belongs to the one before. */
export function roundsOf(entries: Entries): (seq: number) => number {
  const starts = roundStarts(entries);
  return (seq) => starts.findLast((start) => start.seq < seq)?.round ?? starts[0]?.round ?? 1;
}
