import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Happening } from '../face/happening.ts';
import type { Instant } from './instant.ts';

/** What one action told, over all its entries: rolls, hits, the check. */
export interface Told {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
}

const MOST = 5;

/** The rules themselves speak for a seat that nobody holds. */
export function isProcedure(seating: Seating, speaker: Seat | null): boolean {
  return speaker !== null && seating[speaker]?.kind === 'procedure';
}

/**
 * A person's own action begins a new list, and what AI and bots do after it is put below it. A question in the middle of an
 * action does not end it: what its answer brings belongs to it.
 */
export function toldAfter(
  told: readonly Told[],
  before: Pick<Instant, 'isTurn'>,
  after: Told,
  seating: Seating,
): readonly Told[] {
  const { seq, speaker, events } = after;
  const last = told.at(-1);
  if (last !== undefined && last.speaker === speaker && !isProcedure(seating, speaker) && !before.isTurn)
    return [...told.slice(0, -1), { seq, speaker, events: [...last.events, ...events] }];
  const isPerson = speaker !== null && seating[speaker]?.kind === 'person';
  if (events.length === 0) return isPerson ? [] : told;
  return [...(isPerson ? [] : told), { seq, speaker, events }].slice(-MOST);
}
