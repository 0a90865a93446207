import type { Happening } from '../face/happening.ts';

/** What is told first of an action: what counts most, and of several that count alike, the last. */
export function headlineOf<Event>(
  events: readonly Event[],
  rankOf: (event: Event) => number | null,
): Event | undefined {
  let best: Event | undefined;
  let least = Infinity;
  for (const event of events) {
    const rank = rankOf(event);
    if (rank !== null && rank <= least) [best, least] = [event, rank];
  }
  return best ?? events.at(-1);
}

/** The headline of an action in one line, with the dice that decided it. */
export function headlineWithDice(events: readonly Happening[]): Happening | undefined {
  const headline = headlineOf(events, ({ rank }) => rank);
  if (headline === undefined || headline.sign !== null) return headline;
  const before = events.slice(0, events.indexOf(headline));
  const dice = before.findLast(({ sign }) => sign?.kind === 'dice');
  return dice === undefined ? headline : { ...headline, sign: dice.sign };
}
