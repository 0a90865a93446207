import { type BearEvent, type EventNames, explainEvent } from '@sandtable/bear';
import { rankOf } from '../events/event-traits.ts';
import { headlineOf } from '../../match/headline.ts';

/** Dice and the card of a check are drawn, and make no title. */
const DRAWN: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['rolled', 'checked']);
/** Their lines say more than a title could. */
const SAYS_MORE: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['marked', 'markerShown']);

/** What came of a turn: the one thing that counts most above, and the rest below it. */
export function titled(
  events: readonly BearEvent[],
  names: EventNames,
  plain: string,
): { readonly title: string; readonly events: readonly BearEvent[] } {
  const headline = headlineOf(events, rankOf);
  if (headline === undefined || DRAWN.has(headline.key)) return { title: plain, events };
  return {
    title: `${explainEvent(headline, names)} (${headline.rule})`,
    events: SAYS_MORE.has(headline.key) ? events : events.filter((event) => event !== headline),
  };
}
