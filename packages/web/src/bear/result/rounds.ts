import type { BearEvent } from '@sandtable/bear';
import { roundAmong, startsOfRounds } from '../../log/log-model.ts';
import type { ToldEntry } from './told-entry.ts';

/** Where each round begins, the first of them first. */
export function roundStarts(entries: readonly ToldEntry[]): ReturnType<typeof startsOfRounds> {
  return startsOfRounds(entries, (event: BearEvent) => (event.key === 'roundBegan' ? event.round : null));
}

/** The round in which an entry was made. */
export function roundsOf(entries: readonly ToldEntry[]): (seq: number) => number {
  return roundAmong(roundStarts(entries));
}
