import { AI_SEAT, type BearEvent } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Moment } from '../link/link.ts';

/** What one action told, over all its entries: rolls, hits, the check. */
export interface Told {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly BearEvent[];
}

const MOST = 5;

/**
 * A person's own action begins a new list, and what AI and bots do after it is put below it. A question in the middle of an
 * action does not end it: what its answer brings belongs to it.
 */
export function toldAfter(told: readonly Told[], before: Moment, after: Moment, seating: Seating): readonly Told[] {
  const { seq, speaker, events } = after;
  const last = told.at(-1);
  if (last !== undefined && last.speaker === speaker && speaker !== AI_SEAT && before.pending?.key !== 'turn')
    return [...told.slice(0, -1), { seq, speaker, events: [...last.events, ...events] }];
  const isPerson = speaker !== null && seating[speaker]?.kind === 'person';
  if (events.length === 0) return isPerson ? [] : told;
  return [...(isPerson ? [] : told), { seq, speaker, events }].slice(-MOST);
}

/** What is told first of an action, from what counts most down; of several that count alike, the last. */
const HEADLINES: readonly BearEvent['key'][] = [
  'gameEnded',
  'destroyed',
  'controlTaken',
  'marked',
  'rumorRevealed',
  'revealed',
  'rallied',
  'missed',
  'barrageFell',
  'smokeLaid',
  'entered',
  'left',
  'moved',
  'turned',
  'aiPassed',
  'passed',
  'attacked',
];

export function headlineOf(events: readonly BearEvent[]): BearEvent | undefined {
  for (const key of HEADLINES) {
    const found = events.findLast((event) => event.key === key);
    if (found !== undefined) return found;
  }
  return events.at(-1);
}
