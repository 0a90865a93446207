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
