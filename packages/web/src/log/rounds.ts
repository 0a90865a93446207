interface RoundStart {
  readonly round: number;
  readonly seq: number;
}

interface ToldEntry<Event> {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Where each round begins, the first of them first; `roundBegun` tells the round that an event begins, if it does. */
export function startsOfRounds<Event>(
  entries: readonly ToldEntry<Event>[],
  roundBegun: (event: Event) => number | null,
): RoundStart[] {
  return entries.flatMap(({ seq, events }) =>
    events.flatMap((event) => {
      const round = roundBegun(event);
      return round === null ? [] : [{ round, seq }];
    }),
  );
}

/** The round in which an entry was made; an entry that begins a round belongs to the one before. 0 where none has begun. */
export function roundAmong(starts: readonly RoundStart[]): (seq: number) => number {
  return (seq) => starts.findLast((start) => start.seq < seq)?.round ?? starts[0]?.round ?? 0;
}
