import type { Seating } from '@sandtable/session';
import type { TurnNews } from '../tables/house.ts';

/** Since which entry each person is asked. */
export type TurnStarts = Readonly<Record<string, number>>;

/** The last news of a match, and the people who at some point before it were not asked. */
export interface Pending {
  readonly news: TurnNews;
  readonly left: ReadonlySet<string>;
}

/** Gathers the news of matches: after a quick exchange only the last matters to someone who is away. */
export class TurnBook {
  readonly #pending = new Map<string, Pending>();

  add(news: TurnNews): void {
    const asked = askedIn(news);
    const left = peopleIn(news.seats).filter((person) => !asked.includes(person));
    this.#put({ news, left: new Set([...(this.#pending.get(news.match)?.left ?? []), ...left]) });
  }

  /** Keeps news that could not be dealt with, unless newer news has come. */
  putBack(pending: Pending): void {
    if (!this.#pending.has(pending.news.match)) this.#put(pending);
  }

  /** Whether this person is asked by the latest news; true if there is none. */
  isAsked(match: string, person: string): boolean {
    const pending = this.#pending.get(match);
    return pending === undefined || askedIn(pending.news).includes(person);
  }

  takeAll(): readonly Pending[] {
    const all = [...this.#pending.values()];
    this.#pending.clear();
    return all;
  }

  #put(pending: Pending): void {
    this.#pending.set(pending.news.match, pending);
  }
}

export function peopleIn(seats: Seating): readonly string[] {
  return [...new Set(Object.keys(seats).flatMap((seat) => personAt(seats, seat) ?? []))];
}

function personAt(seats: Seating, seat: string): string | undefined {
  const holder = seats[seat];
  return holder?.kind === 'person' ? holder.id : undefined;
}

function askedIn({ asks, seats }: TurnNews): readonly string[] {
  return asks.flatMap((seat) => personAt(seats, seat) ?? []);
}

/**
 * Since which entry each person is asked now. Someone who was asked before, and has neither spoken nor been passed over since, still has
 * the same turn and was told of it. `said` are the entries since then.
 */
export function askedSince({ news, left }: Pending, before: TurnStarts, said: readonly string[]): TurnStarts {
  const { seats, seq } = news;
  const spoke = (person: string): boolean =>
    Object.keys(seats).some(
      (seat) => personAt(seats, seat) === person && said.some((text) => text.startsWith(`${seat}: `)),
    );
  return Object.fromEntries(
    askedIn(news).map((person) => {
      const since = before[person];
      return [person, since === undefined || left.has(person) || spoke(person) ? seq : since];
    }),
  );
}
