import type { Limanowa, LimanowaEvent } from '@sandtable/limanowa';
import type { LoggedEntry } from '../../face/moment.ts';
import { roundAmong, startsOfRounds } from '../../log/log-model.ts';

type Entries = readonly LoggedEntry<Limanowa>[];

/** Where each round begins, the first of them first. */
export function roundStarts(entries: Entries): ReturnType<typeof startsOfRounds> {
  return startsOfRounds(entries, (event: LimanowaEvent) => (event.key === 'gameRoundBegan' ? event.round : null));
}

/** The round in which an entry was made. */
export function roundsOf(entries: Entries): (seq: number) => number {
  return roundAmong(roundStarts(entries));
}
